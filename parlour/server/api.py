"""Routes that take and give types of `parlour/wire`, read and written by msgspec, and how OpenAPI tells them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable
from email.message import Message
from typing import Any, Final, TypeVar, get_type_hints

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from parlour.core.game import Json
from parlour.wire.answers import Refused
from parlour.wire.games import all_told
from parlour.wire.messages import Told
from parlour.wire.said import Said

T = TypeVar("T")
Endpoint = TypeVar("Endpoint", bound=Callable[..., Awaitable[Any]])
JSON: Final = "application/json"
REFERENCE: Final = "#/components/schemas/{name}"
_types: Final[list[Any]] = [Refused, Told, Said]  # that are described


class Answer(Response):
    """An answer in JSON."""

    media_type = JSON

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


class Api:
    """Routes. The body is the argument `body` of a function, what it returns is the answer."""

    def __init__(self, tag: str, prefix: str = "/api", refused: type = Refused) -> None:
        self.router = APIRouter(prefix=prefix, tags=[tag])
        why = {"description": "Why not", "content": {JSON: {"schema": schema_of(refused)}}}
        self.refused: dict[int | str, Json] = {"4XX": why, "5XX": why}

    def get(self, path: str) -> Callable[[Endpoint], Endpoint]:
        return functools.partial(self._declare, "GET", path)

    def post(self, path: str) -> Callable[[Endpoint], Endpoint]:
        return functools.partial(self._declare, "POST", path)

    def _declare(self, method: str, path: str, endpoint: Endpoint) -> Endpoint:
        hints = get_type_hints(endpoint, include_extras=True)
        takes, gives = hints.pop("body", None), hints.pop("return")
        _types.extend(kind for kind in (takes, gives) if kind is not None)

        @functools.wraps(endpoint)
        async def answer(request: Request, **given: Any) -> Response:
            if takes is not None:
                given["body"] = await taken(request, takes)
            if "request" in hints:
                given["request"] = request
            sent = Answer(await endpoint(**given))
            if "response" in given:  # what the function has put there: cookies, another status
                sent.raw_headers.extend(given["response"].raw_headers)
                sent.status_code = given["response"].status_code or sent.status_code
            return sent

        asked = inspect.signature(endpoint).parameters
        plain = inspect.Parameter("request", inspect.Parameter.KEYWORD_ONLY, annotation=Request)
        others = [
            asked[name].replace(annotation=kind, kind=inspect.Parameter.KEYWORD_ONLY)
            for name, kind in hints.items()
            if name != "request"
        ]
        vars(answer)["__signature__"] = inspect.Signature([plain, *others])
        vars(answer).update(takes=takes, gives=gives)
        described: Json = {"responses": {"200": {"content": {JSON: {"schema": schema_of(gives)}}}}}
        if takes is not None:
            described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of(takes)}}}
        self.router.add_api_route(
            path, answer, methods=[method], response_model=None, responses=self.refused, openapi_extra=described
        )
        return endpoint


async def taken(request: Request, kind: type[T]) -> T:
    """The body of a request; `RequestValidationError` says what is wrong, and where."""
    if not is_json(request.headers.get("content-type", "")):
        raise wrong("", "Expected JSON")
    try:
        body = await request.body()
    except ClientDisconnect:  # in the middle of it
        raise HTTPException(400) from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError) as error:
        said, _, where = str(error).partition(" - at `$")
        raise wrong(where.rstrip("`"), said) from None


def is_json(kind: str) -> bool:
    """Whether a body is JSON by what is said of it: pages of others can send other kinds without being asked."""
    message = Message()
    message["content-type"] = kind
    found = message.get_content_type() if kind else ""
    return found == JSON or (found.startswith("application/") and found.endswith("+json"))


def wrong(where: str, said: str) -> RequestValidationError:
    """What is wrong with a body, and with which field."""
    return RequestValidationError([{"loc": (f"body{where}",), "msg": said}])


def schema_of(kind: Any) -> Json:
    """How a type is called in the description."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return found


class Described(FastAPI):
    """An application whose description has the types of everything, also of what the WebSocket says and hears."""

    def openapi(self) -> Json:
        if not self.openapi_schema:
            found = get_openapi(title=self.title, version=self.version, routes=self.routes)
            _, components = msgspec.json.schema_components([*_types, *all_told()], ref_template=REFERENCE)
            found["components"] = {"schemas": {**found.get("components", {}).get("schemas", {}), **components}}
            self.openapi_schema = found
        return self.openapi_schema
