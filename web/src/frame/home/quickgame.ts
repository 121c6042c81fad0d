/** A game at once, with all defaults, against the usual bot. */

import { PERSON, usualBot } from "../called";
import { post } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import type { GameInfo, TableMessage } from "../../lib/wire";

export async function playBots(game: string, info: GameInfo | undefined): Promise<void> {
  const players = info?.options.find((option) => option.name === "players")?.default ?? 2;
  const bot = info ? usualBot(info) : PERSON;
  const seats = Array.from({ length: Number(players) }, (_, seat) => (seat === 0 ? PERSON : bot));
  const table = await post<TableMessage>("/api/tables", { game, seats });
  await post(`/api/tables/${table.table}/start`);
  go(`/t/${table.table}`);
}
