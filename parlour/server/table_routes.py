"""HTTP: games, the lobby, tables, records."""

from __future__ import annotations

import asyncio

from fastapi import Query, Request
from fastapi.responses import PlainTextResponse
from msgspec.structs import asdict, replace

from parlour.core.errors import InvalidInput
from parlour.core.event import SPECTATOR
from parlour.core.game import Json, all_shown
from parlour.games import find_game, names
from parlour.server import reference
from parlour.server.api import Api
from parlour.server.errors import Forbidden, NotFound
from parlour.server.invitations import invitation
from parlour.server.lessons import told_lesson
from parlour.server.lobby import MOST_PAGES, brief
from parlour.server.people_routes import house_of
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.schema import FINISHED, RUNNING
from parlour.server.sessions import COOKIE
from parlour.server.steady_clock import now
from parlour.table.match import Match
from parlour.wire.answers import (
    Done,
    Games,
    Invitation,
    Lesson,
    LobbyPage,
    Log,
    Moment,
    MyGames,
    ReadFile,
    RulesIndex,
    Token,
)
from parlour.wire.bodies import Banish, Fill, NewTable, OptionFile, PutAway, RecordText, Sit, WhichSeat
from parlour.wire.table import Outcome, Table

api = Api("tables")
SHOWN = 100


@api.get("/games")
async def games() -> Games:
    """What can be played, with its options, bots and seats."""
    return reference.games()


@api.get("/games/{game}/rules")
async def rules(game: str) -> RulesIndex:
    """Which rules a game has, by chapter, and which cards and signs are explained; the texts are messages."""
    if game not in names():
        raise NotFound("server-no-page", status=404)
    return reference.rules(find_game(game))


@api.get("/games/{game}/lessons/{lesson}")
async def lesson(game: str, lesson: str) -> Lesson:
    """A lesson as its learner sees it: a browser plays it by itself, at no table."""
    if game not in names():
        raise NotFound("server-no-page", status=404)
    return await asyncio.to_thread(told_lesson, game, lesson)


@api.post("/games/{game}/file")
async def option_file(request: Request, game: str, body: OptionFile) -> ReadFile:
    """Read a file somebody brings for an option of a new table: what it holds, or what is wrong with it."""
    house = house_of(request)
    user = await house.user(request)
    if game not in names():
        raise NotFound("server-no-page", status=404)
    return await house.reader.file(user.id, game, asdict(body))


@api.get("/lobby")
async def lobby(request: Request, page: int = Query(0, ge=0, lt=MOST_PAGES)) -> LobbyPage:
    """Public tables, some at a time, and whether there are more."""
    return await house_of(request).lobby.page(page)


@api.get("/my-games")
async def my_games(request: Request) -> MyGames:
    """The tables of whoever asks, and where it is their turn."""
    house = house_of(request)
    user = await house.user(request)
    rows = await house.storage.tables_of(user.id, SHOWN)
    names = await house.storage.names_at([row.id for row in rows])
    found = []
    for row in rows:
        you = row.seat if row.seat is not None else SPECTATOR
        turn = row.status == RUNNING and you == row.to_move != SPECTATOR
        found.append(replace(brief(row, names.get(row.id, {})), you=you, your_turn=turn, away=row.away))
    return MyGames(found)


async def whole(request: Request, room: Room, user: User, key: str) -> Table:
    """A table for somebody, with the links that are theirs to give."""
    house = house_of(request)
    seat = await house.tables.seat_for(room, user, key)
    async with room.lock:
        await room.match()
        return room.telling.picture(seat, 0, user=user)


@api.post("/tables")
async def make(request: Request, body: NewTable) -> Table:
    """Make a table and sit down at it."""
    house = house_of(request)
    user = await house.user(request)
    await house.making.need_of_all(house.address(request))
    given = {name: value for name, value in asdict(body).items() if value is not None}
    spec = await house.reader.table(user.id, given)
    return await whole(request, await house.tables.make(user, spec), user, "")


@api.get("/tables/{table_id}")
async def table(request: Request, table_id: str, key: str = "") -> Table:
    """A table as whoever asks may see it."""
    house = house_of(request)
    user = await house.user(request)
    return await whole(request, await house.tables.fresh(table_id), user, key)


@api.get("/tables/{table_id}/invitation")
async def invited(request: Request, table_id: str, key: str = "") -> Invitation:
    """What a link leads to: also for somebody who has not said who they are."""
    house = house_of(request)
    user = await house.sessions.by_cookie(request.cookies.get(COOKIE))
    return await invitation(house.tables, await house.tables.fresh(table_id), user, key)


@api.get("/tables/{table_id}/box")
async def box(request: Request, table_id: str, key: str = "") -> Json:
    """What is printed on the pieces of the game at a table, for whoever draws it."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    await house.tables.seat_for(room, user, key)
    return room.spec.game.box(room.spec.options)


@api.post("/tables/{table_id}/join")
async def join(request: Request, table_id: str, body: Sit) -> Table:
    """Take a seat."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    await house.tables.join(room, user, body.seat, body.key)
    return await whole(request, room, user, body.key)


