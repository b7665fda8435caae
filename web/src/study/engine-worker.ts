/** The engine of the analysis board, in a worker of its own: it thinks for as long as somebody looks. */

import { Talk, fetchModule } from "../rules/module";
import type { HelperArea } from "./helper-worker";

/** What the page says. */
export type EngineRequest =
  /** With shared memory the search runs in one piece: it ends as soon as another number than its own is wanted. */
  | { readonly kind: "begin"; readonly wanted: SharedArrayBuffer | null; readonly threads?: number }
  /** Without `go` it thinks until it is stopped. */
  | { readonly kind: "think"; readonly id: number; readonly lines: readonly string[]; readonly go?: string }
  | { readonly kind: "stop" };

export type EngineAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "absent" }
  | { readonly kind: "said"; readonly id: number; readonly line: string };

const answer = (message: EngineAnswer) => self.postMessage(message);
const base = self.name || self.location.href;

/** In pages of 64 KiB; the module with threads was built for these. */
const MEMORY = { initial: 512, maximum: 16_384, shared: true };
const STACK = 1 << 20;
const MOST_THREADS = 4;

let talk: Talk | null = null;
let thinking = 0;
let inOnePiece = false;
let begun: Promise<void> = Promise.resolve();

async function begin(wanted: SharedArrayBuffer | null, most = MOST_THREADS): Promise<void> {
  const flag = wanted === null ? null : new Int32Array(wanted);
  const shouldStop = flag === null ? null : () => Atomics.load(flag, 0) !== thinking;
  inOnePiece = flag !== null;
  talk = (await threaded(shouldStop, most)) ?? new Talk(await fetchModule(base), say, shouldStop);
  talk.send("setoption name Hash value 64");
}

const say = (line: string) => answer({ kind: "said", id: thinking, line });

/** The engine with several threads: null where there is no module for that, or nothing to be gained. One thread is faster without shared memory. */
async function threaded(shouldStop: (() => boolean) | null, most: number): Promise<Talk | null> {
  const threads = Math.min(navigator.hardwareConcurrency ?? 1, most);
  if (shouldStop === null || threads < 2) return null;
  try {
    const module = await fetchModule(base, "engine-threads.wasm");
    const memory = new WebAssembly.Memory(MEMORY);
    const main = new Talk(module, say, shouldStop, memory);
    // None of them can start while this one thinks.
    await Promise.all(Array.from({ length: threads - 1 }, () => help(main, module, memory)));
    main.send(`setoption name Threads value ${threads}`);
    return main;
  } catch {
    return null;
  }
}

/** Starts another thread, with a stack of its own in the memory of all. */
function help(main: Talk, module: WebAssembly.Module, memory: WebAssembly.Memory): Promise<void> {
  const helper = new Worker(new URL("./helper-worker.ts", import.meta.url), { type: "module" });
  helper.postMessage({ module, memory, at: main.reserve(STACK), bytes: STACK } satisfies HelperArea);
  return new Promise((resolve, reject) => {
    helper.onmessage = () => resolve();
    helper.onerror = reject;
  });
}

function think(engine: Talk, id: number, lines: readonly string[], go = "go infinite"): void {
  engine.send("stop");
  thinking = id;
  for (const line of lines) engine.send(line);
  engine.send(go);
  if (inOnePiece) engine.send("stop");
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>) => {
  if (data.kind === "begin") {
    begun = begin(data.wanted, data.threads).then(() => answer({ kind: "ready" }), () => answer({ kind: "absent" }));
    return;
  }
  await begun;
  if (talk === null) return;
  if (data.kind === "think") think(talk, data.id, data.lines, data.go);
  else talk.send("stop");
};
