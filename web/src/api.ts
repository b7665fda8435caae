/** Calls to the server. Addresses are relative to the page's base, so that it can live under any path. */

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly values: Record<string, unknown> = {},
    /** Seconds after which it is worth trying again; null where nobody said. */
    readonly retry: number | null = null,
  ) {
    super(code);
  }
}

export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** Answers the JSON of the server, or its text where it is no single JSON value. */
export async function api<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method, headers, signal: signal ?? AbortSignal.timeout(20_000) };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(address(path), init);
  const text = await answer.text();
  let value: unknown = text;
  try {
    value = JSON.parse(text);
  } catch {
    // Several values, one a line: the caller knows.
  }
  if (answer.ok) return value as T;
  const values = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  throw new ApiError(answer.status, codeOf(answer.status, values), values, retryOf(answer));
}

/** A proxy in between may refuse a call in words of its own. */
function codeOf(status: number, values: Record<string, unknown>): string {
  return String(values["code"] ?? (status === 429 ? "rate" : "unknown"));
}

/** Seconds after which it is worth trying again, as the answer tells. */
export function retryOf(answer: Response): number | null {
  const seconds = Number.parseInt(answer.headers.get("retry-after") ?? "", 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Why something did not work. */
export interface Trouble {
  /** The server's code, or `offline` where it does not answer. */
  readonly code: string;
  /** Seconds after which it is worth trying again; null where nobody said. */
  readonly retry: number | null;
}

/** What an error of a call comes to. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof ApiError ? { code: error.code, retry: error.retry } : { code: "offline", retry: null };
}
