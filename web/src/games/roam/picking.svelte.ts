/** What somebody is about to do on the board: a character taken up, an artifact in hand, a token to be moved.

It only sorts what the server offers. Whatever is clicked and not offered is asked about, so that the rule is said. */

import type { Option } from "../../lib/wire";
import type { Choice } from "../game";
import { SPACES, firstSquare, middleOf, placeOf, pointOf, seen, spaceAt, squaresAt, unseen } from "./places";
import type { Point, Square } from "./places";
import type { Ability, RoamBox, RoamView } from "./wire";

/** Where a character may be placed. */
export interface Position {
  option: Option;
  at: string;
  squares: Square[];
  middle: Point; // on the screen
}

export interface Situation {
  choice: Choice;
  view: RoamView;
  box: RoamBox;
  edge: number; // of the seat that chooses
  turn: number; // how the map is turned on the screen
  busy: boolean; // things are still moving
}

const NEAR = 0.95; // spaces between a pointer and the middle of a position it may mean

export class Picking {
  card: string | null = $state(null);
  tool: "move" | "flip" | "blank" | null = $state(null);
  from = $state(""); // the space of the token to be moved
  hint = $state(false); // a space was clicked before a character was taken up
  /** Several ways to do something at one space. */
  ways: { space: string; options: Option[] } | null = $state.raw(null);

  private readonly now: () => Situation;

  constructor(now: () => Situation) {
    this.now = now;
  }

  get choice(): Choice {
    return this.now().choice;
  }

  options: Option[] = $derived.by(() => (this.now().busy ? [] : this.now().choice.options));

  /** The option to be drawn: the one pointed at, else the chosen one. */
  option: Option | null = $derived.by(() => {
    const { choice, busy } = this.now();
    return busy ? null : (choice.pointed ?? choice.chosen);
  });

  /** Characters that can be used or, with the artifact in hand, turned over. */
  cards: Set<string> = $derived.by(() => {
    const kind = this.tool === "flip" ? "flip" : "use";
    return new Set(this.options.filter((option) => option.kind === kind).map((option) => String(option["card"])));
  });

  positions: Position[] = $derived.by(() => {
    const found = this.options.filter((option) => option.kind === "use" && option["card"] === this.card);
    return found.flatMap((option) => (option["at"] === undefined ? [] : [this.position(option)]));
  });

