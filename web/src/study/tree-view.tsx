/** The moves of a study: the main line in columns, comments and variations below the move they belong to. */

import { effect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "../language/language";
import { directionOf } from "../language/names";
import { Icon } from "../parts/icons";
import { SeatMark } from "../parts/seat-mark";
import type { Study } from "./study";
import { type NodeId, START, type TreeNode, mainLine, nodeOf } from "./tree";

interface Props {
  readonly study: Study;
}

const GLYPH_KINDS: Record<string, string> = { "!": "good", "!!": "good", "!?": "fair", "?!": "slip", "?": "bad", "??": "bad" };

function Move({ study, node, number }: Props & { readonly node: TreeNode; readonly number?: ComponentChildren }): JSX.Element {
  const { seat } = study.detail(node.id);
  return (
    <button type="button" class="tree-move" data-node={node.id} onClick={() => study.go(node.id)}>
      {number}
      <SeatMark seat={seat} />
      <bdi>{node.move.startsWith("out:") ? t("player-out") : node.move}</bdi>
      {node.glyph === null ? null : <i class={`glyph ${GLYPH_KINDS[node.glyph] ?? ""}`}>{node.glyph}</i>}
    </button>
  );
}

/** Moves inside a text. They run from the left in every language, and do not decide which way the text runs. */
const MOVES = /\b([a-i][1-9][hv]?)\b/;

function Comments({ texts }: { readonly texts: readonly string[] }): JSX.Element | null {
  if (texts.length === 0) return null;
  return (
    <>
      {texts.map((text, at) => (
        <p key={at} class="tree-comment" dir="auto">
          {text.split(MOVES).map((part, index) => (index % 2 === 0 ? part : <bdi key={index} dir="ltr">{part}</bdi>))}
        </p>
      ))}
    </>
  );
}

/** The number before a move in running text: `13.`, or `13…` where it is not the first of its round. */
function numberOf(study: Study, id: NodeId, first: boolean): JSX.Element | null {
  const { round, begins } = study.detail(id);
  return begins || first ? <small class="number">{begins ? `${round}.` : `${round}…`}</small> : null;
}

/** A line in running text, with what branches off from it in brackets. */
function Running({ study, from }: Props & { readonly from: NodeId }): JSX.Element {
  const tree = study.tree.value;
  const parts: JSX.Element[] = [];
  let first = true;
  for (let node: TreeNode | null = nodeOf(tree, from); node !== null; ) {
    const { id, before, comments } = node;
    if (before.length > 0) parts.push(<Comments key={`before-${id}`} texts={before} />);
    parts.push(<Move key={id} study={study} node={node} number={numberOf(study, id, first)} />);
    first = false;
    if (comments.length > 0) parts.push(<Comments key={`comment-${id}`} texts={comments} />);
    first = comments.length > 0;
    const parent: TreeNode = nodeOf(tree, node.parent ?? START);
    const others = id === from ? [] : parent.children.filter((it) => it !== id);
    if (others.length > 0) {
      parts.push(<Variations key={`variations-${id}`} study={study} parent={parent} of={others} />);
      first = true;
    }
    const next: NodeId | undefined = node.children[0];
    node = next === undefined ? null : nodeOf(tree, next);
  }
  return <>{parts}</>;
}

function Variations({ study, parent, of }: Props & { readonly parent: TreeNode; readonly of: readonly NodeId[] }): JSX.Element {
  if (parent.folded) {
    return (
      <button type="button" class="tree-fold" aria-expanded="false" onClick={() => study.fold(parent.id, false)}>
        <Icon name="plus" />
        {t("analysis-variations", { count: of.length })}
      </button>
    );
  }
  return (
    <>
      {of.map((id, at) => (
        <div key={id} class="tree-variation">
          {at === 0 ? (
            <button type="button" class="tree-fold square" aria-expanded="true" aria-label={t("analysis-fold")} title={t("analysis-fold")} onClick={() => study.fold(parent.id, true)}>
              <Icon name="minus" />
            </button>
          ) : null}
          <Running study={study} from={id} />
        </div>
      ))}
    </>
  );
}

interface Row {
  readonly number: number;
  readonly cells: TreeNode[];
  /** How many seats moved in this round before. */
  readonly skip: number;
  notes: JSX.Element | null;
}

/** The rows of the main line. A row ends where something is said about a move. */
function rowsOf(study: Study): Row[] {
  const tree = study.tree.value;
  const rows: Row[] = [];
  let fresh = true;
  let column = 0;
  for (const node of mainLine(tree)) {
    const { round, begins } = study.detail(node.id);
    if (begins) column = 0;
    if (begins || fresh) rows.push({ number: round, cells: [], skip: begins ? 0 : column, notes: null });
    const row = rows.at(-1);
    row?.cells.push(node);
    column++;
    const parent = nodeOf(tree, node.parent ?? START);
    const others = parent.children.slice(1);
    fresh = others.length > 0 || node.comments.length > 0;
    if (!fresh || row === undefined) continue;
    row.notes = (
      <div class="tree-notes">
        <Comments texts={node.comments} />
        {others.length > 0 ? <Variations study={study} parent={parent} of={others} /> : null}
      </div>
    );
  }
  return rows;
}

/** Marks the move that is looked at. A study may have thousands, so that drawing them all anew for each step would take too long. */
function markCurrent(box: HTMLElement, id: NodeId): void {
  const current = box.querySelector(`[data-node="${id}"]`);
  for (const old of box.querySelectorAll("[aria-current]")) if (old !== current) old.removeAttribute("aria-current");
  current?.setAttribute("aria-current", "step");
}

/** Scrolls to the move that is looked at. Only the list scrolls, never the page. */
function showCurrent(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>("[aria-current]");
  if (current === null) return void (box.scrollTop = 0);
  const [item, frame] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
  if (item.top >= frame.top + 8 && item.bottom <= frame.bottom - 8) return;
  box.scrollTop += item.top + item.height / 2 - frame.top - frame.height / 2;
}

export function TreeView({ study }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const tree = study.tree.value;
  useEffect(
    () =>
      effect(() => {
        const at = study.at.value;
        if (box.current === null) return;
        markCurrent(box.current, at);
        showCurrent(box.current);
      }),
    [study, tree],
  );
  useEffect(() => {
    // The engine's lines make the list shorter.
    const watch = new ResizeObserver(() => box.current !== null && showCurrent(box.current));
    if (box.current !== null) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const seats = study.detail(START).position.seats.length;
  const intro = nodeOf(tree, START).comments;
  return (
    <div class={`tree seats-${seats}`} ref={box} dir="ltr" role="group" aria-label={t("moves")} tabIndex={0}>
      {intro.length > 0 ? (
        <div class="tree-notes">
          <Comments texts={intro} />
        </div>
      ) : null}
      {tree.nodes.size === 1 ? <p class="tree-empty" dir={directionOf(language())}>{t("analysis-empty")}</p> : null}
      {rowsOf(study).map((row) => (
        <div key={row.cells[0]?.id} class="tree-block">
          <div class="tree-row">
            <span class="number">{row.number > 0 ? row.number : ""}</span>
            {Array.from({ length: row.skip }, (_, index) => (
              <span key={`skip-${index}`} class="skip">
                …
              </span>
            ))}
            {row.cells.map((node) => (
              <Move key={node.id} study={study} node={node} />
            ))}
          </div>
          {row.notes}
        </div>
      ))}
      {tree.result === null ? null : (
        <p class="tree-result">
          {tree.result}
        </p>
      )}
    </div>
  );
}
