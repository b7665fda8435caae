/** Comments in the Fluent files are for translators, so the page is built without them. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The lines alone. An empty one is part of a text if an indented one follows. */
export function bare(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/^\n+(?! )/gm, "");
}

export function bareLines(): Plugin {
  return {
    name: "fencepost-bare-lines",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(bare(readFileSync(file, "utf8")))}`;
    },
  };
}
