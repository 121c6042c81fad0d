/** The signs of Arcs: one shape and one colour for each thing, used everywhere. Paths in a field from -12 to 12. */

export interface Sign {
  path: string;
  colour: string;
}

export const NIGHT = "#0b1124";
export const GOLD = "#d9b36a";
export const PALE = "#e6eaf7";

const BURST = "M0-12 1.7-4.2 6-6 4.2-1.7 12 0 4.2 1.7 6 6 1.7 4.2 0 12-1.7 4.2-6 6-4.2 1.7-12 0-4.2-1.7-6-6-1.7-4.2z";
const GEAR =
  "M-2-8.3-1.7-12H1.7L2-8.3 4.4-7.4 7.2-9.7 9.7-7.2 7.4-4.4 8.3-2 12-1.7V1.7L8.3 2 7.4 4.4 9.7 7.2 7.2 9.7 4.4 7.4 2 8.3 1.7 12H-1.7L-2 8.3-4.4 7.4-7.2 9.7-9.7 7.2-7.4 4.4-8.3 2-12 1.7V-1.7L-8.3-2-7.4-4.4-9.7-7.2-7.2-9.7-4.4-7.4zM0-4A4 4 0 0 0 0 4 4 4 0 0 0 0-4z";
const KEY = "M-6-6.5A6.5 6.5 0 1 0-.4 3H2V7H6V3H8V6H12V-2H-.3A6.5 6.5 0 0 0-6-6.5zM-6-2.5A2.5 2.5 0 1 1-6 2.5 2.5 2.5 0 0 1-6-2.5z";
const CROWN = "M-12 9V-7L-6-1 0-10 6-1 12-7V9zM-8 4V6H8V4z";
const BALL = "M-5-1.5A6.7 6.7 0 1 1-5 11.9 6.7 6.7 0 0 1-5-1.5zM-1.5-1.3 2.3-5A5 5 0 1 1 5-2.2L1.2 1.6zM6.5-9.4A2.4 2.4 0 0 0 6.5-4.6 2.4 2.4 0 0 0 6.5-9.4z";

export const RESOURCES: Record<string, Sign> = {
  material: { colour: "#dfa76c", path: "M0-12 10-7 0-2-10-7zM-11-4.6-1 .4V12L-11 7zM11-4.6 1 .4V12L11 7z" },
  fuel: { colour: "#4fc6e6", path: "M0-12C4-6 8.5-1 8.5 3.5A8.5 8.5 0 0 1-8.5 3.5C-8.5-1-4-6 0-12zM-5 3A5 5 0 0 0 0 8.5V6A2.8 2.8 0 0 1-2.5 3z" },
  weapon: { colour: "#f2707a", path: "M0-13 3.2-9V3H8.5V6.5H2V9.5H3.5V12.5H-3.5V9.5H-2V6.5H-8.5V3H-3.2V-9z" },
  relic: { colour: "#6ecb8d", path: "M-5-12H5V-9.5L3-7.5C10.5-4.5 9.5 3 3.5 9.5H5.5V12H-5.5V9.5H-3.5C-9.5 3-10.5-4.5-3-7.5L-5-9.5zM-6.2-2.5V0H6.2V-2.5z" },
  psionic: {
    colour: "#bb9bf7",
    path: "M-12 3C-6-6 6-6 12 3 6 12-6 12-12 3zM0-1A4 4 0 0 0 0 7 4 4 0 0 0 0-1zM-1.5-12H1.5V-6H-1.5zM-9-10.5-4.5-5.5-7-3.8-11-8.3zM9-10.5 4.5-5.5 7-3.8 11-8.3zM0 1.4A1.6 1.6 0 0 1 0 4.6 1.6 1.6 0 0 1 0 1.4z",
  },
};

export const SUITS: Record<string, Sign> = {
  administration: { colour: "#aab9ff", path: "M0-12 12-6V-3H-12V-6zM-10-1H-6V7H-10zM-2-1H2V7H-2zM6-1H10V7H6zM-12 8.5H12V12H-12z" },
  aggression: { colour: "#ff8160", path: BURST },
  construction: { colour: "#f3c552", path: GEAR },
  mobilization: { colour: "#5fdcb8", path: "M0-12 11-1V5L0-6-11 5V-1zM0-2 9 7V12.5L0 3.5-9 12.5V7z" },
};

/** Dark on a disc of the colour. */
export const AMBITIONS: Record<string, Sign> = {
  tycoon: { colour: "#f0bd4a", path: "M-6-9H6L11-3 0 11-11-3zM-6.5-4.2-5.5-2H5.5L6.5-4.2zM0 6 3-.2H-3z" },
  tyrant: { colour: "#ccd5ea", path: CROWN },
  warlord: {
    colour: "#ff7b6b",
    path: "M0-11C7-11 10-6 10-1 10 3 8 5 6 6V11H2.4V8H-2.4V11H-6V6C-8 5-10 3-10-1-10-6-7-11 0-11zM-4-3A2.8 2.8 0 0 0-4 2.6 2.8 2.8 0 0 0-4-3zM4-3A2.8 2.8 0 0 0 4 2.6 2.8 2.8 0 0 0 4-3z",
  },
  keeper: { colour: "#6ecb8d", path: "M0-11A6.4 6.4 0 0 1 3.2 .8L6 11H-6L-3.2 .8A6.4 6.4 0 0 1 0-11z" },
  empath: { colour: "#bb9bf7", path: "M0 11C-8 5-12 1-12-4A6 6 0 0 1 0-6 6 6 0 0 1 12-4C12 1 8 5 0 11z" },
  any: { colour: PALE, path: "M0-12 3-3.6 11.6-3.6 4.6 1.6 7.2 10 0 5-7.2 10-4.6 1.6-11.6-3.6-3-3.6z" },
};

