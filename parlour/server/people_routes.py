"""HTTP: names, accounts, signing in and out."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from fastapi import BackgroundTasks, Request, Response
from msgspec.structs import replace

from parlour.server.api import Api
from parlour.server.errors import NotFound
from parlour.server.goodbyes import COME_BACK
from parlour.server.guesses import DEVICE, DEVICE_SECONDS
from parlour.server.people import clean_name, login_of
from parlour.server.rows import User
from parlour.server.sentences import preferred
from parlour.server.sessions import COOKIE, COOKIE_SECONDS, RENEW_SECONDS, device_of
from parlour.server.steady_clock import now
from parlour.server.webhooks import check_address
from parlour.wire.answers import Codes, Done, Ended, HasWebhook, Me, Sessions
from parlour.wire.bodies import Guest, Login, NewPassword, Password, Recovery, Webhook, WhichSession

if TYPE_CHECKING:
    from parlour.server.app import House

api = Api("people")


def house_of(request: Request) -> House:
    """What runs."""
    house: House = request.app.state.house
    return house


# Cookies


def remember(request: Request, response: Response, cookie: str) -> None:
    """Give somebody the cookie of their session, or a fresh date for it."""
    secure = house_of(request).settings.secure_cookies
    response.set_cookie(
        COOKIE, cookie, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
    )


async def sign_in(request: Request, response: Response, tasks: BackgroundTasks, user: User) -> None:
    """A new session for somebody, in the place of the one this browser had."""
    house = house_of(request)
    before = house.sessions.id_of(request.cookies.get(COOKIE))
    device = device_of(request.headers.get("user-agent", ""))
    remember(request, response, await house.sessions.begin(user, device, before))
    if before:  # when the browser has the new cookie its tables come back with it
        tasks.add_task(house.sockets.end, [before], COME_BACK)
    if user.login is not None:
        response.set_cookie(
            DEVICE,
            house.guesses.know(user, request.cookies.get(DEVICE)),
            max_age=DEVICE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=house.settings.secure_cookies,
            path="/api",
        )


async def bring_along(request: Request, user: User) -> None:
    """Whoever played as a guest before signing in keeps those games."""
    house = house_of(request)
    guest = await house.sessions.by_cookie(request.cookies.get(COOKIE))
    if guest is not None and guest.login is None and guest.id != user.id:
        merged = await house.storage.merge_users(guest.id, user.id)
        await house.tables.merged(merged)
        for table_id in merged.removed:
            await house.sockets.expel(user.id, table_id)


@contextlib.asynccontextmanager
async def guessing(request: Request, name: str) -> AsyncIterator[tuple[User | None, bool]]:
    """Around an attempt to get into an account: the account if there is one, and whether it knows this device."""
    house = house_of(request)
    account = await house.people.account(name)
    device = house.guesses.device(account, request.cookies.get(DEVICE))
    known = f"account {account.id}" if device and account is not None else ""
    await house.logins.need_of_all(known or house.address(request))
    async with house.guesses.at(login_of(name), bool(device)):
        yield account, bool(device)


# Who somebody is


async def changed(house: House, user: User) -> None:
    """Whatever is open should know somebody as they are now."""
    await house.tables.renamed(user)
    house.sockets.renamed(user)


def shown(user: User) -> Me:
    """What somebody sees of themselves."""
    return Me(user.id, user.name, account=user.login is not None, webhook=bool(user.webhook))


@api.post("/guest")
async def guest(request: Request, response: Response, tasks: BackgroundTasks, body: Guest) -> Me:
    """Type a name and play: a new guest, or a new name for the one who asks. Without a name one can look on, and
    play against bots."""
    house = house_of(request)
    cookie = request.cookies.get(COOKIE, "")
    known = await house.sessions.by_cookie(cookie)
    user: User
    if known is None:
        await house.guests.need_of_all(house.address(request))
        user = await house.people.guest(body.name)
        await sign_in(request, response, tasks, user)
    elif body.name is None:
        user = known
    else:
        await house.renames.need_of_all(known.id)  # everybody at their tables is told
        user = replace(known, name=clean_name(body.name))
        await house.storage.change_user(user.id, name=user.name)
        await changed(house, user)
        remember(request, response, cookie)
    return shown(user)


@api.get("/me")
async def me(request: Request, response: Response) -> Me:
    """Who am I?"""
    user = await house_of(request).user(request)
    if user.seen < now() - RENEW_SECONDS:
        remember(request, response, request.cookies[COOKIE])
    return shown(user)


# Accounts


@api.post("/register")
async def register(request: Request, response: Response, tasks: BackgroundTasks, body: Login) -> Codes:
    """The guest who asks becomes an account; the codes are shown this once."""
    house = house_of(request)
    await house.logins.need_of_all(house.address(request))
    user, codes = await house.people.register(await house.user(request), body.name, body.password)
    await changed(house, user)
    await sign_in(request, response, tasks, user)
    return Codes(codes)


@api.post("/login")
async def login(request: Request, response: Response, tasks: BackgroundTasks, body: Login) -> Me:
    """Sign in to an account."""
    house = house_of(request)
    async with guessing(request, body.name) as (account, known):
        user = await house.people.login(account, body.password, known)
    await bring_along(request, user)
    await sign_in(request, response, tasks, user)
    return shown(user)


@api.post("/recover")
async def recover(request: Request, response: Response, tasks: BackgroundTasks, body: Recovery) -> Me:
    """A new password by a recovery code; every other device is signed out."""
    house = house_of(request)
    async with guessing(request, body.name) as (account, known):
        user = await house.people.recover(account, body.code, body.password, known)
    await house.sockets.expel(user.id)
    await bring_along(request, user)
    await sign_in(request, response, tasks, user)
    return shown(user)


@api.post("/password")
async def change_password(
    request: Request, response: Response, tasks: BackgroundTasks, body: NewPassword
) -> Codes:
    """Another password, and other recovery codes, shown this once; every other device is signed out."""
    house = house_of(request)
    user = await house.user(request)
    await house.logins.need_of_all(f"account {user.id}")
    others = {session.id for session in await house.storage.sessions_of(user.id, 0)} - {user.session}
    account, fresh = await house.people.change_password(user, body.password, body.new)
    await house.sockets.end(others)
    await sign_in(request, response, tasks, account)
    return Codes(fresh)


@api.post("/codes")
async def codes(request: Request, body: Password) -> Codes:
    """Other recovery codes, shown this once; those before are worth nothing."""
    house = house_of(request)
    user = await house.user(request)
    await house.logins.need_of_all(f"account {user.id}")
    return Codes(await house.people.new_codes(user, body.password))


# Sessions


@api.get("/sessions")
async def sessions(request: Request) -> Sessions:
    """Where somebody is signed in: this session first, then those used last."""
    house = house_of(request)
    return Sessions(await house.sessions.shown(await house.user(request)))


@api.post("/sessions/end")
async def end_session(request: Request, body: WhichSession) -> Done:
    """Sign out one of one's devices."""
    house = house_of(request)
    user = await house.user(request)
    ended = await house.storage.end_sessions(user.id, body.id)
    if not ended:
        raise NotFound("server-no-session")
    await house.sockets.end(ended)
    return Done()


