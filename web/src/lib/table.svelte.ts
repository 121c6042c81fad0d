/** One table: the connection, how it stands, its story, and what is said at it.

The server tells the whole state when we come, and what has changed whenever the table does; what was said and who
is there it tells apart. Nothing here has to be mended after a break. What we said and was not answered is said again
with the same id, which the server hears once. */

import type { ChangesMessage, ChatLine, Explained, GameEvent, OkMessage, PresenceMessage } from "./wire";
import type { Problem, Said, TableMessage, Told, Value } from "./wire";
import { Refused } from "./api";
import { applied } from "./changes";
import { paint } from "./paint";
import { Playhead } from "./playhead.svelte";

type Body = Record<string, Value>;
type Presence = Omit<PresenceMessage, "type">;

interface Waiting {
  text: string;
  fleeting: boolean; // a question about a position, not worth asking again after a break
  postponed: boolean; // the server could not do it, and will be able to
  done: (answer: OkMessage) => void;
  failed: (error: Refused) => void;
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

/** What a table hears and speaks through: a socket to the server, or what stands in for one in a lesson. */
export type Line = Pick<WebSocket, "readyState" | "onmessage" | "onopen" | "onclose" | "send" | "close">;

const MOST_LINES = 500; // of chat that are kept
const FAREWELL = 4400;
const AWAY = "server-database-away";
const TOO_MUCH = 4429;

export class Table {
  /** As the server told it last. What is drawn is the message of the playhead, which may still be on its way here. */
  message: TableMessage | null = $state.raw(null);
  readonly head = new Playhead();
  /** What was said, in order. */
  chat: ChatLine[] = $state.raw([]);
  /** The seats somebody is at, and who looks on. */
  presence: Presence = $state.raw({ present: [], onlookers: 0, watchers: [] });
  /** Why nothing can be done at the moment: the id of a message. */
  trouble: string | null = $state(null);
  connection: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  /** Why the server does not let us in. */
  refused: Problem | null = $state.raw(null);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;

  /** The events of each play; play 0 is the setup. */
  private story: GameEvent[][] = [];
  private socket: Line | null = null;
  private told = 0;
  /** What the server knows that we know: changes are told from there. */
  private whole: TableMessage | null = null;
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

