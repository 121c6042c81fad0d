/** Words for people: the same Fluent messages the server has, loaded from it for the language in use.

`say` reads reactive state, so that everything on the page changes its language when the setting does. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Problem, Value } from "./wire";
import { Refused } from "./api";
import { keptSettings, settings, SETTINGS_KEY, type Language } from "./settings.svelte";

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
const files = new Map<string, Promise<FluentResource>>();
const parts = new Set<string>(["frame"]);

function file(language: Language, part: string): Promise<FluentResource> {
  const path = `/words/${language}/${part}.ftl`;
  let found = files.get(path);
  if (found === undefined) {
    found = fetch(path).then(async (response) => {
      if (!response.ok) throw new Refused(response.status, { message: "web-offline", values: {} });
      return new FluentResource(await response.text());
    });
    found.catch(() => files.delete(path));
    files.set(path, found);
  }
  return found;
}

let loaded = ""; // the language and the parts the bundle holds
let wished = settings.language; // the language that was asked for last

/** Fill the bundle, unless another language was asked for while the files were on their way. */
async function fill(language: Language): Promise<void> {
  const wanted = [...parts];
  const name = [language, ...wanted].join(" ");
  if (name === loaded) return;
  const resources = await Promise.all(wanted.map((part) => file(language, part)));
  if (wanted.length !== parts.size) return fill(language);
  if (language !== wished && language !== settings.language) return;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) fresh.addResource(resource, { allowOverrides: true });
  loaded = name;
  bundle = fresh;
}

/** Load the words of these games besides those already in use. */
export async function loadWords(games: string[]): Promise<void> {
  for (const game of games) parts.add(game);
  const language = wished;
  try {
    await fill(language);
  } catch (error) {
    if (language === settings.language) throw error;
    await fill(settings.language); // only the language does not come
  }
  if (language !== wished) await loadWords([]);
}

/** Whether a language has come, and is still the one that is wished. */
async function wish(language: Language): Promise<boolean> {
  wished = language;
  try {
    await fill(language);
  } catch (error) {
    if (wished !== language) return false;
    wished = settings.language;
    throw error;
  }
  return wished === language;
}

export async function setLanguage(language: Language): Promise<void> {
  if (await wish(language)) settings.language = language;
}

/** What somebody likes was changed in another window: it holds here, too. */
export async function followSettings(event: StorageEvent): Promise<void> {
  if (event.key !== SETTINGS_KEY) return;
  if (await wish(keptSettings().language)) Object.assign(settings, keptSettings());
}

export function has(message: string): boolean {
  return bundle.hasMessage(message);
}

function variable(value: Value | undefined): FluentVariable {
  if (Array.isArray(value)) return listed(value.map((item) => String(item)));
  if (typeof value === "number" || typeof value === "string") return value;
  return String(value ?? "");
}

let lists = new Intl.ListFormat("en");

/** Several names as one, with the “and” of the language. */
export function listed(names: string[]): string {
  if (lists.resolvedOptions().locale !== bundle.locales[0]) lists = new Intl.ListFormat(bundle.locales, { type: "conjunction" });
  return lists.format(names);
}

type Values = Record<string, Value | undefined>;

/** The sentence of a message id, or of its attribute as `id.attribute`. A missing one shows its id. */
export function say(message: string, values: Values = {}): string {
  const [id = "", attribute] = message.split(".");
  const found = bundle.getMessage(id);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (pattern === undefined || pattern === null) return message;
  const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(value)]));
  return bundle.formatPattern(pattern, variables, []);
}

/** Values as people call them, with their ids as `<name>-id`: a sentence may choose its words by them, as cases and
genders ask for. The same as `named` in parlour/words.py. */
export function withIds(values: Record<string, Value>, named: (name: string, value: Value) => Value): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") found[`${name}-id`] = value;
    found[name] = named(name, value);
  }
  return found;
}

/** Why something was not done. */
export function sayReason(problem: Problem, named: (name: string, value: Value) => Value = (_, value) => value): string {
  return say(problem.message, withIds(problem.values, named));
}

/** A problem as a sentence, with the rule that forbids it. */
export function sayProblem(problem: Problem): string {
  const reason = sayReason(problem);
  return problem.rule ? say("core-refused", { reason, rule: problem.rule }) : reason;
}

/** Whatever went wrong, as a sentence. */
export function sayError(error: unknown): string {
  return error instanceof Refused ? sayProblem(error.problem) : say("server-broken");
}

/** A number as the language writes it, always with so many decimals, if that is said. */
export function sayNumber(value: number, decimals?: number): string {
  const exactly = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(settings.language, exactly).format(value);
}

/** A day, or a time of today. */
export function sayTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = new Date().toDateString() === date.toDateString();
  const shape: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(settings.language, shape).format(date);
}
