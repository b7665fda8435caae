/** Chooses who answers: the module in a worker, or the server where there is no module. */

import { Here } from "./here";
import type { Opponent, StudyRules } from "./rules";
import { There } from "./there";

let chosen: Promise<StudyRules & Opponent> | null = null;

/** The worker begins to load with the first question, not with the page. */
export function rules(): Promise<StudyRules & Opponent> {
  chosen ??= choose();
  return chosen;
}

/** Whether the module is here, so that a game needs no server. */
export async function moduleHere(): Promise<boolean> {
  return (await rules()) instanceof Here;
}

async function choose(): Promise<StudyRules & Opponent> {
  try {
    // The worker's name tells it the page's base.
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: document.baseURI });
    const here = new Here(worker);
    const failed = new Promise<boolean>((resolve) => (worker.onerror = () => resolve(false)));
    if (await Promise.race([here.ready, failed])) return here;
    worker.terminate();
  } catch {
    // A browser without workers: the server will do.
  }
  return new There();
}