@api.post("/sessions/end-others")
async def end_others(request: Request) -> Ended:
    """Sign out all devices but this one."""
    house = house_of(request)
    user = await house.user(request)
    ended = await house.storage.end_sessions(user.id, but=user.session)
    await house.sockets.end(ended)
    return Ended(len(ended))


@api.post("/logout")
async def logout(request: Request, response: Response, everywhere: bool = False) -> Done:
    """Sign out here, or everywhere."""
    house = house_of(request)
    if everywhere:
        user = await house.user(request)
        await house.storage.end_sessions(user.id)
        await house.sockets.expel(user.id)
    else:
        session = house.sessions.id_of(request.cookies.get(COOKIE))
        await house.storage.end_session(session)
        await house.sockets.end([session])
    response.delete_cookie(COOKIE, path="/")
    return Done()


@api.post("/webhook")
async def webhook(request: Request, body: Webhook) -> HasWebhook:
    """Where to be told of one's turn, in the language of the request."""
    house = house_of(request)
    user = await house.user(request)
    address = check_address(body.address) if body.address else None
    language = preferred(request.headers.get("accept-language", "")) if address else None
    await house.storage.change_user(user.id, webhook=address, language=language)
    await changed(house, replace(user, webhook=address, language=language))
    return HasWebhook(address is not None)
