"""`parlour admin`: for whoever hosts a server. It works on the database, with the server running or not."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.console import complain, complaints, help_for, one_clear_error, spoken
from parlour.core.errors import InvalidInput
from parlour.terminal.ink import one_line

if TYPE_CHECKING:  # the extra `parlour[server]` may not be there
    from parlour.server.admin import Admin, Checked, Exported
    from parlour.server.rows import Counted, Person
    from parlour.server.settings import Settings

admin_app = typer.Typer(no_args_is_help=True, help=help_for("cli-help-admin"))


@admin_app.callback(help=help_for("cli-help-admin"))
def begin(context: typer.Context) -> None:
    """Look after a server: tables, users, backups, upgrades."""
    before = os.umask(0o077)  # records, copies and what they lie in are for whoever made them
    context.call_on_close(lambda: os.umask(before))


Database = Annotated[str | None, typer.Option(help=help_for("cli-help-admin-database"))]
Table = Annotated[str, typer.Argument(help=help_for("cli-help-admin-table"))]
User = Annotated[str, typer.Argument(help=help_for("cli-help-admin-user"))]
Yes = Annotated[bool, typer.Option("--yes", help=help_for("cli-help-admin-yes"))]
Force = Annotated[bool, typer.Option("--force", help=help_for("cli-help-admin-force"))]


@admin_app.command("list", help=help_for("cli-help-admin-list"))
def list_all(
    status: Annotated[str | None, typer.Option(help=help_for("cli-help-admin-list-status"))] = None,
    users: Annotated[bool, typer.Option("--users", help=help_for("cli-help-admin-list-users"))] = False,
    database: Database = None,
) -> None:
    """List the tables by status, or the users."""
    with at_work(database) as admin:
        from parlour.server.admin import STATUSES

        if status is not None and status not in STATUSES:
            raise InvalidInput("cli-admin-status", status=status[:40], known=", ".join(STATUSES))
        if users:
            show_users(admin.users())
            return
        found = admin.tables(status)
        for wanted in [status] if status else STATUSES:
            show_tables(wanted, [row for row in found if row.status == wanted])


def show_tables(status: str, rows: list[Counted]) -> None:
    """The tables of one status."""
    say("cli-admin-tables", status=status, count=len(rows))
    for row in rows:
        players = ", ".join(row.players) or "-"
        values = {"table": row.id, "game": row.spec["game"], "entries": row.entries, "players": players}
        say("cli-admin-table", touched=date(row.touched), **values)


def show_users(rows: list[Person]) -> None:
    """All users."""
    say("cli-admin-users", count=len(rows))
    for row in rows:
        kind = "banned" if row.banned else "account" if row.login is not None else "guest"
        values = {"user": row.id, "name": row.name, "seats": row.seats, "kind": kind}
        say("cli-admin-user", created=date(row.created), **values)


@admin_app.command("delete", help=help_for("cli-help-admin-delete"))
def delete(table: Table, yes: Yes = False, database: Database = None) -> None:
    """Delete a table with its game and its chat, for ever."""
    with at_work(database) as admin:
        admin.need_table(table)
        sure("cli-admin-delete-sure", yes, table=table)
        admin.delete(table)
        say("cli-admin-deleted", table=table)


@admin_app.command("ban", help=help_for("cli-help-admin-ban"))
def ban(user: User, database: Database = None) -> None:
    """Keep a user out: they are signed out everywhere and cannot sign in."""
    with at_work(database) as admin:
        found = admin.ban(user, True)
        say("cli-admin-banned", user=found.id, name=found.name)


@admin_app.command("unban", help=help_for("cli-help-admin-unban"))
def unban(user: User, database: Database = None) -> None:
    """Let a banned user in again."""
    with at_work(database) as admin:
        found = admin.ban(user, False)
        say("cli-admin-unbanned", user=found.id, name=found.name)


@admin_app.command("export", help=help_for("cli-help-admin-export"))
def export(
    table: Annotated[str | None, typer.Argument(help=help_for("cli-help-admin-table"))] = None,
    to: Annotated[
        Path | None,
        typer.Option(help=help_for("cli-help-admin-export-to")),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help=help_for("cli-help-admin-export-all"))] = False,
    force: Force = False,
    database: Database = None,
) -> None:
    """Write the record of a game to a file. That of a running game holds everybody's secrets."""
    with at_work(database) as admin:
        if (table is None) != everything:
            raise InvalidInput("cli-admin-export-what")
        if table is not None:
            write_record(admin.export(table), to or Path(f"{table}.record"), force)
        else:
            export_all(admin, to or Path("records"), force)


