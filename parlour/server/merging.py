"""A guest turns out to be the owner of an account: what each of them had is one person's now.

Removed is removed, whichever of the two it was: nobody wins a seat back, or keeps one, by signing in.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from parlour.server.schema import (
    MUTED,
    REMOVED,
    RUNNING,
    WAITING,
    banished,
    chat,
    put_away,
    seats,
    sessions,
    tables,
)


@dataclass(frozen=True)
class Merged:
    """What follows for tables that are open or played."""

    tables: list[str]  # something has changed here
    removed: list[str]  # the account is removed from these
    left: list[tuple[str, str]]  # a table, and which of the two has a seat there that nobody will play


def merge_users(connection: Connection, guest: str, account: str) -> Merged:
    """Within one transaction."""
    both = (guest, account)
    owned = set(connection.execute(select(tables.c.id).where(tables.c.owner.in_(both))).scalars())
    gained = set(connection.execute(select(tables.c.id).where(tables.c.owner == guest)).scalars())
    connection.execute(update(tables).where(tables.c.owner == guest).values(owner=account))

    # What was done to one of them was done to the other one. An owner does nothing to themselves.
    worst: dict[str, str] = {}
    done = select(banished.c.table, banished.c.how).where(banished.c.user.in_(both))
    for table, how in connection.execute(done):
        worst[table] = REMOVED if REMOVED in (how, worst.get(table)) else MUTED
    connection.execute(delete(banished).where(banished.c.user.in_(both)))
    rows = [
        {"table": table, "user": user, "how": how}
        for table, how in worst.items()
        if table not in owned
        for user in both
    ]
    if rows:
        connection.execute(insert(banished), rows)
    removed = {row["table"] for row in rows if row["how"] == REMOVED}

    # Nobody sits on two chairs, or where they were removed from.
    sits = select(seats.c.table).where(seats.c.user == account)
    free = and_(seats.c.user == guest, seats.c.table.not_in(sits), seats.c.table.not_in(removed))
    gained |= set(connection.execute(select(seats.c.table).where(free)).scalars())
    connection.execute(update(seats).where(free).values(user=account))
    connection.execute(update(chat).where(chat.c.user == guest).values(user=account))
    connection.execute(delete(sessions).where(sessions.c.user == guest))

    # What either has put away stays so.
    known = select(put_away.c.table).where(put_away.c.user == account)
    new = and_(put_away.c.user == guest, put_away.c.table.not_in(known))
    connection.execute(update(put_away).where(new).values(user=account))
    connection.execute(delete(put_away).where(put_away.c.user == guest))

    unplayed = or_(seats.c.user == guest, and_(seats.c.user == account, seats.c.table.in_(removed)))
    joined = seats.join(tables, seats.c.table == tables.c.id)
    open_now = and_(unplayed, tables.c.status.in_((WAITING, RUNNING)))
    left = connection.execute(select(seats.c.table, seats.c.user).select_from(joined).where(open_now))
    return Merged(sorted(gained | set(worst)), sorted(removed), [(table, user) for table, user in left])