@api.post("/tables/{table_id}/leave")
async def leave(request: Request, table_id: str) -> Done:
    """Get up; in a game a bot takes over."""
    house = house_of(request)
    user = await house.user(request)
    await house.tables.leave(await house.tables.fresh(table_id), user)
    return Done()


@api.post("/tables/{table_id}/start")
async def start(request: Request, table_id: str) -> Done:
    """Begin."""
    house = house_of(request)
    user = await house.user(request)
    await house.tables.start(await house.tables.fresh(table_id), user)
    return Done()


@api.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: str) -> Table:
    """The same again."""
    house = house_of(request)
    user = await house.user(request)
    again = await house.tables.rematch(await house.tables.fresh(table_id), user)
    return await whole(request, again, user, "")


@api.post("/tables/{table_id}/takeover")
async def take_over(request: Request, table_id: str, body: WhichSeat) -> Done:
    """A bot for somebody who has not been there for a while."""
    house = house_of(request)
    user = await house.user(request)
    await house.tables.take_over(await house.tables.fresh(table_id), user, body.seat)
    return Done()


@api.post("/tables/{table_id}/close")
async def close(request: Request, table_id: str) -> Done:
    """The owner gives up a table that was not begun."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    await house.tables.close(room, user)
    await house.sockets.empty(room)
    return Done()


@api.post("/tables/{table_id}/bot-token")
async def bot_token(request: Request, table_id: str, body: WhichSeat) -> Token:
    """A token for an outside program; shown this once."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    token = await house.tables.bot_token(room, user, body.seat)
    await house.sockets.expel_programs(room)
    return Token(token)


@api.post("/tables/{table_id}/fill-seat")
async def fill_seat(request: Request, table_id: str, body: Fill) -> Done:
    """A bot, or whoever comes, at a seat nobody sits at: also where it was kept for an outside program."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    await house.tables.fill(room, user, body.seat, body.player)
    await house.sockets.expel_programs(room)
    return Done()


@api.post("/tables/{table_id}/put-away")
async def put_away(request: Request, table_id: str, body: PutAway) -> Done:
    """Leave a table out of the list of whoever asks, or take it in again; nothing else changes."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    if room.row.owner != user.id:
        await house.tables.need_seat(room, user)
    await house.storage.put_away(user.id, room.id, body.away)
    return Done()


@api.post("/tables/{table_id}/banish")
async def banish(request: Request, table_id: str, body: Banish) -> Done:
    """The owner mutes or removes somebody, or forgives."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    try:
        await house.tables.banish(room, user, body.user, body.how)
    finally:
        await house.sockets.expel_banished(room)
    return Done()


# Records and replays


@api.router.get("/tables/{table_id}/record", response_class=PlainTextResponse, responses=api.refused)
async def record(request: Request, table_id: str, key: str = "") -> str:
    """The record of a finished game: it holds everybody's secrets."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    await house.tables.seat_for(room, user, key)
    need_finished(room)
    return await room.record_text()


@api.get("/tables/{table_id}/replay")
async def replay(request: Request, table_id: str, play: int = 0, seat: int = SPECTATOR, key: str = "") -> Moment:
    """A finished game after so many plays, from any seat's eyes."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    await house.tables.seat_for(room, user, key)
    need_finished(room)
    async with room.lock:
        return replayed(await room.match(), play, seat)


@api.get("/tables/{table_id}/log")
async def log(request: Request, table_id: str) -> Log:
    """What a player of a running game has seen."""
    house = house_of(request)
    user = await house.user(request)
    room = await house.tables.fresh(table_id)
    seat = await house.tables.need_seat(room, user)
    async with room.lock:
        match = await room.match()
        _, groups = match.story(seat, 0)
    return Log([[event.to_json() for event in group] for group in groups])


@api.post("/records")
async def keep_record(request: Request, body: RecordText) -> Table:
    """Keep a record somebody brings along, as a table that can be looked at by its link."""
    house = house_of(request)
    user = await house.user(request)
    await house.making.need_of_all(house.address(request))
    spec, entries = await house.reader.record(user.id, body.text, now())
    return await whole(request, await house.tables.keep(user, spec, entries), user, "")


def need_finished(room: Room) -> None:
    """Records of running games would tell secrets."""
    if room.row.status != FINISHED:
        raise Forbidden("server-still-running")


def replayed(match: Match, play: int, seat: int) -> Moment:
    """One moment of a game."""
    if not 0 <= play <= match.plays:
        raise InvalidInput("server-bad-play", most=match.plays)
    state, events = match.moment(play)
    if not SPECTATOR <= seat < len(state.seat_names):
        raise InvalidInput("core-unknown-seat", seat=seat)
    outcome, view = state.outcome, state.view(seat)
    return Moment(
        game=match.game.name,
        plays=match.plays,
        play=play,
        to_move=state.to_move,
        view=view.data,
        shown=all_shown(match.game, state, seat),
        events=[event.to_json() for event in events if event.visible_to(seat)],
        outcome=Outcome(list(outcome.places), list(outcome.scores)) if outcome else None,
    )
