/** All that happens at the analysis board around the study itself: loading, the address, the pointer, what is said. */

import { effect, signal } from "@preact/signals";
import type { Board } from "../board/board";
import type { Scene } from "../board/drawing";
import { ALL_SEATS, isFence } from "../game/notation";
import { describe, refusalText } from "../game/viewing";
import { asWritten } from "../language/language";
import { colourText } from "../parts/names";
import { linkTo, path } from "../router";
import type { StudyRules } from "../rules/rules";
import { settings } from "../settings";
import { play } from "../sound";
import { readAddress } from "./address";
import { StudyEngine } from "./engine";
import { percent } from "./engine-panel";
import { type Dialect, type Loaded, MOST_BYTES, type Wrong, loadAddress, loadText, wrong } from "./loading";
import { inOrder, readOutline } from "./outline";
import { type KeptStudy, keptStudy } from "./shelf";
import { strangers } from "./strangers";
import { Study } from "./study";
import { START, tagOf } from "./tree";

/** What is to be told or asked about something that was to be loaded. */
export type Message =
  | { readonly kind: "wrong"; readonly wrong: Wrong }
  | { readonly kind: "choose"; readonly text: string; readonly dialects: readonly Dialect[] }
  | { readonly kind: "games"; readonly text: string; readonly dialect: Dialect; readonly game: number; readonly games: number };

/** A wheel steps once for so many pixels. */
const WHEEL_STEP = 60;

export class Desk {
  readonly study: Study;
  readonly engine: StudyEngine;
  readonly #rules: () => Promise<StudyRules>;
  readonly message = signal<Message | null>(null);
  /** What a screen reader says next. */
  readonly spoken = signal("");
  /** A fence that waits to be confirmed. */
  readonly ghost = signal<string | null>(null);
  readonly dropping = signal(false);
  /** Moves that the report or the explorer shows on the board, in place of the engine's. */
  readonly shown = signal<readonly { readonly move: string; readonly label: string }[] | null>(null);
  /** Who gets the next move of the board instead of the study: somebody tries a mistake again. */
  tries: ((move: string) => void) | null = null;
  /** What else ends with the board, such as a report that is being made. */
  readonly ends = new Set<() => void>();
  board: Board | null = null;
  #wheeled = 0;
  /** What the address says of the study on the board, and whether a new one needs an entry of its own in the history. */
  #shown = "";
  #push = false;
  /** The number of the last reading of the address, and whether it is going on. */
  #reading = 0;
  #reads = false;

  constructor(rules: () => Promise<StudyRules>) {
    this.#rules = rules;
    this.study = new Study(rules);
    this.engine = new StudyEngine(this.study);
  }

  /** Keeps everything up to date; answers how to stop. */
  follow(): () => void {
    const stops = [
      this.study.follow(),
      this.engine.follow(),
      this.study.remember((address, id) => this.#write(address, id)),
      this.#watchSteps(),
      ...this.#watchWindow(),
    ];
    void this.#readAddress();
    return () => {
      for (const stop of [...stops, ...this.ends]) stop();
      this.ends.clear();
    };
  }

  #write(address: string, id: string): void {
    // What is about to be shown will be written then.
    if (path.value !== "/analysis" || this.#reads) return;
    const url = linkTo(`/analysis${address}`);
    const state = { study: id };
    if (this.#push) history.pushState(state, "", url);
    else history.replaceState(state, "", url);
    this.#push = false;
    this.#shown = location.search + location.hash;
  }

  /** Shows what the address tells of: at the beginning, and when somebody goes back. */
  async #readAddress(): Promise<void> {
    const round = ++this.#reading;
    this.#reads = true;
    this.#shown = location.search + location.hash;
    const where = readAddress(location.search, location.hash);
    const id = (history.state as { study?: string } | null)?.study;
    const kept = id === undefined ? null : keptStudy(id);
    // What the address could not hold is on the shelf.
    const loaded = where.link === null && kept !== null ? fromShelf(kept) : await this.#tried(async () => loadAddress(where, await this.#rules()));
    // Somebody may have gone on in the meantime.
    if (round !== this.#reading) return;
    if (loaded.kind === "study") this.#show(loaded, id);
    else await this.#missed(loaded, where.position);
    this.#reads = false;
  }

  /** A link that cannot be read still names a position, which is better than an empty board. */
  async #missed(loaded: Loaded, position: string | null): Promise<void> {
    this.#told(loaded);
    if (position === null || this.study.tree.value.nodes.size > 1) return;
    const board = await this.#tried(async () => loadText(position, await this.#rules()));
    if (board.kind === "study") this.#show(board);
  }

  #show(loaded: Extract<Loaded, { kind: "study" }>, id?: string): void {
    this.study.show(loaded, id);
  }