def export_all(admin: Admin, folder: Path, force: bool) -> None:
    """Every game that has begun, in a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in admin.tables():
        if row.entries:
            try:
                exported = admin.export(row.id)
            except InvalidInput as error:  # not even its setup replays; the others are still wanted
                typer.echo(one_line(spoken().error(error)))
                continue
            write_record(exported, folder / f"{row.id}.record", force)


def write_record(exported: Exported, path: Path, force: bool) -> None:
    """Put a record into its file and say so."""
    need_free(path, force)
    path.write_text(exported.text, encoding="utf-8")
    say("cli-admin-exported", table=exported.table, status=exported.status, file=str(path))
    if exported.fault is not None:
        say("cli-admin-exported-part", table=exported.table, seq=exported.fault.seq)


@admin_app.command("backup", help=help_for("cli-help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=help_for("cli-help-admin-backup-file"))],
    force: Force = False,
    database: Database = None,
) -> None:
    """Copy a SQLite database as it is at this moment, while people play on."""
    with tidy():
        from parlour.server.admin import backup as copy

        need_free(file, force)
        copy(settings_for(database), file)
        say("cli-admin-backup", file=str(file), bytes=str(file.stat().st_size))


@admin_app.command("restore", help=help_for("cli-help-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=help_for("cli-help-admin-restore-file"))],
    yes: Yes = False,
    database: Database = None,
) -> None:
    """Put a copy in the place of the database. Stop the server first."""
    with tidy():
        from parlour.server.admin import need_backup, need_sqlite
        from parlour.server.admin import restore as put_back
        from parlour.server.database import shown

        settings = settings_for(database)
        need_sqlite(settings)
        need_backup(file)
        sure("cli-admin-restore-sure", yes, database=shown(settings))
        put_back(settings, file)
        say("cli-admin-restored", file=str(file), database=shown(settings))


@admin_app.command("move", help=help_for("cli-help-admin-move"))
def move(
    to: Annotated[str, typer.Option(help=help_for("cli-help-admin-move-to"))],
    database: Database = None,
) -> None:
    """Carry everything over to another database, and check it there. Stop the server first."""
    with tidy():
        from parlour.server.admin import why
        from parlour.server.database import shown
        from parlour.server.moving import move as carry

        settings = settings_for(database)
        with bars() as tell:
            moved = carry(settings, to, tell)
        for checked in moved.faults:
            if checked.fault is not None:
                fault = {"seq": checked.fault.seq, "error": why(checked.fault.error)}
                say("cli-admin-move-bad", table=checked.table, **fault)
        counts = {"people": moved.people, "tables": moved.tables, "entries": moved.entries, "games": moved.games}
        say("cli-admin-moved", database=shown(replace(settings, database=to)), **counts)


@contextmanager
def bars() -> Iterator[Callable[[str, int, int], None]]:
    """How far something long is, for whoever looks: told are a message, how much is done, and of how much."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints, disable=not complaints.is_terminal) as progress:
        known: dict[str, TaskID] = {}

        def tell(message: str, done: int, total: int) -> None:
            if message not in known:
                known[message] = progress.add_task(spoken().say(message), total=total)
            progress.update(known[message], completed=done)

        yield tell


@admin_app.command("check", help=help_for("cli-help-admin-check"))
def check(
    freeze: Annotated[bool, typer.Option("--freeze", help=help_for("cli-help-admin-check-freeze"))] = False,
    database: Database = None,
) -> None:
    """Replay every game that has not ended, as before an upgrade; exit code 1 if one does not replay."""
    with at_work(database) as admin:
        frozen = len(admin.tables("frozen"))
        found = check_all(admin, freeze)
        bad = sum(checked.fault is not None for checked in found)
        say("cli-admin-check-sum", count=len(found), bad=bad)
        if frozen:
            say("cli-admin-check-frozen", count=frozen)
    if bad:
        raise typer.Exit(1)


@admin_app.command("thaw", help=help_for("cli-help-admin-thaw"))
def thaw(
    table: Annotated[str, typer.Argument(help=help_for("cli-help-admin-thaw-table"))], database: Database = None
) -> None:
    """Let a frozen table be played again, if it replays; exit code 1 if it does not."""
    from parlour.server.admin import why

    with at_work(database) as admin:
        fault = admin.thaw(table)
        if fault is None:
            say("cli-admin-thawed", table=table)
            return
        say("cli-admin-check-bad", table=table, seq=fault.seq, error=why(fault.error))
    raise typer.Exit(1)


def check_all(admin: Admin, freeze: bool) -> list[Checked]:
    """Check every table and say which are bad."""
    from parlour.server.admin import why

    found = []
    for checked in admin.check():
        found.append(checked)
        if checked.fault is not None:
            fault = {"seq": checked.fault.seq, "error": why(checked.fault.error)}
            say("cli-admin-check-bad", table=checked.table, **fault)
            if freeze and admin.freeze(checked.table):
                say("cli-admin-frozen", table=checked.table)
    return found


# Small things


@contextmanager
def tidy() -> Iterator[None]:
    """One sentence for what goes wrong, or for what is not installed."""
    with one_clear_error():
        try:
            yield
        except ModuleNotFoundError as error:
            complain(spoken().say("cli-admin-extra", {"module": str(error.name)}))
            raise typer.Exit(2) from error


@contextmanager
def at_work(database: str | None) -> Iterator[Admin]:
    """The database, opened; what goes wrong is one sentence."""
    with tidy():
        from parlour.server.admin import open_admin

        with open_admin(settings_for(database)) as admin:
            yield admin


def settings_for(database: str | None) -> Settings:
    """The settings of the server, but for its secret, which nobody needs here."""
    from parlour.server.settings import from_environment

    return from_environment(database=database, secret="unused")


def say(message: str, **values: object) -> None:
    """A line for the host. Names are strangers' words, so nothing in them moves the cursor."""
    typer.echo(one_line(spoken().say(message, values)))


def sure(message: str, yes: bool, **values: object) -> None:
    """Ask before what cannot be taken back."""
    if yes:
        return
    words = spoken()
    agreeing, refusing = (words.say(f"terminal-{answer}").split() for answer in ("yes", "no"))
    asked = f"{words.say(message, values)} [{agreeing[0]}/{refusing[0].upper()}]"
    if typer.prompt(one_line(asked), default="", show_default=False).strip().lower() not in agreeing:
        raise typer.Abort


def need_free(path: Path, force: bool) -> None:
    """Raise if a file would be lost."""
    if path.exists() and not (force and path.is_file()):
        raise InvalidInput("cli-admin-in-the-way", file=str(path))


def date(seconds: int) -> str:
    """A moment, in the time of the server's clock: UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))
