/** The board of a lesson or a puzzle, and the bar that confirms a fence. */

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Board } from "../board/board";
import type { SeatName } from "../game/notation";
import { t } from "../language/language";
import { Icon } from "../parts/icons";
import type { Practice } from "./practice";

interface Props {
  readonly practice: Practice;
}

/** The board is plain TypeScript; this puts it in its place. */
export function PracticeBoard({ practice, bottom }: Props & { readonly bottom: () => SeatName }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board({
      play: (move) => practice.play(move),
      premove: () => undefined,
      asks: (move, tried) => void practice.explain(move, tried),
      points: (target) => practice.describe(target),
      holds: (ghost) => (practice.ghost.value = ghost),
    });
    board.element.id = "board";
    practice.board = board;
    place.current?.append(board.element);
    const stop = effect(() => {
      board.element.setAttribute("aria-label", t("board-label"));
      board.show(practice.scene(bottom()));
    });
    return () => {
      stop();
      board.element.remove();
    };
  }, [practice]);
  return <div class="board-box" ref={place} />;
}

/** Where a touch should not place a fence at once, it is confirmed here. */
export function ConfirmFence({ practice }: Props): JSX.Element | null {
  const move = practice.ghost.value;
  if (move === null) return null;
  return (
    <div class="context confirm">
      <button type="button" class="plain square" aria-label={t("drop-fence")} onClick={() => practice.board?.cancel()}>
        <Icon name="cross" />
      </button>
      <button type="button" class="primary" data-confirm onClick={() => practice.board?.confirm()}>
        <Icon name="tick" />
        {t("place-fence", { move })}
      </button>
    </div>
  );
}