export const ACTIONS: Record<string, string> = {
  tax: "M2-11A5 5 0 1 1 2-1 5 5 0 0 1 2-11zM-12 1H-8L-3 3H4Q7 5 4 7H-1V8.5H5L11 4Q13 6 11 8L5 12H-12z",
  build: "M-12 4H-1V11H-12zM1 4H12V11H1zM-6-5H5V2H-6zM7-12H10V-9H13V-6H10V-3H7V-6H4V-9H7z",
  move: "M-12-3H0V-9L12 0 0 9V3H-12z",
  repair: "M11-7 6-2 2-6 7-11A7 7 0 0 0-1.5-2.5L-10 6A3.3 3.3 0 0 0-6 10.5L2.5 1.5A7 7 0 0 0 11-7z",
  influence: "M-4-12A4.5 4.5 0 0 1-1-4L4 12H-12L-7-4A4.5 4.5 0 0 1-4-12zM8-12 13-6H10V2H6V-6H3z",
  secure: "M-7-2V-5A7 7 0 0 1 7-5V-2H10V12H-10V-2zM-3.5-2H3.5V-5A3.5 3.5 0 0 0-3.5-5zM-1.8 2V8H1.8V2z",
  battle: "M-12-12-5-11 0-5.5 5-11 12-12 11-5 3.5 1.5 7 5 9.5 3 11.5 5 8.5 8 12 11 11 12 8 8.5 5 11.5 3 9.5 5 7 0 2-5 7-3 9.5-5 11.5-8 8.5-11 12-12 11-8.5 8-11.5 5-9.5 3-7 5-3.5 1.5-11-5z",
};

/** The outlines of the pieces. */
export const PIECES = {
  ship: "M0-13 10.5 11 0 7.5-10.5 11z",
  city: "M-12 11V1A12 12 0 0 1 12 1V11z",
  starport: "M-2.5-13H2.5V-8L12-2V11H5L0 8-5 11H-12V-2L-2.5-8z",
};

/** On the dice. A hit on one's own ship is a ship that breaks. */
export const FACES: Record<string, string> = {
  hit: BURST,
  self: "M0-12 4-1.8-5.8 3zM5.2 1.2 9 11 0 6-9 11-7.2 6.6z",
  intercept: "M-1.7-12H1.7V-8.3A8.4 8.4 0 0 1 8.3-1.7H12V1.7H8.3A8.4 8.4 0 0 1 1.7 8.3V12H-1.7V8.3A8.4 8.4 0 0 1-8.3 1.7H-12V-1.7H-8.3A8.4 8.4 0 0 1-1.7-8.3zM0-4.6A4.6 4.6 0 0 0 0 4.6 4.6 4.6 0 0 0 0-4.6z",
  building: "M-11 11V1A11 11 0 0 1-3-9.6L0-3-3 1 2 5-1 11zM0-11A11 11 0 0 1 11 1V11H3L6 4 2 0 4-4z",
  key: KEY,
};

export const MARKERS: Record<string, Sign> = {
  initiative: { colour: GOLD, path: "M0-12 2.4-2.4 12 0 2.4 2.4 0 12-2.4 2.4-12 0-2.4-2.4zM6-8.5 8.5-6 5-5zM-6-8.5-8.5-6-5-5zM6 8.5 8.5 6 5 5zM-6 8.5-8.5 6-5 5z" },
  zero: { colour: PALE, path: "M0-11C5-11 8-7 8 0 8 7 5 11 0 11-5 11-8 7-8 0-8-7-5-11 0-11zM0-7C-2.5-7-4-4.5-4 0-4 4.5-2.5 7 0 7 2.5 7 4 4.5 4 0 4-4.5 2.5-7 0-7z" },
  path: { colour: "#8fa3d9", path: "M-12 3A12 12 0 0 1 5-6L7-10 12-1 2 1 4-2.5A8 8 0 0 0-7.5 3.5 5 5 0 0 0-12 3z" },
  power: { colour: GOLD, path: "M0-12 4-4 12-6 9 8H-9L-12-6-4-4zM-9 9.5H9V12H-9z" },
  chapter: { colour: PALE, path: "M-1-8C-4-10.5-8-11-12-11V8C-8 8-4 8.5-1 11zM1-8C4-10.5 8-11 12-11V8C8 8 4 8.5 1 11z" },
  outrage: { colour: "#ff7b6b", path: "M-11-2A11 10 0 0 1 11-2C11 4 7 8 2 8.4L-6 12-5 7.4C-9 6-11 2-11-2zM-1.6-9 -1 1H1L1.6-9zM0 2.4A1.8 1.8 0 0 0 0 6 1.8 1.8 0 0 0 0 2.4z" },
  trophy: { colour: GOLD, path: "M-7-12H7V-10H12C12-4 9-1 5.5-.5 4 2 2 2.6 2 4V8H6V12H-6V8H-2V4C-2 2.6-4 2-5.5-.5-9-1-12-4-12-10H-7zM-9.4-7.5C-9-5-8-4-6.6-3.5L-7-7.5zM9.4-7.5C9-5 8-4 6.6-3.5L7-7.5z" },
  captive: { colour: "#ccd5ea", path: BALL },
  key: { colour: GOLD, path: KEY },
};
