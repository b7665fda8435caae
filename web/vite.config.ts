import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";

/** The program that answers `/api` while developing: `fencepost serve`. */
const server = process.env["FENCEPOST_SERVER"] ?? "http://127.0.0.1:8080";

/** Writes the service worker last, with the list of all that a first visit must keep for flight mode. */
function serviceWorker(): Plugin {
  return {
    name: "fencepost-service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      // Other languages are kept when somebody speaks them.
      const foreign = (name: string) => {
        const file = bundle[name];
        return file?.type === "chunk" && file.facadeModuleId?.includes("/locales/") === true;
      };
      const built = Object.keys(bundle).filter((name) => name !== "index.html" && !foreign(name));
      const kept = ["./", "look.js", "manifest.webmanifest", "icon.svg", ...built];
      const version = createHash("sha256")
        .update(JSON.stringify(Object.values(bundle).map((file) => ("code" in file ? file.code : String(file.source)))))
        .digest("hex")
        .slice(0, 12);
      const source = readFileSync("src/service-worker.js", "utf8")
        .replace("__KEPT__", JSON.stringify(kept))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
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

export default defineConfig({
  base: "./",
  plugins: [preact({ prefreshEnabled: true }), serviceWorker(), compressed()],
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/rules": { target: server } },
    fs: { allow: [".."] },
  },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
