"""What needs numpy alone runs with numpy alone, and nobody needs what draws who does not look."""

from __future__ import annotations

import subprocess
import sys

import pytest

ONLY = """
import sys

class Only:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in {known}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Only())
"""
RULES = {"parlour", "librt", "mypy_extensions"}  # the last two are of compiled rules

FEATURES = """
import pathlib, tempfile
from parlour.core.chance import QuickChance
from parlour.envs import ArrayWriter, Batch, EnvError, Observation, own_eyes, record_games, symmetries_of
from parlour.core.record import Record
from parlour.games import find_game
import parlour.envs

for name in ("roam", "arcs"):
    game = find_game(name)
    assert Observation(game).write(game.start({}, QuickChance(1)), 0).any()
    batch = Batch(name, {}, 2)
    batch.step(batch.sample())
    assert batch.observe().any() and batch.masks().any()
assert len(symmetries_of("roam", {})) == 1 and own_eyes("roam", {}).symmetry
with tempfile.TemporaryDirectory() as folder:
    (file,) = record_games("roam", {}, ["random", "greedy"], 1, folder)
    writer = ArrayWriter(pathlib.Path(folder) / "games.npz")
    writer.add(Record.from_text(file.read_text("utf-8"), find_game), file.name)
    assert writer.close()
try:
    parlour.envs.nothing
except AttributeError:
    assert not {"gymnasium", "fluent", "rich"} & set(sys.modules)
    print("well")
"""
PLAYING = """
from parlour.envs import arcs_v0, roam_v0
import gymnasium

for module in (roam_v0, arcs_v0):
    env = module.env(players=2)
    env.reset(seed=1)
    env.step(env.state_of_game.menu()[0])
env = gymnasium.make("parlour/Roam-v0")
_, info = env.reset(seed=1)
env.step(info["action_mask"].argmax())
print("well")
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "known"),
    [
        (FEATURES, {"numpy"}),
        (
            PLAYING,
            {"numpy", "gymnasium", "pettingzoo", "cloudpickle", "typing_extensions", "farama_notifications"},
        ),
    ],
    ids=["features", "playing"],
)
def test_it_needs_no_more_than_this(program: str, known: set[str]) -> None:
    text = ONLY.format(known=sorted(RULES | known)) + program
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert done.stdout == "well\n", done.stderr
