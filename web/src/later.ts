/** Splits work into pieces: a slow phone answers between them, where one long piece would keep it waiting. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** Whether somebody has done something on this page. Who has wants to see a screen at once and whole; before that it may come in pieces. */
export function inUse(): boolean {
  return navigator.userActivation?.hasBeenActive === true;
}

/** Does something in a task of its own, right after what waits already; answers how to call it off. */
export function next(what: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    port1.onmessage = null;
    port1.close();
  };
  port1.onmessage = () => {
    close();
    what();
  };
  port2.postMessage(null);
  return close;
}

/** Does something right after the next frame, when nothing waits to be laid out; answers how to call it off. */
export function afterFrame(what: () => void): () => void {
  let stop = () => cancelAnimationFrame(frame);
  const frame = requestAnimationFrame(() => (stop = next(what)));
  return () => stop();
}

/** Does something that can wait, once the page has been drawn; answers how to call it off. */
export function soon(what: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(what, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(what, 50);
  return () => clearTimeout(timer);
}

/** Counts from 0 up to `last`, each in a task of its own, so that the parts of a screen come one after another. */
export function useStages(last: number): number {
  const [stage, setStage] = useState(inUse() ? last : 0);
  useLayoutEffect(() => (stage < last ? next(() => setStage(stage + 1)) : undefined), [stage, last]);
  return stage;
}

/** False at first, and true from the next task on: for the second of two pieces of work. */
export function useNext(): boolean {
  const [there, setThere] = useState(false);
  useLayoutEffect(() => next(() => setThere(true)), []);
  return there;
}

/** False at first, and true for good once it has been drawn: for what nobody sees before. */
export function useSoon(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => soon(() => setThere(true)), []);
  return there;
}
