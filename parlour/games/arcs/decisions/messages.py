"""The messages that refuse something: each is a Fluent message, and some `No` of the rules names it."""

from __future__ import annotations

from typing import Final

REFUSALS: Final = (
    "arcs-no-over", "arcs-no-now", "arcs-no-not-in-hand", "arcs-no-must-follow", "arcs-no-must-lead",
    "arcs-no-must-play", "arcs-no-surpass-suit", "arcs-no-surpass-low", "arcs-no-pivot-suit", "arcs-no-played",
    "arcs-no-late", "arcs-no-seize-holder", "arcs-no-seize-again", "arcs-no-seize-leave",
    "arcs-no-declare-follower", "arcs-no-declare-again", "arcs-no-declare-marker", "arcs-no-declare-number",
    "arcs-no-prelude-over", "arcs-no-prelude-none", "arcs-no-spend-none", "arcs-no-spend-as",
    "arcs-no-card-not-yours", "arcs-no-card-won", "arcs-no-card-no-prelude", "arcs-no-card-union",
    "arcs-no-card-once", "arcs-no-fence-empty", "arcs-no-fence-relics", "arcs-no-union", "arcs-no-union-card",
    "arcs-no-pips", "arcs-no-suit", "arcs-no-resource-action", "arcs-no-new-action", "arcs-no-out-of-play",
    "arcs-no-tax-city", "arcs-no-tax-control", "arcs-no-tax-ships", "arcs-no-tax-twice", "arcs-no-build-slot",
    "arcs-no-build-piece", "arcs-no-build-supply", "arcs-no-build-starport", "arcs-no-build-twice",
    "arcs-no-build-outside", "arcs-no-move-ships", "arcs-no-move-adjacent", "arcs-no-repair", "arcs-no-row",
    "arcs-no-row-empty", "arcs-no-agents", "arcs-no-secure-most", "arcs-no-battle-self", "arcs-no-battle-ships",
    "arcs-no-battle-pieces", "arcs-no-captives", "arcs-no-abduct", "arcs-no-trade-city", "arcs-no-trade-swap",
    "arcs-no-trade-gate", "arcs-no-trade-cartel", "arcs-no-dice-order", "arcs-no-dice-many",
    "arcs-no-dice-none", "arcs-no-dice-raid", "arcs-no-reroll", "arcs-no-hit", "arcs-no-ransack",
    "arcs-no-steal-whose", "arcs-no-steal-empty", "arcs-no-steal-cost", "arcs-no-steal-guarded",
    "arcs-no-ships", "arcs-no-ships-none", "arcs-no-onward-adjacent", "arcs-no-onward-again", "arcs-no-behind",
    "arcs-no-token", "arcs-no-arrange", "arcs-no-keep", "arcs-no-supply", "arcs-no-give", "arcs-no-place",
    "arcs-no-free", "arcs-no-hand", "arcs-no-not-theirs", "arcs-no-stop", "arcs-no-leader",
    "arcs-no-rivals-card", "arcs-no-draft-gone", "arcs-no-draft-leader", "arcs-no-draft-lore",
    "arcs-no-lore-not-yours", "arcs-no-lore-prelude", "arcs-no-lore-declared", "arcs-no-lore-place",
    "arcs-no-trophy", "arcs-no-secure-none", "arcs-no-charm", "arcs-no-redeclare", "arcs-no-tax-slot",
    "arcs-no-pay", "arcs-no-pick", "arcs-no-influenced", "arcs-no-advance", "arcs-no-sprint", "arcs-no-join",
    "arcs-no-again", "arcs-no-from", "arcs-no-whose", "arcs-no-sink", "arcs-no-fill", "arcs-no-cartel",
    "arcs-no-which", "arcs-no-by", "arcs-no-rival", "arcs-no-lore-release", "arcs-no-before-secure",
)  # fmt: skip
