"""The network while it learns; `parlour.bots.learned.network` is the same for those who play."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from parlour.bots.learned.shape import MOST_SEATS, Shape
from parlour.train.players import NOTHING

HIDDEN = (384, 256)
IMPOSSIBLE = -1e4  # the logit of what is not legal, small enough for numbers of 16 bits


class Model(nn.Module):  # type: ignore[misc]  # whether PyTorch is there or not, its types are not looked at
    """From observations to a policy and to the chances of all seats."""

    def __init__(self, shape: Shape, hidden: tuple[int, int] = HIDDEN) -> None:
        super().__init__()
        scales = shape.scales()
        parts, count = shape.actions()
        wide, narrow = hidden
        self.first = nn.Linear(len(scales), wide)
        self.names = nn.Parameter(torch.randn(sum(shape.name_sizes()), wide) * 0.05) if shape.names else None
        self.second = nn.Linear(wide, narrow)
        self.third = nn.Linear(narrow, narrow)
        self.worths = nn.Linear(narrow, count)
        self.value = nn.Linear(narrow, MOST_SEATS)
        for layer in (self.worths, self.value):
            nn.init.normal_(layer.weight, std=0.01)  # at first everything is about equally likely
            nn.init.zeros_(layer.bias)
        self.register_buffer("scales", torch.from_numpy(scales), persistent=False)
        self.register_buffer("parts", torch.from_numpy(parts), persistent=False)
        self.register_buffer("name_at", torch.tensor(list(shape.names), dtype=torch.int64), persistent=False)
        offsets = np.concatenate([[0], np.cumsum(shape.name_sizes())]).astype(np.int64)[:-1]
        self.register_buffer("offsets", torch.from_numpy(offsets), persistent=False)

    def forward(self, rows: Tensor, seats: Tensor, menus: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probabilities of the actions on the menus, and of each seat to win, from the own one on."""
        read = self.first(rows * self.scales)
        if self.names is not None:
            read = read + self.names[rows[:, self.name_at].long() + self.offsets].sum(1)
        second = self.second(read.relu()).relu()
        seen = second + self.third(second).relu()
        worths = nn.functional.pad(self.worths(seen), (0, 1))  # the part that fills up rows is worth 0
        parts = self.parts[seats[:, None], menus.clamp(min=0).long()]
        logits = worths.gather(1, parts.flatten(1)).view(parts.shape).sum(2).float()
        policy = logits.masked_fill(menus == NOTHING, IMPOSSIBLE).log_softmax(1)
        absent = torch.arange(MOST_SEATS, device=rows.device) >= players[:, None]
        return policy, self.value(seen).float().masked_fill(absent, IMPOSSIBLE).log_softmax(1)

    def numbers(self) -> dict[str, NDArray[np.float32]]:
        """All that was learnt, by name."""
        return {name: found.detach().float().cpu().numpy() for name, found in self.state_dict().items()}

    def take(self, numbers: dict[str, NDArray[np.float32]]) -> None:
        """Go on from what was learnt before."""
        self.load_state_dict({name: torch.from_numpy(np.array(found)) for name, found in numbers.items()})
