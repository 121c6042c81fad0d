/** One table: the connection, how it stands, its story, and what is said at it.

The server tells the whole state whenever the table changes, and what was said and who is there when that does;
nothing here has to be mended after a break. What we said and was not answered is said again with the same id, which
the server hears once. */

import { tick } from "svelte";
import type { ChatLine, Explained, GameEvent, PresenceMessage, Problem, TableMessage, Value } from "./protocol";
import { Refused } from "./api";
import { paint } from "./paint";

type Body = Record<string, Value>;

interface Waiting {
  text: string;
  fleeting: boolean; // a question about a position, not worth asking again after a break
  done: (body: Body) => void;
  failed: (error: Refused) => void;
}

/** What is new since the last message: for animations, sounds and screen readers. */
export interface News {
  number: number;
  plays: GameEvent[][];
}

/** The parts of a message that belong to the position. */
function kept({ view, shown, options }: TableMessage): Partial<TableMessage> {
  return view === undefined ? {} : { view, shown, options };
}

function isSame(old: TableMessage, told: TableMessage): boolean {
  if (old.you !== told.you || old.status !== told.status || old.to_move !== told.to_move) return false;
  if (old.plays !== told.plays || (told.story?.plays.length ?? 0) > 0) return false;
  const texts = (message: TableMessage): string => (message.options ?? []).map((option) => option.text).join("\n");
  return texts(old) === texts(told);
}

const MOST_LINES = 500; // of chat that are kept
const FAREWELL = 4400;
const TOO_MUCH = 4429;

export class Table {
  message: TableMessage | null = $state.raw(null);
  /** The events of each play; play 0 is the setup. */
  story: GameEvent[][] = $state.raw([]);
  news: News = $state.raw({ number: 0, plays: [] });
  /** What was said, in order. */
  chat: ChatLine[] = $state.raw([]);
  /** The seats somebody is at, and how many look on. */
  presence: PresenceMessage = $state.raw({ present: [], onlookers: 0 });
  /** Why nothing can be done at the moment: the id of a message. */
  trouble: string | null = $state(null);
  connection: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  /** Why the server does not let us in. */
  refused: Problem | null = $state.raw(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;

  private socket: WebSocket | null = null;
  private told = 0;
  private pauses = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private waiting = new Map<string, Waiting>();
  private numbers = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
  private awaited: { seq: number; done: () => void }[] = [];
  private explained = new Map<string, Promise<Explained>>();
  /** When what was pressed last is on the screen. Only then we hear on: it is seen that something was pressed, however
  quick the answer is. */
  private pressed = Promise.resolve();
  /** When what was told last is on the screen, too: turns that come faster than they can be drawn are drawn together. */
  private painted = Promise.resolve();
  /** What was told and is not drawn yet: its plays, and the number of the first. */
  private undrawn: { from: number; plays: GameEvent[][] } | null = null;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close();
  }

  /** Play an action of the options. */
  play(action: string): Promise<void> {
    return this.act("play", { action, seq: this.message?.seq ?? 0 });
  }

  /** Do something that changes the table; done when we have been told what it led to. */
  async act(what: string, body: Body = {}): Promise<void> {
    this.pressed = this.painted = this.whenPainted();
    const reached = Number((await this.say(what, body))["seq"]);
    if ((this.message?.seq ?? 0) >= reached) return;
    await new Promise<void>((done) => this.awaited.push({ seq: reached, done }));
  }

