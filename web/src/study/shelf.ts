/** The studies kept in this browser, so that none is lost that was not saved. */

import { forget, recall, remember, remembered } from "../memory";

export interface KeptStudy {
  readonly id: string;
  /** The tree, as the rules read it. */
  readonly outline: string;
  /** The place that was looked at, in reading order. */
  readonly at: number;
  readonly moves: number;
  /** Who played, or what it is called; empty for neither. */
  readonly title: string;
  readonly changed: number;
}

/** So many are kept; then the oldest makes room. */
const MOST = 40;

/** All of them, the newest first. */
export function keptStudies(): KeptStudy[] {
  return remembered("study:")
    .map((id) => recall<KeptStudy | null>(`study:${id}`, null))
    .filter((it): it is KeptStudy => typeof it?.outline === "string" && it.outline.startsWith("start "))
    .sort((a, b) => b.changed - a.changed);
}

export function keptStudy(id: string): KeptStudy | null {
  return keptStudies().find((it) => it.id === id) ?? null;
}

export function keepStudy(study: KeptStudy): void {
  remember(`study:${study.id}`, study);
  for (const { id } of keptStudies().slice(MOST)) forget(`study:${id}`);
}

export function dropStudy(id: string): void {
  forget(`study:${id}`);
}

export function newStudyId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
}
