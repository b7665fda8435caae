/** The engine of the analysis board, in a worker of its own: it thinks for as long as somebody looks. */

import { Talk, fetchModule } from "../rules/module";

/** What the page says. */
export type EngineRequest =
  /** With shared memory the search runs in one piece: it ends as soon as another number than its own is wanted. */
  | { readonly kind: "begin"; readonly wanted: SharedArrayBuffer | null }
  | { readonly kind: "think"; readonly id: number; readonly lines: readonly string[] }
  | { readonly kind: "stop" };

export type EngineAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "absent" }
  | { readonly kind: "said"; readonly id: number; readonly line: string };

const answer = (message: EngineAnswer) => self.postMessage(message);
const module = fetchModule(self.name || self.location.href);

let talk: Talk | null = null;
let thinking = 0;
let inOnePiece = false;

async function begin(wanted: SharedArrayBuffer | null): Promise<void> {
  const flag = wanted === null ? null : new Int32Array(wanted);
  const shouldStop = flag === null ? null : () => Atomics.load(flag, 0) !== thinking;
  inOnePiece = flag !== null;
  talk = new Talk(await module, (line) => answer({ kind: "said", id: thinking, line }), shouldStop);
  talk.send("setoption name Hash value 64");
}

function think(engine: Talk, id: number, lines: readonly string[]): void {
  engine.send("stop");
  thinking = id;
  for (const line of lines) engine.send(line);
  engine.send("go infinite");
  if (inOnePiece) engine.send("stop");
}

self.onmessage = async ({ data }: MessageEvent<EngineRequest>) => {
  if (data.kind === "begin") {
    await begin(data.wanted).then(() => answer({ kind: "ready" }), () => answer({ kind: "absent" }));
    return;
  }
  await module.catch(() => undefined);
  if (talk === null) return;
  if (data.kind === "think") think(talk, data.id, data.lines);
  else talk.send("stop");
};
