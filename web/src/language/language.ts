/** Every line a person reads, from the Fluent files in `locales`. English is behind every other language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import englishGame from "../../../locales/en/game.ftl?raw";
import englishPage from "../../../locales/en/page.ftl?raw";
import { settings } from "../settings";

/** The files that the page reads; the others belong to the program. Each language is fetched when it is wanted. */
const files = import.meta.glob<string>(["../../../locales/*/page.ftl", "../../../locales/*/game.ftl", "!../../../locales/en/*"], {
  query: "?raw",
  import: "default",
});

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he"]);

function bundleOf(tag: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle([tag, "en"]);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const english = bundleOf("en", [englishGame, englishPage]);
const spoken = signal<{ readonly tag: string; readonly own: FluentBundle | null }>({ tag: "en", own: null });

/** The tags of all languages there are lines for. */
export const languages: readonly string[] = [
  ...new Set(["en", ...Object.keys(files).map((path) => path.split("/").at(-2) ?? "en")]),
].sort();

/** The tag of the language that is spoken. */
export function language(): string {
  return spoken.value.tag;
}

/** A language's own name for itself. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/** Languages that write numbers with digits of their own. */
const OWN_DIGITS = new Set(["ar", "fa"]);

/** A number written with the usual digits, without the browser's formatter: that one takes a phone a tenth of a second to set up. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plainly(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  if (OWN_DIGITS.has(spoken.value.tag)) return values;
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, it]) => [name, typeof it === "number" ? new PlainNumber(it) : it]));
}

/** A line. One that a language lacks is shown in English. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  for (const bundle of [spoken.value.own, english]) {
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle != null && pattern != null) return bundle.formatPattern(pattern, values === undefined ? null : plainly(values));
  }
  return id;
}

/** Whether there is such a line. */
export function has(id: string): boolean {
  return spoken.value.own?.hasMessage(id) === true || english.hasMessage(id);
}

/** The best of the languages there are for what somebody wants, as `pt-BR` wants `pt`. */
export function nearest(wanted: readonly string[], there: readonly string[]): string {
  for (const tag of wanted) {
    const parts = tag.split("-");
    for (let length = parts.length; length > 0; length--) {
      const shorter = parts.slice(0, length).join("-").toLowerCase();
      const found = there.find((it) => it.toLowerCase() === shorter);
      if (found !== undefined) return found;
    }
  }
  return "en";
}

/** Speaks another language from now on. */
export async function speak(tag: string): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.split("/").at(-2) === tag);
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ""));
  spoken.value = { tag, own: tag === "en" ? null : bundleOf(tag, texts) };
  document.documentElement.lang = tag;
  document.documentElement.dir = RIGHT_TO_LEFT.has(tag) ? "rtl" : "ltr";
}

/** The language to begin with: the one in the address, the one chosen before, or the browser's. */
export async function speakFirst(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked !== null) settings.value = { ...settings.value, language: nearest([asked], languages) };
  const wanted = settings.value.language === null ? navigator.languages : [settings.value.language];
  const tag = nearest(wanted, languages);
  if (tag !== "en") await speak(tag);
}