  /** What can be done at spaces, without the positions of characters. */
  targets: Map<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    if (this.card !== null || this.tool === "flip") return found;
    for (const option of this.options) {
      const space = this.targetOf(option);
      if (space) found.set(space, [...(found.get(space) ?? []), option]);
    }
    return found;
  });

  /** Land cards that can be resolved now, by number. */
  lands: Map<string, Option> = $derived.by(
    () => new Map(this.options.filter(({ kind }) => kind === "complete").map((option) => [String(option["card"]), option])),
  );

  abilities: Set<Ability> = $derived.by(() => {
    const found = new Set<Ability>();
    for (const { kind, replacing } of this.options) {
      if (kind === "coin" || kind === "turn" || kind === "move" || kind === "flip" || kind === "replace") found.add(kind);
      if (kind === "free") found.add("blank");
      if (replacing !== undefined) found.add("replace");
    }
    return found;
  });

  rowsOf(card: string): string[] {
    const { view, box, edge } = this.now();
    return box.characters[card]?.lying[(edge + view.turn.turned) % 4] ?? [];
  }

  position(option: Option): Position {
    const at = String(option["at"]);
    const squares = squaresAt(this.rowsOf(String(option["card"])), at);
    return { option, at, squares, middle: seen(middleOf(squares), this.now().turn) };
  }

  private targetOf(option: Option): string {
    if (this.tool === "move") {
      if (option.kind !== "move") return "";
      if (this.from === "") return String(option["from"]);
      return option["from"] === this.from ? String(option["to"]) : "";
    }
    if (this.tool === "blank") return option.kind === "free" ? String(option["at"]) : "";
    return ["replace", "fill", "blank", "free"].includes(option.kind) ? String(option["at"]) : "";
  }

  /** The position a point of the screen means: the nearest legal one; but where the pattern fits right under the
  point and may not lie, the text of that, so that the rule can be said. */
  meant(point: Point): Position | string | null {
    if (this.card === null) return null;
    let best: Position | null = null;
    let least = Infinity;
    for (const position of this.positions) {
      const far = Math.hypot(position.middle.x - point.x, position.middle.y - point.y);
      if (far < least) {
        best = position;
        least = far;
      }
    }
    if (least < NEAR) return best;
    const rows = this.rowsOf(this.card);
    const first = firstSquare(rows);
    const middle = middleOf(squaresAt(rows, spaceAt(first.x, first.y)));
    const world = unseen(point, this.now().turn);
    const at = spaceAt(Math.round(world.x - middle.x) + first.x, Math.round(world.y - middle.y) + first.y);
    const fits = at !== "" && squaresAt(rows, at).every(({ space, blank }) => blank || space !== "");
    return fits ? `use ${this.card} at ${at}` : best;
  }

  pickCharacter(card: string): void {
    const { choice } = this.now();
    this.ways = null;
    this.hint = false;
    if (this.tool === "flip") {
      const flip = this.options.find((option) => option.kind === "flip" && option["card"] === card);
      if (flip) choice.choose(flip);
      else void choice.whyNot(`flip ${card}`);
      return;
    }
    const uses = this.options.filter((option) => option.kind === "use" && option["card"] === card);
    if (uses.length === 0) {
      void choice.whyNot(`use ${card}`);
      return;
    }
    const nowhere = uses.find((option) => option["at"] === undefined);
    this.tool = null;
    this.from = "";
    if (nowhere) {
      choice.choose(nowhere);
      this.card = card;
      return;
    }
    this.card = this.card === card ? null : card;
    choice.choose(null);
  }

  pickArtifact(ability: Ability): void {
    const { choice, view } = this.now();
    this.ways = null;
    this.hint = false;
    if (!this.abilities.has(ability)) {
      void choice.whyNot(this.unusable(ability, view));
      return;
    }
    if (ability === "coin" || ability === "turn") {
      choice.choose(this.options.find((option) => option.kind === ability) ?? null);
      return;
    }
    choice.choose(null);
    this.card = null;
    this.from = "";
    if (ability !== "replace") this.tool = this.tool === ability ? null : ability;
  }

  /** An action of an artifact that cannot be used now, to be asked about. */
  private unusable(ability: Ability, view: RoamView): string {
    const me = view.players[view.active];
    if (ability === "flip") return `flip ${me?.up[0] ?? me?.down[0] ?? "A"}`;
    if (ability === "move") return `move ${me?.seat ?? "south"} a1 a2`;
    if (ability === "replace") return `replace ${view.players.find((player) => player !== me)?.seat ?? "north"} at a1`;
    return ability === "blank" ? "free a1" : ability;
  }

  pickPosition(meant: Position | string | null): void {
    const { choice } = this.now();
    if (meant === null) return;
    if (typeof meant === "string") void choice.whyNot(meant);
    else choice.choose(meant.option);
  }

  pickSpace(space: string): void {
    const { choice, view } = this.now();
    this.ways = null;
    this.hint = false;
    const options = this.targets.get(space) ?? [];
    const land = this.lands.get(String(view.lands[placeOf(space)]));
    if (this.tool === "move" && this.from === "" && options.length > 0) {
      this.from = space;
    } else if (this.tool === "move" && this.from === space) {
      this.from = "";
    } else if (options.length === 1) {
      choice.choose(options[0]!);
    } else if (options.length > 1) {
      this.ways = { space, options };
    } else if (land) {
      choice.choose(land);
    } else if (view.step === "start" && this.tool === null && this.options.length > 0) {
      choice.choose(null);
      this.hint = true;
    } else if (this.from && !beside(this.from, space)) {
      this.from = "";
    } else {
      void choice.whyNot(this.refusedAt(space, view));
    }
  }

  /** What a click on a space nobody offers might have meant. */
  private refusedAt(space: string, view: RoamView): string {
    const owner = view.players.find((player) => player.tokens.includes(this.from || space))?.seat ?? "south";
    if (this.tool === "move") return `move ${owner} ${this.from ? `${this.from} ${space}` : `${space} ${neighbour(space)}`}`;
    if (view.step === "placing") return `replace ${owner} at ${space}`;
    if (view.step === "filling") return `fill ${space}`;
    if (view.step === "ordering") return `complete ${view.lands[placeOf(space)] || 1}`;
    return `blank ${space}`;
  }

  /** One step back; false if there was none. */
  back(): boolean {
    const { choice } = this.now();
    if (this.ways) this.ways = null;
    else if (choice.chosen) choice.choose(null);
    else if (this.from) this.from = "";
    else if (this.tool) this.tool = null;
    else if (this.card !== null) this.card = null;
    else return false;
    return true;
  }

  /** A new position of the game. */
  reset(): void {
    this.card = null;
    this.tool = null;
    this.from = "";
    this.ways = null;
    this.hint = false;
  }
}

function beside(one: string, other: string): boolean {
  const [from, to] = [pointOf(one), pointOf(other)];
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 1;
}

function neighbour(space: string): string {
  return SPACES.find((other) => beside(space, other)) ?? space;
}
