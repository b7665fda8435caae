/** Every line a person reads, from the Fluent files in `locales`. English is behind every other language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { change, settings } from "../settings";
import { nearest } from "./choice";
import { fetchFile, translations } from "./files";
import { OWN_NAMES, directionOf } from "./names";
import { written } from "./numbers";

/** Names of Fluent files that the page reads, one for each screen and some that several share, with their English text. */
export type Lines = Readonly<Record<string, string>>;

/** The lines of a language. A file is read when a line is wanted that those before it lack: a first visit never wants most of some. */
class Lexicon {
  readonly #bundle: FluentBundle;
  readonly #unread: string[] = [];

  constructor(tags: string | string[]) {
    this.#bundle = new FluentBundle(tags);
  }

  add(text: string): void {
    this.#unread.push(text);
  }

  has(id: string): boolean {
    while (!this.#bundle.hasMessage(id)) {
      const text = this.#unread.shift();
      if (text === undefined) return false;
      this.#bundle.addResource(new FluentResource(text));
    }
    return true;
  }

  /** The line with its values in it; null where there is none. */
  line(id: string, values: Record<string, FluentVariable> | null): string | null {
    const pattern = this.has(id) ? this.#bundle.getMessage(id)?.value : null;
    return pattern == null ? null : this.#bundle.formatPattern(pattern, values);
  }
}

/** English comes with the code of a screen, so that it is there whatever cannot be fetched. */
const english = new Lexicon("en");
const needed = new Set<string>();
const spoken = signal<{ readonly tag: string; readonly own: Lexicon | null }>({ tag: "en", own: null });

async function fetchLines(tag: string, names: readonly string[], lexicon: Lexicon): Promise<void> {
  const texts = await Promise.all(names.map((name) => fetchFile(tag, name)));
  for (const text of texts) lexicon.add(text);
}

/** Brings the lines of a screen in the language that is spoken. Where they cannot be had, the screen is in English. */
export async function needLines(lines: Lines): Promise<void> {
  const fresh = Object.keys(lines).filter((name) => !needed.has(name));
  for (const name of fresh) {
    needed.add(name);
    english.add(lines[name] ?? "");
  }
  const { tag, own } = spoken.value;
  if (own !== null) await fetchLines(tag, fresh, own).catch(() => undefined);
}

/** The languages there are lines for, as a menu lists them: tag and own name. */
export const languages: readonly (readonly [tag: string, name: string])[] = (() => {
  const there = new Set(["en", ...translations]);
  return OWN_NAMES.filter(([tag]) => there.has(tag));
})();

const tags = languages.map(([tag]) => tag);

/** The tag of the language that is spoken. */
export function language(): string {
  return spoken.value.tag;
}

/** A number, or a time on a clock, as the language that is spoken writes it. */
export function asWritten(plain: number | string): string {
  return written(String(plain), spoken.value.tag);
}

/** A date or a time of day, in the digits of the language that is spoken: browsers write some with others. */
export function dateText(when: Date | number, shape: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language(), shape).format(when).replace(/[0-9]/g, (digit) => asWritten(digit));
}

/** A line without the marks that keep directions apart on a screen: they have no place in a file. */
export function unmarked(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

class WrittenNumber extends FluentNumber {
  override toString(): string {
    return asWritten(this.value);
  }
}

function inWriting(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, it]) => [name, typeof it === "number" ? new WrittenNumber(it) : it]));
}

/** A line. One that a language lacks is shown in English. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const given = values === undefined ? null : inWriting(values);
  return spoken.value.own?.line(id, given) ?? english.line(id, given) ?? id;
}

/** Whether there is such a line. */
export function has(id: string): boolean {
  return spoken.value.own?.has(id) === true || english.has(id);
}

let latest = 0;

/** Speaks another language from now on. Where its lines cannot be had, the language stays as it is, and the answer is false. */
export async function speak(tag: string): Promise<boolean> {
  const round = ++latest;
  try {
    const own = tag === "en" ? null : new Lexicon([tag, "en"]);
    const here = new Set<string>();
    // A screen may ask for its lines in the meantime.
    while (own !== null && here.size < needed.size) {
      const missing = [...needed].filter((name) => !here.has(name));
      for (const name of missing) here.add(name);
      await fetchLines(tag, missing, own);
    }
    // Somebody may have chosen yet another one in the meantime.
    if (round !== latest) return true;
    // The direction first: what is drawn anew for the words looks at it.
    document.documentElement.lang = tag;
    document.documentElement.dir = directionOf(tag);
    spoken.value = { tag, own };
  } catch {
    return false;
  }
  keepForFlights(tag);
  return true;
}

/** A choice is remembered for a year. */
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Tells the server what was chosen, as it remembers it itself: what it writes, such as the rules, comes in that language. */
function tellServer(tag: string): void {
  const path = new URL(document.baseURI).pathname.replace(/\/$/, "") || "/";
  document.cookie = `fencepost_language=${tag}; Path=${path}; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
}

/** Somebody chose a language: it is spoken at once and from now on, whatever the address said. Only one that can be had is remembered. */
export async function choose(tag: string): Promise<void> {
  const url = new URL(location.href);
  if (url.searchParams.has("lang")) {
    url.searchParams.delete("lang");
    history.replaceState(history.state, "", url);
  }
  if (!(await speak(tag)) || language() !== tag) return;
  change({ language: tag });
  tellServer(tag);
}

/** The language to begin with: the one in the address, the one chosen before, or the browser's. */
export async function speakFirst(): Promise<void> {
  const asked = nearest([new URLSearchParams(location.search).get("lang") ?? ""], tags);
  if (asked !== null) change({ language: asked });
  const chosen = settings.value.language;
  if (chosen !== null) tellServer(chosen);
  await speak(nearest(chosen === null ? navigator.languages : [chosen, ...navigator.languages], tags) ?? "en");
}

/** The service worker keeps the lines of the languages that are spoken, so that they are there in flight mode. */
function keepForFlights(tag: string): void {
  void navigator.serviceWorker?.ready.then((registration) => registration.active?.postMessage({ keep: tag }));
}
