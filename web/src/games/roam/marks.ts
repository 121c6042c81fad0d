/** What the steps of Roam's lessons are about. */

const PLACES: Record<string, string> = {
  map: ".roam .frame",
  hand: ".roam .own .cards",
  coins: ".roam .own .who",
  rivals: ".roam .rival",
  auction: ".roam .auction",
  offer: ".roam .offer",
  main: ".bar .main",
};

export function marks(mark: string): string {
  const [kind = "", name = ""] = mark.split(":");
  if (kind === "land") return `.roam [data-land="${name}"]`;
  if (kind === "card") return `.roam .own [data-card="${name}"]`;
  if (kind === "space") return `.roam [data-space="${name}"]`;
  if (kind === "artifact") return `.roam .own [data-artifact="${name}"]`;
  if (kind === "offer" && name) return `.roam .offer [data-artifact="${name}"]`;
  return PLACES[kind] ?? "";
}
