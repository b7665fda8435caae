import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { bareLines } from "./bare-lines.ts";

/** The program that answers `/api` while developing: `fencepost serve`. */
const server = process.env["FENCEPOST_SERVER"] ?? "http://127.0.0.1:8080";

/** As the program sends them: with these, workers may share memory. */
const headers = { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" };

/** Writes the service worker last, with the list of all that a first visit must keep for flight mode. */
function serviceWorker(): Plugin {
  return {
    name: "fencepost-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      // Languages are kept when somebody speaks them.
      const languages: Record<string, string[]> = {};
      for (const [name, file] of Object.entries(bundle)) {
        const tag = file.type === "chunk" ? /\/locales\/([^/]+)\//.exec(file.facadeModuleId ?? "")?.[1] : undefined;
        if (tag !== undefined) (languages[tag] ??= []).push(name);
      }
      const foreign = new Set(Object.values(languages).flat());
      const built = Object.keys(bundle).filter((name) => name !== "index.html" && !foreign.has(name));
      const kept = ["./", "look.js", "manifest.webmanifest", ...built];
      const hash = createHash("sha256");
      for (const file of Object.values(bundle)) hash.update("code" in file ? file.code : file.source);
      // The module is among the files that are only copied.
      for (const name of readdirSync("public").sort()) hash.update(readFileSync(join("public", name)));
      const source = readFileSync("src/service-worker.js", "utf8")
        .replace("__KEPT__", JSON.stringify(kept))
        .replace("__LANGUAGES__", JSON.stringify(languages))
        .replace("__VERSION__", hash.digest("hex").slice(0, 12));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Which file of `src/pages` shows what is at the addresses that begin so. Home comes with the page itself. */
const SCREENS: Readonly<Record<string, string>> = {
  analysis: "analysis", clock: "clock", editor: "editor", embed: "embed", game: "game", games: "games", learn: "learn", local: "game", puzzles: "puzzles", tournament: "tournament", tournaments: "tournaments",
};

/** Lists in the page which files each screen needs beside the first ones. The server tells browsers to fetch them at once, and not only when the first ones ask. */
function screenFiles(): Plugin {
  return {
    name: "fencepost-screen-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const filesOf = (name: string): string[] => {
          const file = bundle[name];
          return html.includes(name) || file?.type !== "chunk" ? [] : [name, ...file.imports.flatMap(filesOf)];
        };
        const screens = Object.entries(SCREENS).map(([place, page]) => {
          const [name = ""] = Object.entries(bundle).find(([, it]) => it.type === "chunk" && it.facadeModuleId?.endsWith(`/src/pages/${page}.tsx`) === true) ?? [];
          return [place, ...new Set(filesOf(name))].join(" ");
        });
        return [{ tag: "meta", attrs: { name: "screens", content: screens.join(";") }, injectTo: "head" }];
      },
    },
  };
}

/** Puts each text file compressed beside itself, as small as it gets: the server sends these as they are. */
function compressed(): Plugin {
  return {
    name: "fencepost-compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg|wasm|webmanifest|json)$/.test(name)) continue;
        const text = readFileSync(join("dist", name));
        const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        writeFileSync(join("dist", `${name}.br`), brotli);
        writeFileSync(join("dist", `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/**
 * All lines of all languages have one hash in their names. The page and its service worker name hundreds of these files, and a hash of its own
 * for each would be most of what they weigh.
 */
function linesHash(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync("../locales", { recursive: true, encoding: "utf8" }).sort()) {
    if (name.endsWith(".ftl")) hash.update(name).update(readFileSync(join("../locales", name)));
  }
  return hash.digest("hex").slice(0, 8);
}

const hashOfLines = linesHash();

/** The Fluent files that the page reads. The others are for the program alone. */
const PAGE_LINES = ["analysis", "clock", "coach", "editor", "explorer", "game", "games", "home", "learn", "page", "play", "puzzles", "reasons", "records", "report", "seats", "share", "tournament"];

/** Builds a file for each Fluent file in each language but English, and gives the page their names in a line instead of a list of hundreds. */
function translatedLines(): Plugin {
  const tags = readdirSync("../locales").filter((tag) => tag !== "en").sort();
  return {
    name: "fencepost-translated-lines",
    apply: "build",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/src/language/files.ts")) return null;
      for (const tag of tags) {
        for (const name of PAGE_LINES) {
          this.emitFile({ type: "chunk", id: resolve("..", "locales", tag, `${name}.ftl?raw`), fileName: `assets/${name}-${tag}-${hashOfLines}.js`, preserveSignature: "strict" });
        }
      }
      return `export const translations = ${JSON.stringify(tags)};
        export const fetchFile = async (tag, name) => (await import(/* @vite-ignore */ \`./\${name}-\${tag}-${hashOfLines}.js\`)).default;`;
    },
  };
}

type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] } | null;

/** Whether the first visit needs a module: it comes with the page, and not later with a screen. */
function comesFirst(id: string, infoOf: (id: string) => ModuleInfo, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = infoOf(id);
  return info !== null && (info.isEntry || info.importers.some((it) => comesFirst(it, infoOf, seen)));
}

/** The screens that cannot be drawn without a module. */
function screensWith(id: string, infoOf: (id: string) => ModuleInfo, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const page = /\/src\/pages\/([^/]+)\.tsx$/.exec(id)?.[1];
  return [...(page === undefined ? [] : [page]), ...(infoOf(id)?.importers ?? []).flatMap((it) => screensWith(it, infoOf, seen))];
}

function chunkOf(id: string, context: { getModuleInfo(id: string): ModuleInfo }): string | null {
  const infoOf = (it: string) => context.getModuleInfo(it);
  if (/src\/main\.tsx$|index\.html|\/locales\/(?!en\/)/.test(id)) return null;
  if (comesFirst(id, infoOf)) return "first";
  const screens = screensWith(id, infoOf);
  return screens.length > 1 && screens.includes("game") ? "table" : null;
}

/**
 * One file for all that the first visit needs, and one for what a game shares with other screens: many small ones compress worse, and
 * each is a request. Only `main` stays apart: it waits for the first screen, whose file must not wait for it.
 */
const chunks = { groups: [{ name: chunkOf }] };

export default defineConfig({
  base: "./",
  plugins: [preact({ prefreshEnabled: true }), bareLines(), translatedLines(), screenFiles(), serviceWorker(), compressed()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/rules": { target: server } },
    fs: { allow: [".."] },
    headers,
  },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"], setupFiles: "test/lines.setup.ts" },
} as Parameters<typeof defineConfig>[0]);
