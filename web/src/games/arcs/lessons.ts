/** The guided first chapter: what is said when. It teaches by looking at the game, and knows no rules either. */

import type { Lesson } from "../game";
import type { GameEvent, TableMessage } from "../../lib/wire";
import { sceneOf } from "./types";

function frame(message: TableMessage): string {
  return sceneOf(message).shown.frame.kind;
}

function mine(message: TableMessage): boolean {
  return message.to_move === message.you && message.status === "running";
}

function did(message: TableMessage, story: GameEvent[][], ...kinds: string[]): boolean {
  return story.flat().some((event) => event.seat === message.you && kinds.includes(event.kind));
}

const asked = (kind: string) => (message: TableMessage) => mine(message) && frame(message) === kind;
const offered = (kind: string) => (message: TableMessage) => (message.options ?? []).some((option) => option.kind === kind);

export const LESSONS: Lesson[] = [
  { id: "web-arcs-learn-welcome" },
  { id: "web-arcs-learn-reach", mark: ".arcs .reach" },
  { id: "web-arcs-learn-pieces", mark: ".arcs .reach" },
  { id: "web-arcs-learn-ambitions", mark: ".arcs .ambitions" },
  { id: "web-arcs-learn-hand", mark: ".arcs .hand" },
  {
    id: "web-arcs-learn-lead",
    mark: ".arcs .hand",
    when: (message) => asked("leading")(message) || asked("following")(message),
    done: (message, story) => did(message, story, "lead", "surpass", "copy", "pivot"),
  },
  { id: "web-arcs-learn-declare", mark: ".arcs .ambitions", when: offered("declare") },
  { id: "web-arcs-learn-prelude", mark: ".arcs .own .slots", when: offered("spend") },
  { id: "web-arcs-learn-actions", mark: ".arcs .task", when: asked("turn") },
  {
    id: "web-arcs-learn-end",
    mark: ".bar .main",
    when: asked("turn"),
    done: (message, story) => did(message, story, "end"),
  },
  { id: "web-arcs-learn-rival", when: (message, story) => !mine(message) && did(message, story, "end"), done: mine },
  {
    id: "web-arcs-learn-follow",
    mark: ".arcs .round",
    when: asked("following"),
    done: (message, story) => did(message, story, "surpass", "copy", "pivot"),
  },
  { id: "web-arcs-learn-seize", when: offered("seize") },
  { id: "web-arcs-learn-influence", mark: ".arcs .court", when: offered("influence") },
  { id: "web-arcs-learn-secure", mark: ".arcs .court", when: offered("secure") },
  { id: "web-arcs-learn-tax", when: offered("tax") },
  { id: "web-arcs-learn-build", when: offered("build") },
  { id: "web-arcs-learn-move", mark: ".arcs .reach", when: offered("move") },
  { id: "web-arcs-learn-battle", when: offered("battle") },
  { id: "web-arcs-learn-dice", mark: ".arcs .task", when: asked("dicing") },
  { id: "web-arcs-learn-hits", mark: ".arcs .task", when: asked("battling") },
  { id: "web-arcs-learn-raid", mark: ".arcs .task", when: asked("raiding") },
  { id: "web-arcs-learn-initiative", mark: ".arcs .round", when: (_, story) => story.flat().some(({ kind }) => kind === "round-end") },
  { id: "web-arcs-learn-third", mark: ".arcs .ambitions", when: (_, story) => story.flat().filter(({ kind }) => kind === "round-end").length >= 3 },
  { id: "web-arcs-learn-chapter", mark: ".arcs .ambitions", when: (_, story) => story.flat().some(({ kind }) => kind === "chapter-end") },
];
