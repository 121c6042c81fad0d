/** What somebody has learned in this browser: the lessons of each game they have come to the end of, and how far they
are in others in this window. */

const LEARNED = "parlour-learned";

function kept(store: Storage, key: string): string[] {
  try {
    return JSON.parse(store.getItem(key) ?? "[]") as string[];
  } catch {
    return []; // a browser that keeps nothing
  }
}

function keep(store: Storage, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // then it is not remembered
  }
}

export function isLearned(game: string, lesson: string): boolean {
  return kept(localStorage, LEARNED).includes(`${game}-${lesson}`);
}

export function setLearned(game: string, lesson: string): void {
  if (!isLearned(game, lesson)) keep(localStorage, LEARNED, [...kept(localStorage, LEARNED), `${game}-${lesson}`]);
}

/** The step a lesson was left at: a reload goes on there. */
export function stepOf(table: string): number {
  return Number(kept(sessionStorage, `parlour-lesson-${table}`)[0] ?? 0) || 0;
}

export function setStep(table: string, step: number): void {
  keep(sessionStorage, `parlour-lesson-${table}`, [step]);
}
