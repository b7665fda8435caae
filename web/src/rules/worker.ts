/** The worker: one talk for the rules, one for the engine, so that questions never wait for thinking. */

import { Talk, fetchModule } from "./module";
import { readBestMove } from "./talk";
import type { Answer, Request } from "./worker-messages";

const answer = (message: Answer) => self.postMessage(message);

let thinking: number | null = null;
/** The last that the search said about its best line. */
let info = "";

function heard(line: string): void {
  if (line.startsWith("info depth")) info = line;
  const move = readBestMove(line);
  if (move === undefined || thinking === null) return;
  const id = thinking;
  thinking = null;
  answer({ kind: "move", id, move, info });
}

const talks = load();

async function load(): Promise<{ rules: Talk; engine: Talk }> {
  const module = await fetchModule(self.name || self.location.href);
  const talks = { rules: new Talk(module, () => {}), engine: new Talk(module, heard) };
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
  } else if (data.kind === "study") {
    answer({ kind: "text", id: data.id, text: rules.study(data.request) });
  } else if (data.kind === "think") {
    for (const line of data.lines) engine.send(line);
    thinking = data.id;
    info = "";
    engine.send(data.go);
  } else {
    // The move that a broken-off search leaves comes as the answer, not by itself.
    for (const line of engine.send("stop")) heard(line);
  }
};