  constructor(
    readonly id: string,
    readonly key: string,
    private readonly open: (address: string) => Line = (address) => new WebSocket(address),
  ) {
    this.connect();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  close(): void {
    this.over = true;
    this.head.close();
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
  async act(what: Said["do"], body: Body = {}): Promise<void> {
    this.pressed = this.painted = this.whenPainted();
    const reached = (await this.say(what, body)).seq ?? 0;
    if ((this.message?.seq ?? 0) >= reached) return;
    await new Promise<void>((done) => this.awaited.push({ seq: reached, done }));
  }

  /** Say something to the table; what it answers. Problems are thrown as `Refused`. */
  say(what: Said["do"], body: Body = {}, fleeting = false): Promise<OkMessage> {
    if (this.connection === "closed" || (fleeting && this.connection !== "open")) {
      return Promise.reject(new Refused(0, { message: "web-offline", values: {} }));
    }
    const id = `${this.prefix}-${++this.numbers}`;
    const text = JSON.stringify({ do: what, id, ...body });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, fleeting, postponed: false, done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** What an action would do, or why it is not allowed now; asked once for each position. */
  explain(action: string): Promise<Explained> {
    let found = this.explained.get(action);
    if (found === undefined) {
      found = this.say("explain", { action }, true);
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
    const query = new URLSearchParams({ since: String(this.told), shown: "1", changes: "1" });
    if (this.key) query.set("key", this.key);
    this.socket?.close(); // it may be open, and nothing came through it
    const socket = this.open(`${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?${query}`);
    this.socket = socket;
    socket.onmessage = async (event) => {
      const told = JSON.parse(String(event.data)) as Told;
      const drawn = told.type === "table" || told.type === "changes" || told.type === "presence";
      await (drawn ? this.painted : this.pressed); // the later holds
      if (this.socket === socket) this.hear(told);
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

  private hear(told: Told): void {
    if (told.type === "table") this.hearTable(told);
    else if (told.type === "changes") this.hearChanges(told);
    else if (told.type === "chat") this.hearLines(told.lines);
    else if (told.type === "presence") this.presence = told;
    else if (told.type === "trouble") this.hearTrouble(told.message);
    else this.hearAnswer(told);
  }

  private hearTrouble(trouble: string | null): void {
    this.trouble = trouble;
    this.sayAgain();
  }

  /** What the server could not write is said again when its trouble is over. */
  private sayAgain(): void {
    if (this.trouble !== null || this.socket?.readyState !== WebSocket.OPEN) return;
    for (const waiting of this.waiting.values()) {
      if (waiting.postponed) this.socket.send(waiting.text);
      waiting.postponed = false;
    }
  }

  private hearAnswer(told: Extract<Told, { id: string }>): void {
    const waiting = this.waiting.get(told.id);
    if (told.type === "error" && told.error.message === AWAY && waiting && !waiting.fleeting) {
      waiting.postponed = true; // whether it was written nobody knows; said again with the same id it is done once
      setTimeout(() => this.sayAgain(), 1000);
      return;
    }
    this.waiting.delete(told.id);
    if (told.type === "ok") waiting?.done(told);
    else if (waiting) waiting.failed(new Refused(400, told.error));
    else if (told.id === "") this.refused = told.error;
  }

  /** Never before what came earlier, also if the page is hidden meanwhile. */
  private whenPainted(): Promise<void> {
    const painted = paint();
    return this.painted.then(() => painted);
  }

  /** Lines we may know already: after a break, those that are shown come again. */
  private hearLines(lines: ChatLine[]): void {
    if (lines.length === 0) return;
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...known.values()].sort((one, other) => one.number - other.number).slice(-MOST_LINES);
  }

  private hearTable(told: TableMessage): void {
    this.connection = "open";
    this.pauses = 0;
    this.refused = null;
    this.hearLines(told.chat);
    const present = told.players.flatMap((player, seat) => (player.present ? [seat] : []));
    this.presence = { present, onlookers: told.onlookers, watchers: told.watchers };
    this.stand(told);
  }

  /** What does not fit is nothing we can go on from: we ask for everything, and leave aside what comes before it. */
  private hearChanges(told: ChangesMessage): void {
    if (this.whole === null) return;
    const message = applied(this.whole, told);
    if (message === null) {
      this.whole = null;
      void this.say("sync", {}, true).catch(() => undefined); // a new connection begins with everything, too
    } else {
      const begun = message.story !== undefined;
      const story = told.story ?? (begun ? { from: this.story.length, plays: [] } : undefined);
      this.stand({ ...message, chat: [], story }, this.between(told));
    }
  }

  /** The positions after several plays but the last. */
  private between({ between, seq, now }: ChangesMessage): TableMessage[] {
    const found: TableMessage[] = [];
    let before = this.whole;
    for (const { set, gone } of between ?? []) {
      before = before && applied(before, { type: "changes", seq, now, set, gone });
      if (before) found.push(before);
    }
    return found;
  }

  /** The table stands like this now. */
  private stand(told: TableMessage, between: TableMessage[] = []): void {
    const old = this.message;
    // The same position again (somebody sat down, or wished): what is drawn and chosen stays what it is.
    const same = old !== null && isSame(old, told);
    const message = same ? { ...told, ...kept(old) } : told;
    this.whole = told;
    this.ahead = message.now - Date.now() / 1000;
    if (!same) this.explained.clear();
    const story = message.story;
    const from = story?.from ?? this.story.length;
    if (story) this.story = [...this.story.slice(0, from), ...story.plays];
    this.painted = this.whenPainted();
    this.told = message.seq;
    this.message = message;
    this.head.meet(message, this.story, from, between);
    for (const { done } of this.awaited.filter(({ seq }) => seq <= message.seq)) done();
    this.awaited = this.awaited.filter(({ seq }) => seq > message.seq);
  }
}
