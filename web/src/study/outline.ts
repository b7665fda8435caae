/** A tree as the lines that the rules read and write: `docs/wasm.md` describes them. Pure. */

import { GLYPHS, type Glyph, type NodeId, START, type Tree, type TreeNode, newTree, nodeOf } from "./tree";

const escaped = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
const plain = (text: string) => text.replace(/\\(.?)/g, (_, letter: string) => (letter === "n" ? "\n" : letter));

/** The nodes in the order in which a reader meets them: the start first, each line to its end before its variations. */
export function inOrder(tree: Tree): TreeNode[] {
  const nodes: TreeNode[] = [];
  const waiting: NodeId[] = [START];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeOf(tree, id);
    nodes.push(node);
    for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at] ?? START);
  }
  return nodes;
}

export function writeOutline(tree: Tree): string {
  const lines = [`start ${tree.start}`, ...tree.tags.map(([name, value]) => `tag ${name} ${escaped(value)}`)];
  if (tree.result !== null) lines.push(`result ${tree.result}`);
  const numbers = new Map<NodeId, number>();
  for (const node of inOrder(tree)) {
    numbers.set(node.id, numbers.size);
    if (node.parent !== null) {
      lines.push(`node ${numbers.get(node.parent) ?? 0} ${node.move}${node.glyph === null ? "" : ` ${node.glyph}`}`);
    }
    if (node.clock !== null) lines.push(`clock ${node.clock}`);
    if (node.eval !== null) lines.push(`eval ${node.eval}`);
    for (const text of node.before) lines.push(`before ${escaped(text)}`);
    for (const text of node.comments) lines.push(`comment ${escaped(text)}`);
  }
  return lines.join("\n");
}

/** Reads what the rules wrote. */
export function readOutline(text: string): Tree {
  const [first = "", ...lines] = text.split("\n");
  const tree = newTree(first.slice(6));
  const tags: [string, string][] = [];
  const nodes = [{ ...nodeOf(tree, START), before: [] as string[], comments: [] as string[], children: [] as NodeId[] }];
  let result: string | null = null;
  for (const line of lines) {
    const at = line.indexOf(" ");
    const [word, rest] = at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
    const node = nodes[nodes.length - 1];
    if (node === undefined) break;
    if (word === "tag") {
      const end = rest.indexOf(" ");
      tags.push(end < 0 ? [rest, ""] : [rest.slice(0, end), plain(rest.slice(end + 1))]);
    } else if (word === "result") result = rest;
    else if (word === "node") {
      const [parent = "0", move = "", glyph = null] = rest.split(" ");
      const id = nodes.length;
      nodes[Number(parent)]?.children.push(id);
      const known = GLYPHS.find((it): it is Glyph => it === glyph) ?? null;
      nodes.push({ ...node, id, parent: Number(parent), move, glyph: known, clock: null, eval: null, before: [], comments: [], children: [] });
    } else if (word === "clock") nodes[nodes.length - 1] = { ...node, clock: rest };
    else if (word === "eval") nodes[nodes.length - 1] = { ...node, eval: rest };
    else if (word === "before") node.before.push(plain(rest));
    else if (word === "comment") node.comments.push(plain(rest));
  }
  return { ...tree, tags, result, nodes: new Map(nodes.map((node) => [node.id, node])), next: nodes.length };
}
