/** Rules and engine from the worker: no server needed. */

import type { Block, Facts, Fault, Line, Opponent, Refusal, StudyRules } from "./rules";
import { checkAnswer, positionLine, readBlocks, readFacts, readFaults, readWhy } from "./talk";
import type { Answer, Request } from "./worker-messages";

/** What a worker looks like from here; a test hands in its own. */
export interface Port {
  postMessage(message: Request): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
}

/** No level thinks longer than this. */
const LONGEST = 4000;

export class Here implements StudyRules, Opponent {
  readonly #port: Port;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #id = 0;
  #thinking: number | null = null;
  #isNewGame = false;
  /** Whether there is a module at all. */
  readonly ready: Promise<boolean>;

  constructor(port: Port) {
    this.#port = port;
    this.ready = new Promise((resolve) => {
      port.onmessage = ({ data }) => {
        if (data.kind === "ready" || data.kind === "absent") return resolve(data.kind === "ready");
        this.#waiting.get(data.id)?.(data);
        this.#waiting.delete(data.id);
      };
    });
  }

  async facts(line: Line): Promise<Facts> {
    const [set, state, legal, ways] = await this.#ask([positionLine(line), "state", "legal", "ways"]);
    checkAnswer(set ?? []);
    return readFacts(state ?? [], legal ?? [], ways ?? []);
  }

  async refusal(line: Line, move: string): Promise<Refusal | null> {
    const [, why] = await this.#ask([positionLine(line), `why ${move}`]);
    return readWhy(why ?? [], move);
  }

  async blocks(line: Line): Promise<readonly Block[]> {
    const [, blocks] = await this.#ask([positionLine(line), "blocks"]);
    return readBlocks(blocks ?? []);
  }

  study(request: string): Promise<string> {
    const id = ++this.#id;
    this.#port.postMessage({ kind: "study", id, request });
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => resolve(answer.kind === "text" ? answer.text : ""));
    });
  }

  async faults(position: string): Promise<readonly Fault[]> {
    const [answer] = await this.#ask([`faults ${position}`]);
    return readFaults(answer ?? []);
  }

  newGame(): void {
    this.#isNewGame = true;
  }

  async think(line: Line, level: number): Promise<string | null> {
    return (await this.#search(line, level, `go movetime ${LONGEST}`))?.move ?? null;
  }

  async judge(line: Line, nodes: number): Promise<string | null> {
    return (await this.#search(line, 0, `go nodes ${nodes}`))?.info || null;
  }

  #search(line: Line, level: number, go: string): Promise<Extract<Answer, { kind: "move" }> | null> {
    this.stop();
    const id = ++this.#id;
    this.#thinking = id;
    const lines = [`setoption name Level value ${level}`, positionLine(line)];
    if (this.#isNewGame) lines.unshift("ucinewgame");
    this.#isNewGame = false;
    this.#port.postMessage({ kind: "think", id, lines, go });
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => {
        // A search that was broken off still says a move; nobody waits for it any more.
        const wanted = answer.kind === "move" && this.#thinking === id;
        if (this.#thinking === id) this.#thinking = null;
        resolve(wanted ? answer : null);
      });
    });
  }

  stop(): void {
    if (this.#thinking === null) return;
    this.#thinking = null;
    this.#port.postMessage({ kind: "stop" });
  }

  #ask(lines: readonly string[]): Promise<readonly (readonly string[])[]> {
    const id = ++this.#id;
    this.#port.postMessage({ kind: "ask", id, lines });
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => resolve(answer.kind === "said" ? answer.lines : []));
    });
  }
}
