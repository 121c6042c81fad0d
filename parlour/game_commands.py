"""Commands about one game: its name comes after the command's, and then flags for the options it has.

`parlour play` is about the first game there is. What a flag means is said by the game alone: its `option_specs`,
the messages `<game>-option-<name>`, and its manifest where an option takes free data.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from parlour.console import help_for, one_clear_error, spoken
from parlour.core.game import OptionSpec
from parlour.core.manifest import Manifest
from parlour.games import find_manifest, names
from parlour.words import Words

PREFIX = "option_"  # of an option among the parameters of a command, which may have others of that name


def for_every_game(command: Callable[..., None], help_message: str, by_flag: bool = False) -> typer.Typer:
    """A command that takes a game, the options somebody gave, and flags of its own, as one command a game.

    `help_message` is what its help says. With `by_flag` the game is named by the flag `--game` alone, for commands
    whose arguments are something else.
    """

    class Games(TyperGroup):
        def list_commands(self, ctx: Any) -> list[str]:
            return list(names())

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            with one_clear_error():
                return _command(command, help_message, find_manifest(cmd_name))

        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            return super().parse_args(ctx, game_of_flag(args) if by_flag else game_first(args))

    app = typer.Typer(cls=Games, subcommand_metavar="[GAME] [OPTIONS]")
    app.callback(help=help_for(help_message))(lambda: None)
    return app


def game_first(args: list[str]) -> list[str]:
    """The arguments with the game before them; where none is named it is the first there is.

    >>> game_first(["--players", "4", names()[1]]) == [names()[1], "--players", "4"]
    True
    >>> game_first(["--players", "4"])[0] == names()[0]
    True
    >>> game_first(["--help"]), game_first(["chess"])
    (['--help'], ['chess'])
    """
    named = [place for place, argument in enumerate(args) if argument in names()]
    if named:
        return [args[named[0]], *args[: named[0]], *args[named[0] + 1 :]]
    if args == ["--help"] or (args and not args[0].startswith("-")):
        return args
    return [names()[0], *args]


def game_of_flag(args: list[str]) -> list[str]:
    """The arguments with the game before them that the flag `--game` names; else it is the first there is.

    >>> game_of_flag(["random", "--game", "chess"]), game_of_flag(["--game=chess"])
    (['chess', 'random', '--game', 'chess'], ['chess', '--game=chess'])
    >>> game_of_flag(["random"]) == [names()[0], "random"]
    True
    """
    for place, argument in enumerate(args):
        flag, equals, name = argument.partition("=")
        if flag == "--game" and (equals or place + 1 < len(args)):
            return [name if equals else args[place + 1], *args]
    return [names()[0], *args]


def _command(command: Callable[..., None], help_message: str, manifest: Manifest) -> Any:
    """The command for one game, with a flag for each of its options."""
    game = manifest.game.load()

    def about_game(**flags: Any) -> None:
        with one_clear_error():
            given = {}
            for spec in game.option_specs:
                typed = flags.pop(PREFIX + spec.name)
                if typed is not None and typed is not False:
                    given[spec.name] = value_of(manifest, spec, typed)
            command(game, given, **flags)

    parameters = [_parameter(manifest, spec, spoken()) for spec in game.option_specs]
    for parameter in list(inspect.signature(command, eval_str=True).parameters.values())[2:]:
        parameters.append(parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY))
    # Typer reads the flags off the signature, which nobody could write before the game was known.
    vars(about_game)["__signature__"] = inspect.Signature(parameters)
    about_game.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    app = typer.Typer(add_completion=False)
    flags = " ".join(flag_of(spec) for spec in game.option_specs)
    panel = help_for("cli-help-games")
    app.command(manifest.name, help=help_for(help_message), short_help=flags, rich_help_panel=panel)(about_game)
    return typer.main.get_command(app)


def _parameter(manifest: Manifest, spec: OptionSpec, said: Words) -> inspect.Parameter:
    """The flag of an option."""
    message = f"{manifest.name}-option-{spec.name}"
    explained = said.help(message) if said.has(message) else None
    annotation: Any
    if is_switch(spec):
        annotation = Annotated[bool, typer.Option(flag_of(spec), help=explained)]
    else:
        metavar = spec.said("|") or None
        annotation = Annotated[str | None, typer.Option(flag_of(spec), help=explained, metavar=metavar)]
    default = False if is_switch(spec) else None
    return inspect.Parameter(
        PREFIX + spec.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
    )


def is_switch(spec: OptionSpec) -> bool:
    """Whether an option is on or off."""
    return spec.choices is not None and all(isinstance(choice, bool) for choice in spec.choices)


def flag_of(spec: OptionSpec) -> str:
    """How an option is said on the command line: what is on by default can be switched off.

    >>> flag_of(OptionSpec("two_dice", False, (False, True))), flag_of(OptionSpec("joker", True, (False, True)))
    ('--two-dice', '--no-joker')
    """
    off = "no-" if is_switch(spec) and spec.default else ""
    return f"--{off}{spec.name.replace('_', '-')}"


def value_of(manifest: Manifest, spec: OptionSpec, typed: str | bool) -> object:
    """What somebody means by a flag and what stands behind it. What means nothing is for the game to refuse."""
    if isinstance(typed, bool):
        return not spec.default
    if spec.choices is not None:
        return next((choice for choice in spec.choices if str(choice) == typed), typed)
    free = manifest.options.get(spec.name)
    return free.read.load()(typed) if free is not None else typed
