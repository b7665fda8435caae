/** One study at the analysis board: the tree, the place that is looked at, and what the rules say about it. */

import { computed, effect, signal } from "@preact/signals";
import { type Position, type SeatName, type Setup, ALL_SEATS, positionText } from "../game/notation";
import type { Block, Facts, Line, StudyRules } from "../rules/rules";
import { writeAddress, LONGEST } from "./address";
import { Details } from "./details";
import type { Loaded } from "./loading";
import { inOrder, writeOutline } from "./outline";
import { keepStudy, newStudyId } from "./shelf";
import { type Glyph, type NodeId, type Place, START, type Tree } from "./tree";
import * as change from "./tree";

/** So many changes can be undone. */
const MOST_UNDONE = 200;
/** The address follows after so many milliseconds without a change: browsers allow it only so often. */
const ADDRESS_DELAY = 150;

/** What holds at a node. */
export interface Known {
  readonly key: string;
  readonly facts: Facts;
  readonly blocks: readonly Block[];
}

/** What the address says of a study, and whether it could hold all of it. */
export interface Written {
  readonly address: string;
  readonly whole: boolean;
}

const DEFAULT_START = " /  / e1 e9 / 10 10 / 1";

export class Study {
  readonly #rules: () => Promise<StudyRules>;
  readonly #place = signal<Place>({ tree: change.newTree(DEFAULT_START), at: START });
  readonly #turns = signal(0);
  readonly #past = signal<readonly Place[]>([]);
  readonly #known = signal<Known | null>(null);
  #details = new Details(DEFAULT_START);
  #links = new WeakMap<Tree, Promise<string | null>>();
  /** Under which it is kept on this device. */
  id = newStudyId();
  /** Whether somebody changed it since it was loaded. */
  #changed = false;
  /** Whether the address cannot hold all of it. */
  readonly tooLong = signal(false);
  readonly place = computed(() => this.#place.value);
  readonly tree = computed(() => this.#place.value.tree);
  readonly at = computed(() => this.#place.value.at);
  readonly node = computed(() => change.nodeOf(this.tree.value, this.at.value));
  readonly position = computed<Position>(() => this.detail(this.at.value).position);
  readonly line = computed<Line>(() => ({ setup: this.setup(), moves: change.movesTo(this.tree.value, this.at.value) }));
  readonly canUndo = computed(() => this.#past.value.length > 0);
  readonly bottom = computed<SeatName>(() => {
    const step = this.position.value.seats.length === 2 ? 2 : 1;
    return ALL_SEATS[(this.#turns.value * step) % 4] ?? "south";
  });
  /** What holds where somebody looks; null while it is being found out. */
  readonly known = computed<Known | null>(() => {
    const known = this.#known.value;
    return known?.key === this.key() ? known : null;
  });

  constructor(rules: () => Promise<StudyRules>) {
    this.#rules = rules;
  }

  /** Keeps asking the rules about the place that is looked at; answers how to stop. */
  follow(): () => void {
    return effect(() => {
      const [line, key] = [this.line.value, this.key()];
      void this.#ask(line, key);
    });
  }

  async #ask(line: Line, key: string): Promise<void> {
    const rules = await this.#rules();
    const facts = await rules.facts(line).catch(() => null);
    if (facts === null || key !== this.key()) return;
    this.#known.value = { key, facts, blocks: [] };
    const blocks = await rules.blocks(line).catch(() => []);
    if (key === this.key()) this.#known.value = { key, facts, blocks };
  }

  key(): string {
    return `${this.tree.value.start}:${this.line.value.moves.join(" ")}`;
  }

  /** How the game begins. */
  setup(): Setup {
    const { position } = this.detail(START);
    return { players: position.seats.length, width: position.width, height: position.height, fences: null, from: this.tree.value.start };
  }

  detail(id: NodeId) {
    return this.#details.of(this.tree.value, id);
  }

  /** Shows what was loaded. */
  show(loaded: Extract<Loaded, { kind: "study" }>, id = newStudyId()): void {
    this.#details = new Details(loaded.tree.start);
    this.#past.value = [];
    this.#changed = false;
    this.id = id;
    this.#place.value = { tree: loaded.tree, at: loaded.at };
  }

  /** Goes to a node without changing anything. */
  go(at: NodeId): void {
    if (this.tree.value.nodes.has(at)) this.#place.value = { ...this.#place.value, at };
  }

  forward(): void {
    const [main] = this.node.value.children;
    if (main !== undefined) this.go(main);
  }

  back(): void {
    const { parent } = this.node.value;
    if (parent !== null) this.go(parent);
  }

  first(): void {
    this.go(START);
  }

  last(): void {
    this.go(change.endOf(this.tree.value, this.at.value));
  }

  variation(step: 1 | -1): void {
    this.go(change.neighbour(this.tree.value, this.at.value, step));
  }

  flip(): void {
    this.#turns.value = (this.#turns.value + 1) % 4;
  }

  #to(place: Place): void {
    const before = this.#place.value;
    if (place.tree !== before.tree) {
      this.#past.value = [...this.#past.value, before].slice(-MOST_UNDONE);
      this.#changed = true;
    }
    this.#place.value = place;
  }

  /** Plays a move that is known to be legal. */
  play(...moves: readonly string[]): void {
    this.#to(moves.reduce((place, move) => change.play(place, move), this.#place.value));
  }

  remove(): void {
    this.#to(change.remove(this.#place.value));
  }

  promote(): void {
    this.#to({ ...this.#place.value, tree: change.promote(this.tree.value, this.at.value) });
  }

  makeMain(): void {
    this.#to({ ...this.#place.value, tree: change.makeMain(this.tree.value, this.at.value) });
  }

  mark(glyph: Glyph): void {
    this.#to({ ...this.#place.value, tree: change.mark(this.tree.value, this.at.value, glyph) });
  }

  comment(text: string, id = this.at.value): void {
    this.#to({ ...this.#place.value, tree: change.comment(this.tree.value, id, text) });
  }

  fold(id: NodeId, folded: boolean): void {
    this.#place.value = { ...this.#place.value, tree: change.fold(this.tree.value, id, folded) };
  }

  undo(): void {
    const before = this.#past.value.at(-1);
    if (before === undefined) return;
    this.#past.value = this.#past.value.slice(0, -1);
    this.#place.value = before;
  }

  /** Whether every move up to here is the first choice. */
  readonly onMain = computed(() => change.isMain(this.tree.value, this.at.value));

  /** The letters of the whole tree; null where the rules cannot say. */
  link(): Promise<string | null> {
    const { tree } = this.#place.value;
    const known = this.#links.get(tree);
    if (known !== undefined) return known;
    const link = this.#rules()
      .then((rules) => rules.study(`link\n${writeOutline(tree)}`))
      .then((answer) => (answer.startsWith("link ") ? answer.slice(5) : null), () => null);
    this.#links.set(tree, link);
    return link;
  }

  /** The place that is looked at, in reading order. */
  order(): number {
    const { tree, at } = this.#place.value;
    return Math.max(inOrder(tree).findIndex((node) => node.id === at), 0);
  }

  /** What comes after the path of the address. A tree that is too long for it is not in it. */
  async address(): Promise<Written> {
    const { tree } = this.#place.value;
    const position = positionText(this.position.value);
    const plain = tree.nodes.size === 1 && tree.tags.length === 0 && change.nodeOf(tree, START).comments.length === 0;
    const link = plain ? null : await this.link();
    const address = writeAddress(position, link, this.order());
    if (address.length <= LONGEST) return { address, whole: plain || link !== null };
    return { address: writeAddress(position, null, 0), whole: false };
  }

  /** The record of all of it. */
  async record(): Promise<string> {
    const answer = await (await this.#rules()).study(`write\n${writeOutline(this.tree.value)}`);
    return answer.startsWith("text\n") ? answer.slice(5) : "";
  }

  /** Keeps the address and the shelf up to date; answers how to stop. */
  remember(write: (address: string, id: string) => void): () => void {
    let timer = 0;
    const stop = effect(() => {
      const { tree, at } = this.#place.value;
      window.clearTimeout(timer);
      timer = window.setTimeout(async () => {
        const written = await this.address();
        if (this.tree.value !== tree || this.at.value !== at) return;
        this.tooLong.value = !written.whole;
        // What the address cannot hold is kept in any case.
        if (this.#changed || !written.whole) this.#keep();
        write(written.address, this.id);
      }, ADDRESS_DELAY);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }

  #keep(): void {
    const tree = this.tree.value;
    if (tree.nodes.size === 1 && change.nodeOf(tree, START).comments.length === 0) return;
    keepStudy({ id: this.id, outline: writeOutline(tree), at: this.order(), moves: tree.nodes.size - 1, title: titleOf(tree), changed: Date.now() });
  }
}

/** Who played, or else what the event is called. */
export function titleOf(tree: Tree): string {
  const names = ["South", "West", "North", "East"].map((name) => change.tagOf(tree, name)).filter((it) => it !== null && it !== "?");
  const event = change.tagOf(tree, "Event");
  if (event !== null && event !== "Casual game" && event !== "?") return event;
  return names.join(" – ");
}
