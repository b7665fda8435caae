/** A study as a tree of moves with comments and marks. Pure: every change makes a new tree, and the old one stays as it was. */

/** The start is 0; a move never changes its number, and none is given twice. */
export type NodeId = number;

export const START: NodeId = 0;

export const GLYPHS = ["!", "?", "!!", "??", "!?", "?!"] as const;
export type Glyph = (typeof GLYPHS)[number];

export interface TreeNode {
  readonly id: NodeId;
  readonly parent: NodeId | null;
  /** As in a move list, with `pass` and `out:west`; empty for the start. */
  readonly move: string;
  readonly glyph: Glyph | null;
  readonly clock: string | null;
  readonly eval: string | null;
  /** Comments in front of a move that begins a variation. */
  readonly before: readonly string[];
  readonly comments: readonly string[];
  /** The first continues the main line. */
  readonly children: readonly NodeId[];
  /** Whether the variations after it are folded away. */
  readonly folded: boolean;
}

export interface Tree {
  /** The position it begins with, as text. */
  readonly start: string;
  readonly tags: readonly (readonly [name: string, value: string])[];
  readonly result: string | null;
  readonly nodes: ReadonlyMap<NodeId, TreeNode>;
  readonly next: NodeId;
}

/** A tree, and the place in it that is looked at. */
export interface Place {
  readonly tree: Tree;
  readonly at: NodeId;
}

const BARE = { glyph: null, clock: null, eval: null, before: [], comments: [], children: [], folded: false } as const;

export function newTree(start: string): Tree {
  const root: TreeNode = { ...BARE, id: START, parent: null, move: "" };
  return { start, tags: [], result: null, nodes: new Map([[START, root]]), next: 1 };
}

/** A node; the start where there is none of that number. */
export function nodeOf(tree: Tree, id: NodeId): TreeNode {
  const node = tree.nodes.get(id) ?? tree.nodes.get(START);
  if (node === undefined) throw new Error("a tree has a start");
  return node;
}

function replaced(tree: Tree, ...changed: readonly TreeNode[]): Tree {
  const nodes = new Map(tree.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...tree, nodes };
}

/** The nodes from the start to this one, without the start. */
export function pathTo(tree: Tree, id: NodeId): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
}

export function movesTo(tree: Tree, id: NodeId): string[] {
  return pathTo(tree, id).map((node) => node.move);
}

/** The end of the line that goes on from here. */
export function endOf(tree: Tree, id: NodeId): NodeId {
  let node = nodeOf(tree, id);
  for (;;) {
    const [main] = node.children;
    if (main === undefined) return node.id;
    node = nodeOf(tree, main);
  }
}

/** The nodes of the main line, without the start. */
export function mainLine(tree: Tree): TreeNode[] {
  return pathTo(tree, endOf(tree, START));
}

/** Whether every move up to here is the first choice. */
export function isMain(tree: Tree, id: NodeId): boolean {
  return pathTo(tree, id).every((node) => nodeOf(tree, node.parent ?? START).children[0] === node.id);
}

/** The node and its alternatives, in order. */
export function siblings(tree: Tree, id: NodeId): readonly NodeId[] {
  const { parent } = nodeOf(tree, id);
  return parent === null ? [START] : nodeOf(tree, parent).children;
}

/** Another alternative in place of this one; the same where there is none in that direction. */
export function neighbour(tree: Tree, id: NodeId, step: 1 | -1): NodeId {
  const all = siblings(tree, id);
  return all[all.indexOf(id) + step] ?? id;
}

/** Plays a move: goes to it where it is known, adds it otherwise. Whether it is legal is for the rules to say. */
export function play({ tree, at }: Place, move: string): Place {
  const parent = nodeOf(tree, at);
  const known = parent.children.find((id) => nodeOf(tree, id).move === move);
  if (known !== undefined) return { tree, at: known };
  const id = tree.next;
  const node: TreeNode = { ...BARE, id, parent: at, move };
  const grown = replaced(tree, { ...parent, children: [...parent.children, id] }, node);
  return { tree: { ...grown, next: id + 1 }, at: id };
}

/** Deletes a move with everything after it, and goes to the one before. The start stays. */
export function remove({ tree, at }: Place): Place {
  const { parent } = nodeOf(tree, at);
  if (parent === null) return { tree, at };
  const nodes = new Map(tree.nodes);
  const gone = [at];
  for (let id = gone.pop(); id !== undefined; id = gone.pop()) {
    gone.push(...nodeOf(tree, id).children);
    nodes.delete(id);
  }
  const before = nodeOf(tree, parent);
  nodes.set(parent, { ...before, children: before.children.filter((id) => id !== at) });
  return { tree: { ...tree, nodes }, at: parent };
}

/** Moves the variation that a node belongs to one place up. The same tree where it is the main line already. */
export function promote(tree: Tree, id: NodeId): Tree {
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) {
    const parent = nodeOf(tree, node.parent);
    const place = parent.children.indexOf(node.id);
    if (place <= 0) continue;
    const children = [...parent.children];
    [children[place - 1], children[place]] = [node.id, children[place - 1] ?? node.id];
    return replaced(tree, { ...parent, children });
  }
  return tree;
}

/** Makes the line to a node the main line. */
export function makeMain(tree: Tree, id: NodeId): Tree {
  const changed = pathTo(tree, id).flatMap((node) => {
    const parent = nodeOf(tree, node.parent ?? START);
    if (parent.children[0] === node.id) return [];
    return [{ ...parent, children: [node.id, ...parent.children.filter((it) => it !== node.id)] }];
  });
  return changed.length === 0 ? tree : replaced(tree, ...changed);
}

/** Sets a mark, or takes it away where it is set already. The start has none. */
export function mark(tree: Tree, id: NodeId, glyph: Glyph): Tree {
  const node = nodeOf(tree, id);
  if (node.parent === null) return tree;
  return replaced(tree, { ...node, glyph: node.glyph === glyph ? null : glyph });
}

/** Braces would end a comment in a record, so they become parentheses. */
export function comment(tree: Tree, id: NodeId, text: string): Tree {
  const plain = text.replace(/\r\n?/g, "\n").replaceAll("{", "(").replaceAll("}", ")").trim();
  const node = nodeOf(tree, id);
  if (node.comments.join("\n\n") === plain) return tree;
  return replaced(tree, { ...node, comments: plain === "" ? [] : [plain] });
}

export function fold(tree: Tree, id: NodeId, folded: boolean): Tree {
  const node = nodeOf(tree, id);
  return node.folded === folded ? tree : replaced(tree, { ...node, folded });
}

export function tagOf(tree: Tree, name: string): string | null {
  return tree.tags.find(([it]) => it === name)?.[1] ?? null;
}
