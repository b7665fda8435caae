/** The board on the start page: the first move on it begins a game. It knows the first moves without the module. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board";
import { MARGIN, PITCH, size } from "../board/geometry";
import { firstMoves } from "../game/choices";
import { type Position, type Setup, after, startOf } from "../game/notation";
import { t } from "../language/language";
import { inUse, next } from "../later";
import { settings } from "../settings";
import { play as sound } from "../sound";

interface Props {
  readonly setup: Setup;
  /** Whether a game is being begun. */
  readonly busy: boolean;
  /** Begins a game with this move; false where that did not work. */
  readonly play: (move: string) => Promise<boolean>;
}

function show(board: Board, position: Position, legal: readonly string[]): void {
  const { overlays, confirm } = settings.value;
  board.show({
    stand: { width: position.width, height: position.height, view: 0 },
    position,
    legal: new Set(legal),
    mover: legal.length > 0 ? "south" : null,
    ahead: false,
    premove: null,
    confirm,
    last: null,
    ways: [],
    overlays: { ...overlays, ways: false },
  });
}

export function LiveBoard({ setup, busy, play }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [board, setBoard] = useState<Board | null>(null);
  const [touched, setTouched] = useState(false);
  const [ghost, setGhost] = useState<string | null>(null);
  const [move, setMove] = useState<string | null>(null);
  const [pointed, setPointed] = useState("");
  const legal = firstMoves(setup);
  // The board is made once, and what it calls is always the newest.
  const begin = useRef<(move: string) => void>(() => undefined);
  begin.current = (first) => {
    sound(first.length === 3 ? "fence" : "step");
    setMove(first);
    void play(first).then((begun) => begun || setMove(null));
  };
  useLayoutEffect(() => {
    const made = new Board({
      play: (first) => begin.current(first),
      premove: () => undefined,
      // The reasons are the module's to tell, and it is not here before the game.
      asks: () => undefined,
      points: setPointed,
      holds: setGhost,
    });
    const put = () => {
      place.current?.append(made.element);
      setBoard(made);
    };
    // A first visit sees the page a moment before the board, which is a piece of work of its own. Its room is kept.
    const stop = inUse() ? null : next(put);
    if (stop === null) put();
    return () => {
      stop?.();
      made.element.remove();
    };
  }, []);
  const label = t("home-board");
  useEffect(() => board?.element.setAttribute("aria-label", label), [board, label]);
  const { players, width, height, fences } = setup;
  useLayoutEffect(() => {
    if (board === null) return;
    const start = startOf(setup);
    const showNow = () => show(board, move === null ? start : after(start, move), move === null && !busy ? legal : []);
    if (inUse()) return showNow();
    // The places where fences can go are a piece of work of their own.
    show(board, start, []);
    return next(showNow);
  }, [board, players, width, height, fences, move, busy, settings.value]);
  const whole = size({ width, height, view: 0 });
  const shape = `${whole.width} / ${whole.height}`;
  const gone = legal.length === 0 || (ghost === null && (touched || busy));
  return (
    <div class="live" onPointerDown={() => setTouched(true)} onKeyDown={() => setTouched(true)}>
      <div class="live-board" style={{ "--ratio": String(Math.min(1, width / height)), "--shape": shape }} ref={place} />
      {/* It keeps its room when it goes, so that nothing moves under the finger. */}
      <p class={gone ? "tip gone" : "tip"} style={{ "--at": tipHeight(setup) }}>
        {ghost === null ? <strong>{t("home-tip-title")} </strong> : null}
        {ghost === null ? t("home-tip") : t("home-tip-fence")}
      </p>
      <p class="unseen" aria-live="polite">
        {move === null ? pointed : t("home-beginning")}
      </p>
    </div>
  );
}

/** The tip points at the square in front of the pawn. */
function tipHeight({ height }: Setup): string {
  return `${((MARGIN + 1.72 * PITCH) / (height * PITCH + 2 * MARGIN)) * 100}%`;
}
