/** What the steps of the lessons of Arcs are about. */

const PLACES: Record<string, string> = {
  reach: ".arcs .reach",
  ambitions: ".arcs .ambitions",
  power: ".arcs .power",
  hand: ".arcs .hand",
  round: ".arcs .round",
  pips: ".arcs .turn",
  court: ".arcs .court",
  task: ".arcs .task",
  own: ".arcs .own",
  slots: ".arcs .own .slots",
  main: ".bar .main",
};

export function marks(mark: string): string {
  const [kind = "", name = ""] = mark.split(":");
  if (name === "") return PLACES[kind] ?? "";
  if (kind === "card") return `.arcs .hand [data-card="${name}"]`;
  return `.arcs [data-${kind}="${name}"]`;
}
