/** A system in words, and its ships in groups. */

import { say } from "../../lib/words.svelte";
import { nameOf } from "./speech";
import type { Scene } from "./types";
import type { ArcsBox, Building, SystemPrint } from "./wire";

export interface ShipGroup {
  seat: number;
  damaged: boolean;
  count: number;
}

export function shipGroups({ view }: Scene, system: string): ShipGroup[] {
  const ships = view.map[system];
  if (!ships) return [];
  return ships.fresh.flatMap((fresh, seat) => [
    ...(fresh ? [{ seat, damaged: false, count: fresh }] : []),
    ...(ships.damaged[seat] ? [{ seat, damaged: true, count: ships.damaged[seat] }] : []),
  ]);
}

export function spokenGroup({ seat, damaged, count }: ShipGroup, names: string[]): string {
  return say(damaged ? "web-arcs-ships-damaged" : "web-arcs-ships-fresh", { name: names[seat] ?? "", count });
}

/** A building, and that it stands outside the slots of its planet. */
export function spokenBuilding({ seat, piece, damaged, outside }: Building, { slots }: SystemPrint, names: string[]): string {
  const called = nameOf(outside && slots > 0 ? "cloud" : piece);
  return say(damaged ? "web-arcs-building-damaged" : "web-arcs-building", { name: names[seat] ?? "", piece: called });
}

/** All that is in a system, as a screen reader says it. */
export function spokenSystem(scene: Scene, box: ArcsBox, names: string[], system: string): string {
  const facts = box.systems[system];
  const { shown } = scene;
  const said = [facts?.type ? say("web-arcs-planet", { at: nameOf(system), type: nameOf(shown.types[system] ?? facts.type), slots: facts.slots }) : say("web-arcs-gate", { at: nameOf(system) })];
  const control = shown.control[system] ?? -1;
  if (control >= 0) said.push(say("web-arcs-controls", { name: names[control] ?? "" }));
  for (const group of shipGroups(scene, system)) said.push(spokenGroup(group, names));
  if (facts) said.push(...(shown.buildings[system] ?? []).map((building) => spokenBuilding(building, facts, names)));
  return said.join(" ");
}
