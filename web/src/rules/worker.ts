/** The worker: one talk for the rules, one for the engine, so that questions never wait for thinking. */

import { Talk } from "./module";
import { readBestMove } from "./talk";
import type { Answer, Request } from "./worker-messages";

const answer = (message: Answer) => self.postMessage(message);

let thinking: number | null = null;

function heard(line: string): void {
  const move = readBestMove(line);
  if (move === undefined || thinking === null) return;
  const id = thinking;
  thinking = null;
  answer({ kind: "move", id, move });
}

const talks = load();

async function load(): Promise<{ rules: Talk; engine: Talk }> {
  const response = await fetch(new URL("engine.wasm", self.name || self.location.href));
  // A server without the module may answer with the page itself.
  if (!response.ok || response.headers.get("content-type") !== "application/wasm") throw new Error("no module");
  const module = await WebAssembly.compileStreaming(response);
  const instance = () => WebAssembly.instantiate(module, {});
  const talks = { rules: new Talk(await instance(), () => {}), engine: new Talk(await instance(), heard) };
  talks.engine.send(`setoption name Seed value ${Math.floor(Math.random() * 2 ** 32)}`);
  return talks;
}

talks.then(
  () => answer({ kind: "ready" }),
  () => answer({ kind: "absent" }),
);

self.onmessage = async ({ data }: MessageEvent<Request>) => {
  const { rules, engine } = await talks;
  if (data.kind === "ask") {
    answer({ kind: "said", id: data.id, lines: data.lines.map((line) => rules.send(line)) });
  } else if (data.kind === "think") {
    for (const line of data.lines) engine.send(line);
    thinking = data.id;
    engine.send(data.go);
  } else {
    // The move that a broken-off search leaves comes as the answer, not by itself.
    for (const line of engine.send("stop")) heard(line);
  }
};
