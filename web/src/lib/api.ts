/** HTTP: JSON there and back, and problems as exceptions the pages can say. */

import { settings } from "./settings.svelte";
import type { Problem, Value } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function ask<T>(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<T> {
  let response: Response;
  try {
    // The server says little itself, but that in the language of the page, whatever the browser is set to.
    const headers = { ...init.headers, "Accept-Language": settings.language };
    response = await fetch(path, { credentials: "same-origin", ...init, headers });
  } catch {
    throw new Refused(0, { message: "web-offline", values: {} });
  }
  const type = response.headers.get("content-type") ?? "";
  const body: unknown = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return body as T;
  const problem = (body as { error?: Problem }).error;
  throw new Refused(response.status, problem ?? { message: "server-broken", values: {} });
}

export function get<T>(path: string, params: Record<string, string | number> = {}): Promise<T> {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const text = query.toString();
  return ask<T>(text ? `${path}?${text}` : path, {});
}

export function post<T>(path: string, body: Record<string, Value> = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
