"""What the games of a match say: shares of wins, ratings, seats, times, failures. Only whole deals count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from parlour.arena.intervals import Spread
from parlour.arena.lineups import LineUp
from parlour.arena.match import Match
from parlour.arena.playing import Played
from parlour.arena.ratings import Rating, ratings
from parlour.arena.times import Times
from parlour.core.game import Json


@dataclass(frozen=True)
class Standing:
    """How a bot did."""

    name: str
    seats: int  # at which it sat, over all games
    wins: float  # of several first places each has a share
    share: float  # of the games it sat in, seat by seat
    low: float
    high: float
    rating: Rating
    by_seat: tuple[float | None, ...]  # the share at each seat; None where it never sat
    times: Times
    failures: int  # games in which it failed
    swept: bool  # it or the anchor has won all its games, or none: then its rating is only a bound

    def to_json(self) -> Json:
        return {
            "name": self.name,
            "seats": self.seats,
            "wins": round(self.wins, 6),
            "share": round(self.share, 6),
            "share_low": round(self.low, 6),
            "share_high": round(self.high, 6),
            "elo": round(self.rating.elo, 1),
            "elo_low": round(self.rating.low, 1),
            "elo_high": round(self.rating.high, 1),
            "elo_is_bound": self.swept,
            "share_by_seat": [None if share is None else round(share, 6) for share in self.by_seat],
            "failures": self.failures,
            "time": self.times.told(),
        }


@dataclass(frozen=True)
class Report:
    """What is known of a match after some deals."""

    match: Match
    deals: int
    standings: tuple[Standing, ...]
    anchor: str
    by_field: tuple[tuple[LineUp, dict[str, float]], ...]  # of each line-up what share of its games each bot won
    failures: tuple[Played, ...]  # games in which somebody failed
    plays: float  # of a game, on average
    shares: tuple[float, ...]  # of wins, of the first bot, by deal

    @property
    def games(self) -> int:
        return self.deals * len(self.match.orders)

    def to_json(self) -> Json:
        return {
            "match": self.match.described,
            "deals": self.deals,
            "games": self.games,
            "plays_per_game": round(self.plays, 1),
            "anchor": self.anchor,
            "even": round(1 / len(self.match.orders[0]), 6),
            "line_ups": [
                {"seats": list(field), "won": {name: round(share, 6) for name, share in won.items()}}
                for field, won in self.by_field
            ],
            "bots": [standing.to_json() for standing in self.standings],
            "failures": [
                {"game": game.number, "bot": game.seats[failed.seat], **failed.to_json()}
                for game in self.failures
                for failed in game.failures
            ],
        }


def is_whole(match: Match, games: Mapping[int, Played], deal: int) -> bool:
    """Whether all games of a deal have ended."""
    size = len(match.orders)
    return all(deal * size + place in games for place in range(1, size + 1))


def deal_wins(match: Match, games: Mapping[int, Played], deal: int) -> list[float]:
    """By bot how many games of a deal it has won, shares included."""
    return _wins(match, _deal(match, games, deal))


def deal_shares(match: Match, wins: list[list[float]], name: str) -> list[float]:
    """By deal the share of wins of a bot, seat by seat."""
    seats = sum(order.count(name) for order in match.orders)
    place = match.names.index(name)
    return [deal[place] / seats for deal in wins]


def report(match: Match, games: Mapping[int, Played], deals: int, anchor: str | None = None) -> Report:
    """The report of the first deals of a match. Ratings are relative to the anchor, by default the last bot."""
    names = match.names
    anchor = anchor or names[-1]
    counted = [game for deal in range(deals) for game in _deal(match, games, deal)]
    wins = [deal_wins(match, games, deal) for deal in range(deals)]
    rated = ratings(wins, names, match.orders, names.index(anchor))
    swept = {name for place, name in enumerate(names) if _is_swept(match, name, [deal[place] for deal in wins])}
    standings = []
    for place, name in enumerate(names):
        own = deal_shares(match, wins, name)
        low, high = spread_of(match, name, own).interval()
        times = Times()
        for game in counted:
            for seat, sitting in enumerate(game.seats):
                if sitting == name:
                    times.join(game.times[seat])
        standings.append(
            Standing(
                name,
                deals * sum(order.count(name) for order in match.orders),
                sum(deal[place] for deal in wins),
                sum(own) / deals if deals else 0.0,
                low,
                high,
                rated[place],
                tuple(_share_at(counted, name, seat) for seat in range(len(match.orders[0]))),
                times,
                sum(any(game.seats[failed.seat] == name for failed in game.failures) for game in counted),
                name != anchor and not {name, anchor}.isdisjoint(swept),
            )
        )
    failed = tuple(game for game in counted if game.failures)
    plays = sum(game.plays for game in counted) / len(counted) if counted else 0.0
    by_field = tuple((field, _won(counted, field)) for field in match.fields)
    shares = tuple(deal_shares(match, wins, names[0]))
    return Report(match, deals, tuple(standings), anchor, by_field, failed, plays, shares)


def spread_of(match: Match, name: str, shares: Iterable[float] = ()) -> Spread:
    """What is known of the share of a bot by these deals."""
    spread = Spread(0.0, highest_share(match, name), 2 / len(match.orders))
    for share in shares:
        spread.add(share)
    return spread


def highest_share(match: Match, name: str) -> float:
    """What it has if it wins everything: two at one table cannot both win all of it."""
    seats = [order.count(name) for order in match.orders]
    return sum(count > 0 for count in seats) / sum(seats)


def _is_swept(match: Match, name: str, wins: list[float]) -> bool:
    """Whether it has won all its games, or none: nobody knows then how far it is from the others."""
    games = sum(name in order for order in match.orders)
    return all(won == 0 for won in wins) or all(won == games for won in wins)


def _deal(match: Match, games: Mapping[int, Played], deal: int) -> Iterable[Played]:
    size = len(match.orders)
    return [games[deal * size + place] for place in range(1, size + 1)]


def _wins(match: Match, games: Iterable[Played]) -> list[float]:
    found = dict.fromkeys(match.names, 0.0)
    for game in games:
        for name, share in zip(game.seats, game.shares, strict=True):
            found[name] += share
    return list(found.values())


def _won(games: list[Played], field: LineUp) -> dict[str, float]:
    """What share of the games of a line-up each of its bots has won, at whichever seat."""
    played = [game for game in games if sorted(game.seats) == sorted(field)]
    found = dict.fromkeys(field, 0.0)
    for game in played:
        for name, share in zip(game.seats, game.shares, strict=True):
            found[name] += share / len(played)
    return found


def _share_at(games: list[Played], name: str, seat: int) -> float | None:
    found = [game.shares[seat] for game in games if game.seats[seat] == name]
    return sum(found) / len(found) if found else None
