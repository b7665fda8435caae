/** The Fluent files in the other languages. Each is fetched when a screen that needs it is shown. */

const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/en/*"], { query: "?raw", import: "default" });

/** The languages that the page is translated into. */
export const translations: readonly string[] = [...new Set(Object.keys(files).map((path) => path.split("/").at(-2) ?? ""))];

// A build has names instead of this list, which would be a third of the first script: see `translatedLines` in `vite.config.ts`.
export async function fetchFile(tag: string, name: string): Promise<string> {
  return (await files[`../../../locales/${tag}/${name}.ftl`]?.()) ?? "";
}
