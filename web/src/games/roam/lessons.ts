/** The guided first game: what is said when. It teaches by looking at the game, and knows no rules either. */

import type { Lesson } from "../game";
import type { GameEvent, TableMessage } from "../../lib/wire";
import { viewOf } from "./types";

function mine(message: TableMessage): boolean {
  return message.to_move === message.you;
}

function happened(story: GameEvent[][], kind: string, seat: number): boolean {
  return story.some((events) => events.some((event) => event.kind === kind && event.seat === seat));
}

function turns(story: GameEvent[][], seat: number): number {
  return story.flat().filter((event) => event.kind === "turn" && event.seat === seat).length;
}

export const LESSONS: Lesson[] = [
  { id: "web-roam-learn-welcome" },
  { id: "web-roam-learn-map", mark: ".roam .square" },
  { id: "web-roam-learn-characters", mark: ".roam .own .hand" },
  {
    id: "web-roam-learn-use",
    mark: ".roam .own .hand",
    done: (message, story) => happened(story, "use", message.you),
  },
  { id: "web-roam-learn-placed", mark: ".roam .square" },
  {
    id: "web-roam-learn-end",
    mark: ".bar .main",
    done: (message, story) => happened(story, "end", message.you),
  },
  { id: "web-roam-learn-rival", when: (message) => !mine(message), done: (message) => mine(message) },
  {
    id: "web-roam-learn-again",
    when: (message, story) => mine(message) && turns(story, message.you) >= 2,
    done: (message, story) => story.flat().filter((event) => event.kind === "use" && event.seat === message.you).length >= 2,
  },
  { id: "web-roam-learn-blanks", when: (message) => mine(message) && viewOf(message).step === "acting" },
  { id: "web-roam-learn-complete", when: (message, story) => turns(story, message.you) >= 3, mark: ".roam .square" },
  { id: "web-roam-learn-rest", when: (message, story) => happened(story, "rest", message.you) },
  { id: "web-roam-learn-auction", when: (message) => mine(message) && viewOf(message).step === "bidding" },
  { id: "web-roam-learn-won", when: (message, story) => happened(story, "win", message.you), mark: ".roam .own .hand" },
  { id: "web-roam-learn-lost", when: (message, story) => happened(story, "consolation", message.you) },
  { id: "web-roam-learn-early", when: (message, story) => turns(story, message.you) >= 5 },
  { id: "web-roam-learn-end-of-game", when: (message, story) => turns(story, message.you) >= 7 },
];
