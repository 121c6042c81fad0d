/** What somebody is about to do on the board: an action looked for, ships taken up, a card in hand.

It only sorts what the server offers. Whatever is clicked and not offered is asked about, so that the rule is said. */

import type { Option } from "../../lib/wire";
import type { Choice } from "../game";
import { SEATS } from "./looks";
import { optionFor, PIECED } from "./pieces";
import type { Scene } from "./types";
import type { ArcsBox, ArcsView, Building } from "./wire";

export interface Situation {
  choice: Choice;
  view: ArcsView;
  shown: Scene["shown"];
  box: ArcsBox;
  seat: number; // who looks, -1 for onlookers
  busy: boolean; // things are still moving
}

/** Something that was clicked and has more than one answer. */
export type Spot =
  | { kind: "system"; id: string }
  | { kind: "court"; id: string }
  | { kind: "card"; id: string }
  | { kind: "resource"; id: string };

/** What only begins something: the next step can still be taken back or is asked for anyway. */
const BEGINS = new Set(["move", "guide", "battle", "onward", "fire", "from", "by", "again"]);
/** From somewhere to somewhere else. */
export const MOVES = new Set(["move", "guide"]);
const WITH_HAND = new Set(["lead", "surpass", "copy", "pivot", "seize", "hand"]);
const IN_COURT = new Set(["influence", "secure", "ransack", "abduct"]);
const ON_BOARDS = new Set(["use", "take"]);
/** What declines a question or leaves off. */
const DECLINES = new Set(["no", "stop", "pass"]);
/** What is done with cards and nowhere on the map, by its rule. */
const ELSEWHERE: Record<string, string> = { influence: "A-10.9", secure: "A-10.10", abduct: "A-14.3", seize: "A-8.1" };
const RESOURCES = new Set(["spend", "protect", "discard", "give", "charm", "shape"]);
/** Kinds that are chosen from among the same things. */
const KINDRED = [MOVES, WITH_HAND, IN_COURT, ON_BOARDS, RESOURCES, PIECED];

export class Picking {
  verb: string | null = $state(null);
  from = $state("");
  spot: Spot | null = $state.raw(null);
  private readonly now: () => Situation;

  constructor(now: () => Situation) {
    this.now = now;
  }

  get choice(): Choice {
    return this.now().choice;
  }

  /** What is asked: the kind of the decision. */
  get asked(): string {
    return this.now().shown.frame.kind;
  }

  /** The id of the seat that decides: what is offered is offered to whoever looks. */
  get mover(): string {
    return this.now().box.seats[this.now().seat] ?? "";
  }

  options: Option[] = $derived.by(() => (this.now().busy ? [] : this.now().choice.options));
  /** The option to be drawn: the one pointed at, else the chosen one. */
  option: Option | null = $derived.by(() => {
    const { choice, busy } = this.now();
    return busy ? null : (choice.pointed ?? choice.chosen);
  });
  /** What is offered, as far as it belongs to the action looked for. */
  wanted: Option[] = $derived(this.verb === null ? this.options : this.options.filter(({ kind }) => kind === this.verb));

