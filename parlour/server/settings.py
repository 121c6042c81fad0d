"""How a server is set up: by flags, by the environment, or by defaults that suit one machine."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from parlour.core.errors import InvalidInput


def home() -> Path:
    """The folder of what belongs to this server alone."""
    return Path(os.environ.get("PARLOUR_HOME", Path.home() / ".parlour"))


@dataclass(frozen=True)
class Settings:
    """Everything a host can choose. Environment variables are named PARLOUR_ and the field in capitals."""

    database: str = ""  # a SQLAlchemy URL; by default SQLite in the home folder
    secret: str = ""  # signs cookies; by default kept in the home folder
    address: str = ""  # what people type, such as https://parlour.example; by default host and port
    host: str = "127.0.0.1"
    port: int = 8765
    origins: tuple[str, ...] = ()  # whose pages may talk to this server, besides its own
    proxy: bool = False  # whether X-Forwarded-* of a proxy before the server is believed
    secure_cookies: bool = False  # only over https
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))  # processes for bots
    ray: str = ""  # the address of a Ray cluster on which bots think instead, or `local`
    processes: int = 1  # that serve together on one port; more than one need PostgreSQL
    look_seconds: float = 3.0  # how often a running server looks at what its host has changed
    synchronous: str = "NORMAL"  # of SQLite: FULL survives a power cut too, and is slower
    # Limits
    least_disk_mb: int = 200  # to be free: with less nothing new is made, with a quarter of it nothing written
    most_tables: int = 50  # unfinished ones of a user
    most_records: int = 200  # games a user has brought along
    waiting_days: int = 30  # after which a table that was never begun is forgotten
    tables_per_minute: int = 20  # new ones from one address; three times as many at once
    most_message_bytes: int = 16_384
    messages_per_second: float = 20.0
    requests_per_minute: int = 1200  # from one address: thirty people behind it look at the lobby
    logins_per_minute: int = 10
    guests_per_minute: int = 60  # new ones from one address: a club sits behind one
    most_connections: int = 4_000  # in all; less where the system allows fewer open files
    most_connections_per_address: int = 400  # a club sits behind one
    patience_seconds: float = 10.0  # for a request to come whole, and for an answer to be taken
    absent_seconds: float = 120.0  # how long somebody must be away before the owner may let a bot play for them
    think_seconds: float = 30.0  # a bot that needs more is replaced
    read_seconds: float = 10.0  # for a card set or a record somebody brings along
    read_megabytes: int = 256  # the same


def from_environment(**given: object) -> Settings:
    """The settings of flags (those that are not None), then the environment, then the defaults."""
    values: dict[str, object] = {}
    for name, kind in Settings.__annotations__.items():
        text = os.environ.get(f"PARLOUR_{name.upper()}")
        if text is not None:
            try:
                values[name] = _read(text, kind)
            except ValueError:
                raise InvalidInput("server-bad-setting", name=f"PARLOUR_{name.upper()}", value=text[:40]) from None
    values |= {name: value for name, value in given.items() if value is not None}
    settings = Settings(**values)  # type: ignore[arg-type]
    if not settings.database:
        home().mkdir(mode=0o700, parents=True, exist_ok=True)
        values["database"] = f"sqlite:///{home() / 'parlour.sqlite'}"
    if not settings.secret:
        values["secret"] = _kept_secret()
    return Settings(**values)  # type: ignore[arg-type]


def _read(text: str, kind: str) -> object:
    if kind == "bool":
        return text.lower() in ("1", "true", "yes", "on")
    if kind == "int":
        return int(text)
    if kind == "float":
        return float(text)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text


def _kept_secret() -> str:
    """The secret of this machine, made on the first start."""
    path = home() / "secret"
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = path.with_name(f"secret-{secrets.token_hex(4)}")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_hex(32), encoding="utf-8")
        try:
            os.link(fresh, path)  # whole or not at all, and never over another one's
        except FileExistsError:
            pass
        fresh.unlink()
    found = path.read_text(encoding="utf-8").strip()
    if len(found) < 32:
        raise InvalidInput("server-bad-setting", name=str(path)[:80], value="")
    return found
