"""HTTP: names, accounts, signing in and out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from parlour.core.game import Json
from parlour.server.bodies import Login, Name, Recovery, Webhook
from parlour.server.people import COOKIE, COOKIE_SECONDS, clean_name, login_of
from parlour.server.storage import Row
from parlour.server.webhooks import check_address

if TYPE_CHECKING:
    from parlour.server.app import House

router = APIRouter(prefix="/api", tags=["people"])


def house_of(request: Request) -> House:
    """What runs."""
    house: House = request.app.state.house
    return house


def remember(request: Request, response: Response, user: Row) -> None:
    """Give somebody their cookie."""
    house = house_of(request)
    response.set_cookie(
        COOKIE,
        house.people.cookie(user),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )


async def changed(house: House, user: Row) -> None:
    """Whatever is open should know somebody as they are now."""
    await house.tables.renamed(user)
    house.sockets.renamed(user)


def shown(user: Row) -> Json:
    """What somebody sees of themselves."""
    return {
        "id": user["id"],
        "name": user["name"],
        "account": user["login"] is not None,
        "webhook": bool(user["webhook"]),
    }


@router.post("/guest")
async def guest(request: Request, response: Response, body: Name) -> Json:
    """Type a name and play: a new guest, or a new name for the one who asks."""
    house = house_of(request)
    user = await house.people.by_cookie(request.cookies.get(COOKIE))
    if user is None:
        house.guests.need(house.address(request))
        user = await house.people.guest(body.name)
    else:
        user = {**user, "name": clean_name(body.name)}
        await house.storage.change_user(user["id"], name=user["name"])
        await changed(house, user)
    remember(request, response, user)
    return shown(user)


@router.get("/me")
async def me(request: Request) -> Json:
    """Who am I?"""
    return shown(await house_of(request).user(request))


@router.post("/register")
async def register(request: Request, body: Login) -> Json:
    """The guest who asks becomes an account; the codes are shown this once."""
    house = house_of(request)
    house.logins.need(house.address(request))
    user, codes = await house.people.register(await house.user(request), body.name, body.password)
    await changed(house, user)
    return {"codes": codes}


@router.post("/login")
async def login(request: Request, response: Response, body: Login) -> Json:
    """Sign in to an account."""
    house = house_of(request)
    house.logins.need(house.address(request))
    house.logins.need(f"login {login_of(body.name)}")
    user = await house.people.login(body.name, body.password)
    await bring_along(request, user)
    remember(request, response, user)
    return shown(user)


async def bring_along(request: Request, user: Row) -> None:
    """Whoever played as a guest before signing in keeps those games."""
    house = house_of(request)
    guest = await house.people.by_cookie(request.cookies.get(COOKIE))
    if guest is not None and guest["login"] is None and guest["id"] != user["id"]:
        await house.tables.merged(await house.storage.merge_users(guest["id"], user["id"]))
        await house.sockets.expel(guest["id"])


@router.post("/recover")
async def recover(request: Request, response: Response, body: Recovery) -> Json:
    """A new password by a recovery code; every other device is signed out."""
    house = house_of(request)
    house.logins.need(house.address(request))
    house.logins.need(f"login {login_of(body.name)}")
    user = await house.people.recover(body.name, body.code, body.password)
    await house.sockets.expel(user["id"])
    await bring_along(request, user)
    remember(request, response, user)
    return shown(user)


@router.post("/logout")
async def logout(request: Request, response: Response, everywhere: bool = False) -> Json:
    """Sign out here, or everywhere."""
    house = house_of(request)
    if everywhere:
        user = await house.user(request)
        await house.people.sign_out_everywhere(user)
        await house.sockets.expel(user["id"])
    response.delete_cookie(COOKIE, path="/")
    return {}


@router.post("/webhook")
async def webhook(request: Request, body: Webhook) -> Json:
    """Where to be told of one's turn."""
    house = house_of(request)
    user = await house.user(request)
    address = check_address(body.address) if body.address else None
    await house.storage.change_user(user["id"], webhook=address)
    await changed(house, {**user, "webhook": address})
    return {"webhook": address is not None}