  /** What can be done at systems; for moves first where ships leave, then where they go. */
  targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    const put = (system: string, option: Option): void => {
      found.set(system, [...(found.get(system) ?? []), option]);
    };
    for (const option of this.wanted) {
      if (MOVES.has(option.kind)) {
        if (this.from === "") put(String(option["from"]), option);
        else if (option["from"] === this.from) put(String(option["to"]), option);
      } else if (this.from !== "") {
        continue;
      } else if (option.kind === "cluster") {
        for (const symbol of ["gate", "arrow", "crescent", "hex"]) put(`${String(option["cluster"])}-${symbol}`, option);
      } else if (PIECED.has(option.kind)) {
        put(this.now().shown.frame.at, option);
      } else if (typeof option["at"] === "string") {
        put(String(option["at"]), option);
      }
    }
    return found;
  });

  /** What is being chosen: the action looked for, the ways to use what was clicked, or what waits to be confirmed. */
  private busyWith: Set<string> | null = $derived.by(() => {
    const { chosen } = this.now().choice;
    const kinds = this.verb !== null ? [this.verb] : chosen ? [chosen.kind] : this.spot ? this.spotted(this.spot).map(({ kind }) => kind) : [];
    if (kinds.length === 0) return null;
    return new Set(kinds.flatMap((kind) => [...(KINDRED.find((group) => group.has(kind)) ?? [kind])]));
  });

  /** Whether something with these options glows: while one kind of thing is being chosen nothing else does. */
  lit(options: Option[]): boolean {
    return options.some(({ kind }) => this.busyWith?.has(kind) ?? true);
  }

  /** The options of what was clicked. */
  private spotted({ kind, id }: Spot): Option[] {
    switch (kind) {
      case "system":
        return this.targets.get(id) ?? [];
      case "court":
        return [...this.court(id), ...this.guild(id)];
      case "card":
        return this.hand(id);
      case "resource":
        return this.options.filter((option) => RESOURCES.has(option.kind) && option["resource"] === id);
    }
  }

  /** The options of a court card in the row. */
  court(card: string): Option[] {
    return this.wanted.filter((option) => option["court"] === card && IN_COURT.has(option.kind));
  }

  /** The options of a guild card on somebody's board. */
  guild(card: string): Option[] {
    return this.options.filter((option) => option["court"] === card && ON_BOARDS.has(option.kind));
  }

  /** The options of a card of the own hand. */
  hand(card: string): Option[] {
    return this.wanted.filter((option) => option["card"] === card && WITH_HAND.has(option.kind));
  }

  /** The options of a slot of somebody's board. */
  slot(seat: number, slot: number): Option[] {
    const { view, seat: me } = this.now();
    const resource = view.players[seat]?.slots[slot] ?? "";
    if (resource === "") return [];
    if (seat !== me) {
      return this.options.filter(
        (option) => option.kind === "steal" && option["seat"] === SEATS[seat] && option["slot"] === slot + 1,
      );
    }
    return this.options.filter(
      (option) => RESOURCES.has(option.kind) && option["resource"] === resource && option["from"] === undefined,
    );
  }

  /** The option that means this very building. */
  building(system: string, building: Building): Option | null {
    const { frame } = this.now().shown;
    return frame.at === system ? optionFor(building, this.options, frame) : null;
  }

  declare(ambition: string): Option | null {
    return this.options.find((option) => option.kind === "declare" && option["ambition"] === ambition) ?? null;
  }

  /** Do what only begins something at once; choose everything else, to be confirmed. */
  act(option: Option): void {
    const { choice } = this.now();
    if (BEGINS.has(option.kind)) void choice.confirm(option);
    else choice.choose(option);
  }

  pickVerb(kind: string): void {
    const same = this.options.filter((option) => option.kind === kind);
    this.choice.choose(null);
    this.spot = null;
    this.from = "";
    if (same.length === 1 && !MOVES.has(kind)) {
      this.verb = null;
      this.act(same[0]!);
      return;
    }
    this.verb = this.verb === kind ? null : kind;
  }

  /** Take up the ships of a system. */
  moveFrom(system: string): void {
    this.spot = null;
    this.verb = (this.targets.get(system) ?? []).find(({ kind }) => MOVES.has(kind))?.kind ?? "move";
    this.from = system;
    this.choice.choose(null);
  }

  pickSystem(system: string): void {
    const { choice } = this.now();
    const options = this.targets.get(system) ?? [];
    if (this.from === system) {
      this.from = "";
    } else if (this.from !== "") {
      if (options[0]) this.act(options[0]);
      else if (this.known(this.from, system)) void choice.whyNot(`${this.verb ?? "move"} ${this.from} ${system}`);
      else choice.refuse({ message: "arcs-no-move-adjacent", values: { at: this.from, to: system }, rule: "A-10.6" });
    } else if (options.length > 0 && options.every(({ kind }) => MOVES.has(kind))) {
      if (this.asked === "sensing") this.act(options[0]!); // where they go is known
      else this.moveFrom(system);
    } else if (options.length === 1) {
      this.spot = null;
      this.act(options[0]!);
    } else if (options.length > 1 || this.verb === null || this.options.length === 0) {
      choice.choose(null);
      this.spot = { kind: "system", id: system };
      const asked = this.refusedAt(system, this.answer());
      if (options.length === 0 && asked && this.options.length > 0) void choice.whyNot(asked);
    } else {
      const asked = this.refusedAt(system, this.verb);
      const rule = ELSEWHERE[this.verb];
      if (asked) void choice.whyNot(asked);
      else if (rule) choice.refuse({ message: `web-arcs-not-system-${this.verb}`, values: {}, rule });
    }
  }

  /** The kind of action that answers what is asked, where it is only one; empty elsewhere. A click may have meant that. */
  private answer(): string {
    if (this.asked === "swapping") return "hand"; // of the own cards; the rival's are first
    const kinds = new Set(this.options.map(({ kind }) => kind).filter((kind) => !DECLINES.has(kind)));
    return kinds.size === 1 ? [...kinds][0]! : "";
  }

  /** What a click on a system nobody offers might have meant, as an action to be asked about. */
  private refusedAt(system: string, verb: string): string {
    const { view, shown, seat } = this.now();
    const me = SEATS[seat] ?? "red";
    const here = shown.buildings[system] ?? [];
    const ships = view.map[system];
    const rival = SEATS.find((_, other) => other !== seat && ((ships?.fresh[other] ?? 0) + (ships?.damaged[other] ?? 0) > 0 || here.some((found) => found.seat === other)));
    const city = here.find((found) => found.piece === "city");
    const other = rival ?? (me === "red" ? "blue" : "red");
    switch (verb) {
      case "tax":
        return `tax ${city ? SEATS[city.seat] : me} ${system}`;
      case "build":
        return `build ${here.some((found) => found.seat === seat && found.piece === "starport") ? "ship" : "city"} ${system}`;
      case "repair":
        return `repair ship ${system}`;
      case "battle":
      case "fire":
        return `${verb} ${other} ${system}`;
      case "trade":
        return `trade ${city && city.seat !== seat ? SEATS[city.seat] : other} ${system}`;
      case "free":
        return `free ${city ? SEATS[city.seat] : other} ${system}`;
      case "prune":
      case "annex":
        return `${verb} ${here[0]?.piece ?? "city"} ${system}`;
      case "move":
      case "guide":
        return `${verb} ${system} ${system.split("-")[0]}-${system.endsWith("gate") ? "arrow" : "gate"}`;
      case "summon":
      case "nurture":
      case "martyr":
      case "place":
      case "onward":
      case "from":
        return `${verb} ${system}`;
      default:
        return "";
    }
  }

  /** Whether there is a move from here to there at all, if perhaps not now: between neighbours, and between gates. */
  private known(from: string, to: string): boolean {
    const gates = from.endsWith("gate") && to.endsWith("gate");
    return gates || this.now().box.borders.some((pair) => pair.includes(from) && pair.includes(to));
  }

  pickCourt(card: string): void {
    if (this.court(card).length === 0) this.leave(IN_COURT, "court", card);
    this.pickAmong({ kind: "court", id: card }, this.court(card), `${this.meant(IN_COURT) ?? "influence"} ${card}`);
  }

  pickHand(card: string): void {
    if (this.hand(card).length === 0) this.leave(WITH_HAND, "card", card);
    this.pickAmong({ kind: "card", id: card }, this.hand(card), `${this.meant(WITH_HAND) ?? "surpass"} ${card}`);
  }

  /** Look no more for an action that is done elsewhere, if something else can be done with this card. */
  private leave(kinds: Set<string>, name: "court" | "card", card: string): void {
    if (this.verb === null || kinds.has(this.verb)) return;
    if (!this.options.some((option) => option[name] === card && kinds.has(option.kind))) return;
    this.verb = null;
    this.from = "";
  }

  /** The action looked for, else the one that is asked for, if it is one of these. */
  private meant(kinds: Set<string>): string | undefined {
    return [this.verb ?? "", this.answer()].find((kind) => kinds.has(kind));
  }

  /** Several ways to use one thing, or one, or none. */
  pickAmong(spot: Spot, options: Option[], refused: string): void {
    const { choice } = this.now();
    const [only] = options;
    if (only && options.length === 1 && only.kind !== "copy") {
      this.spot = null; // whoever can only copy is told why not more
      this.act(only);
    } else if (options.length > 0) {
      if (choice.chosen) choice.choose(null);
      this.spot = this.spot?.id === spot.id ? null : spot;
    } else if (refused && this.options.length > 0) {
      void choice.whyNot(refused);
    }
  }

  /** One step back; false if there was none. */
  back(): boolean {
    const { choice } = this.now();
    if (choice.chosen) choice.choose(null);
    else if (this.spot) this.spot = null;
    else if (this.from) this.from = "";
    else if (this.verb !== null) this.verb = null;
    else return false;
    return true;
  }

  /** A new position of the game. */
  reset(): void {
    this.verb = null;
    this.from = "";
    this.spot = null;
  }
}