  /** Say something to the table; what it answers. Problems are thrown as `Refused`. */
  say(what: string, body: Body = {}, fleeting = false): Promise<Body> {
    if (this.connection === "closed" || (fleeting && this.connection !== "open")) {
      return Promise.reject(new Refused(0, { message: "web-offline", values: {} }));
    }
    const id = `${this.prefix}-${++this.numbers}`;
    const text = JSON.stringify({ do: what, id, ...body });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, fleeting, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** What an action would do, or why it is not allowed now; asked once for each position. */
  explain(action: string): Promise<Explained> {
    let found = this.explained.get(action);
    if (found === undefined) {
      found = this.say("explain", { action }, true) as unknown as Promise<Explained>;
      found.catch(() => this.explained.delete(action));
      this.explained.set(action, found);
    }
    return found;
  }

  private readonly again = (): void => {
    if (this.connection === "lost" && !document.hidden && this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.told), shown: "1" });
    if (this.key) query.set("key", this.key);
    this.socket?.close(); // it may be open, and nothing came through it
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?${query}`);
    this.socket = socket;
    socket.onmessage = async (event) => {
      const body = JSON.parse(String(event.data)) as Body;
      await (body["type"] === "table" || body["type"] === "presence" ? this.painted : this.pressed); // the later holds
      if (this.socket === socket) this.hear(body);
    };
    socket.onopen = () => {
      this.trouble = null; // if it is still there we are told again
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onclose = async (event) => {
      await this.painted;
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    if (this.over) return;
    const tooMuch = code === TOO_MUCH || this.refused?.message === "server-too-much";
    const closed = code === FAREWELL && !tooMuch;
    this.connection = closed ? "closed" : "lost";
    this.giveUp(({ fleeting }) => closed || fleeting);
    if (closed) return;
    const wait = tooMuch ? 5 : Math.min(15, 0.5 * 2 ** this.pauses++);
    this.retry = setTimeout(() => this.connect(), wait * (700 + Math.random() * 600));
  }

  /** Those that wait for an answer and will not get one. */
  private giveUp(which: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of this.waiting) {
      if (!which(waiting)) continue;
      this.waiting.delete(id);
      waiting.failed(new Refused(0, { message: "web-offline", values: {} }));
    }
  }

  private hear(body: Body): void {
    if (body["type"] === "table") {
      this.hearTable(body as unknown as TableMessage);
      return;
    }
    if (body["type"] === "chat") {
      this.hearLines(body["lines"] as unknown as ChatLine[]);
      return;
    }
    if (body["type"] === "presence") {
      this.presence = body as unknown as PresenceMessage;
      return;
    }
    if (body["type"] === "trouble") {
      this.trouble = body["message"] as string | null;
      return;
    }
    const id = String(body["id"]);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (body["type"] === "ok") {
      waiting?.done(body);
      return;
    }
    const problem = body["error"] as unknown as Problem;
    if (waiting) waiting.failed(new Refused(400, problem));
    else if (id === "") this.refused = problem;
  }

  /** Never before what came earlier, also if the page is hidden meanwhile. */
  private whenPainted(): Promise<void> {
    const painted = paint();
    return this.painted.then(() => painted);
  }

  /** The plays that are drawn next: those told just now, after those told before of which nothing was drawn yet. */
  private gather(from: number, plays: GameEvent[][]): GameEvent[][] {
    const before = this.undrawn ?? { from, plays: [] };
    if (this.undrawn === null) void tick().then(() => (this.undrawn = null));
    const still = before.plays.slice(0, Math.max(0, from - before.from)); // others were taken back
    this.undrawn = { from: Math.min(from, before.from), plays: [...still, ...plays] };
    return this.undrawn.plays;
  }

  /** Lines we may know already: after a break, those that are shown come again. */
  private hearLines(lines: ChatLine[]): void {
    if (lines.length === 0) return;
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...known.values()].sort((one, other) => one.number - other.number).slice(-MOST_LINES);
  }

  private hearTable(told: TableMessage): void {
    const old = this.message;
    // The same position again (somebody sat down, or wished): what is drawn and chosen stays what it is.
    const same = old !== null && isSame(old, told);
    const message = same ? { ...told, ...kept(old) } : told;
    this.connection = "open";
    this.pauses = 0;
    this.refused = null;
    this.ahead = message.now - Date.now() / 1000;
    this.hearLines(message.chat);
    const present = message.players.flatMap((player, seat) => (player.present ? [seat] : []));
    this.presence = { present, onlookers: message.onlookers };
    if (!same) this.explained.clear();
    const known = this.message !== null;
    const story = message.story;
    if (story) {
      this.story = [...this.story.slice(0, story.from), ...story.plays];
      if (known && message.seq !== this.told) {
        this.news = { number: this.news.number + 1, plays: this.gather(story.from, story.plays) };
      }
    }
    this.painted = this.whenPainted();
    this.told = message.seq;
    this.message = message;
    for (const { done } of this.awaited.filter(({ seq }) => seq <= message.seq)) done();
    this.awaited = this.awaited.filter(({ seq }) => seq > message.seq);
  }
}
