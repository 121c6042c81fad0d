/** What the steps of the lessons of Arcs are about. */

const PLACES: Record<string, string> = {
  reach: ".arcs .reach",
  ambitions: ".arcs .ambitions",
  hand: ".arcs .hand",
  round: ".arcs .round",
  court: ".arcs .court",
  task: ".arcs .task",
  slots: ".arcs .own .slots",
  main: ".bar .main",
};

export function marks(mark: string): string {
  return PLACES[mark] ?? "";
}