  async #tried(load: () => Promise<Loaded>): Promise<Loaded> {
    return load().catch(() => wrong("offline"));
  }

  /** Tells what is wrong, or asks. What is on the board stays. */
  #told(loaded: Loaded, text = ""): void {
    if (loaded.kind === "wrong") {
      play("refused");
      this.message.value = loaded;
    } else if (loaded.kind === "choose") {
      this.message.value = { kind: "choose", text, dialects: loaded.dialects };
    }
  }

  async loadText(text: string, dialect: Dialect | "auto" = "auto", game = 1): Promise<void> {
    const loaded = await this.#tried(async () => loadText(text, await this.#rules(), dialect, game));
    if (loaded.kind !== "study") return this.#told(loaded, text);
    const { games } = loaded;
    this.message.value = games > 1 ? { kind: "games", text, dialect: loaded.dialect, game: loaded.game, games } : null;
    this.#push = true;
    this.#show(loaded);
  }

  async loadFile(file: Blob): Promise<void> {
    if (file.size > MOST_BYTES) return this.#told(wrong("too-large"));
    const text = await file.text().catch(() => null);
    if (text === null) this.#told(wrong("unreadable"));
    else await this.loadText(text);
  }

  async loadLocal(id: string): Promise<void> {
    const loaded = await this.#tried(async () => loadAddress({ link: null, at: 0, position: null, game: null, local: id }, await this.#rules()));
    if (loaded.kind !== "study") return this.#told(loaded);
    this.message.value = null;
    this.#push = true;
    this.#show(loaded);
  }

  showKept(kept: KeptStudy): void {
    this.message.value = null;
    this.#push = true;
    this.#show(fromShelf(kept), kept.id);
  }

  #watchWindow(): (() => void)[] {
    const stop = new AbortController();
    const { signal } = stop;
    const elsewhere = (event: Event) => (event.target as Element | null)?.closest?.("input, textarea, dialog") != null;
    window.addEventListener("popstate", () => {
      if (path.value === "/analysis" && location.search + location.hash !== this.#shown) void this.#readAddress();
    }, { signal });
    window.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      const [file] = event.clipboardData?.files ?? [];
      if (elsewhere(event) || (text.trim() === "" && file === undefined)) return;
      event.preventDefault();
      if (file !== undefined && text === "") void this.loadFile(file);
      else void this.loadText(text);
    }, { signal });
    window.addEventListener("dragover", (event) => {
      event.preventDefault();
      this.dropping.value = true;
    }, { signal });
    window.addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) this.dropping.value = false;
    }, { signal });
    window.addEventListener("drop", (event) => {
      event.preventDefault();
      this.dropping.value = false;
      const [file] = event.dataTransfer?.files ?? [];
      const text = event.dataTransfer?.getData("text/plain") ?? "";
      if (file !== undefined) void this.loadFile(file);
      else if (text.trim() !== "") void this.loadText(text);
    }, { signal });
    return [() => stop.abort()];
  }

  /** A sound and a word for each move that is stepped to. */
  #watchSteps(): () => void {
    let before = this.study.at.peek();
    return effect(() => {
      const { id, parent, move } = this.study.node.value;
      if (id !== before && parent === before) play(isFence(move) ? "fence" : "step");
      if (id !== before && id !== START) this.say(`${colourText(this.study.detail(id).seat)} ${move}`);
      before = id;
    });
  }

  say(text: string): void {
    this.spoken.value = this.spoken.peek() === text ? `${text}\u00a0` : text;
  }

  scene(): Scene {
    const { study, engine } = this;
    const position = study.position.value;
    const known = study.known.value;
    const node = study.node.value;
    const { overlays, confirm } = settings.value;
    const before = node.parent === null ? null : study.detail(node.parent).position;
    const place = Math.max(position.seats.indexOf(study.bottom.value), 0);
    const advice = engine.lines.value.flatMap((line) => {
      const [move] = line.moves;
      return move === undefined ? [] : [{ move, label: asWritten(percent(line, place)) }];
    });
    const winner = known?.facts.termination === "goal" ? known.facts.result.split("-").indexOf("1") : -1;
    return {
      stand: { width: position.width, height: position.height, view: ALL_SEATS.indexOf(study.bottom.value) },
      position,
      legal: new Set(known?.facts.legal ?? []),
      mover: known?.facts.result === "*" ? (position.seats[position.turn] ?? null) : null,
      ahead: false,
      premove: null,
      confirm,
      last: before === null ? null : { move: node.move, from: isFence(node.move) ? null : (before.pawns[before.turn] ?? null) },
      ways: known?.facts.ways ?? [],
      overlays: { ...overlays, ways: true },
      advice: known?.facts.result === "*" ? (this.shown.value ?? advice) : [],
      won: position.seats[winner] ?? null,
    };
  }

  /** Plays a move of the board or of the keyboard; it is legal, or the board would not report it. */
  play(move: string): void {
    if (this.tries !== null) this.tries(move);
    else this.study.play(move);
  }

  async explain(move: string, aloud: boolean): Promise<void> {
    const { study } = this;
    const line = study.line.value;
    const refusal = await (await this.#rules()).refusal(line, move).catch(() => null);
    if (refusal === null || study.line.value !== line) return;
    const position = study.position.value;
    const text = () => refusalText(strangers(position), refusal, position);
    const { fence, seat, square, region } = refusal;
    this.board?.explain({ move, fence, seat, square: refusal.code === "jump-open" ? square : null, region, text });
    if (aloud) this.say(text());
  }

  describe(target: string): void {
    const position = this.study.position.value;
    this.say(describe(target, strangers(position), position, new Set(this.study.known.value?.facts.legal ?? [])));
  }

  wheel(event: WheelEvent): void {
    if (event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    this.#wheeled += event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_STEP;
    if (Math.abs(this.#wheeled) < WHEEL_STEP) return;
    if (this.#wheeled > 0) this.study.forward();
    else this.study.back();
    this.#wheeled = 0;
  }

  /** A name for a file of this study. */
  fileName(): string {
    const tree = this.study.tree.value;
    const names = ["South", "North"].map((name) => tagOf(tree, name)).filter((it) => it !== null && it !== "?");
    const plain = names.join("-").replace(/[^\p{L}\p{N}-]+/gu, "-").slice(0, 60);
    return plain === "" ? "fencepost-analysis" : plain;
  }

}

function fromShelf(kept: KeptStudy): Extract<Loaded, { kind: "study" }> {
  const tree = readOutline(kept.outline);
  return { kind: "study", tree, at: inOrder(tree)[kept.at]?.id ?? START, game: 1, games: 1, dialect: "fencepost" };
}
