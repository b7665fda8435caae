/** A board for other sites' pages: a game to step through, by keys, touch and messages. */

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import playLines from "../../../locales/en/play.ftl?raw";
import shareLines from "../../../locales/en/share.ftl?raw";
import { Board } from "../board/board";
import { Embedded, readGame } from "../embed/embedded";
import { isFence, positionText } from "../game/notation";
import { asWritten, t } from "../language/language";
import { Icon, type IconName } from "../parts/icons";
import { linkTo } from "../router";
import { settings } from "../settings";
import "../looks/embed.css";

export const lines = { play: playLines, share: shareLines };

function given(): Embedded {
  const query = new URLSearchParams(location.search);
  return new Embedded(readGame(query.get("position"), query.get("moves")));
}

/** The look that the address asks for. Nothing is stored: it is somebody else's page. */
function wearLook(): void {
  const look = new URLSearchParams(location.search).get("look");
  if (look === "wood" || look === "light" || look === "dark") document.documentElement.dataset["look"] = look;
}

export function Embed({ game }: { readonly game: string | null }): JSX.Element {
  const embedded = useMemo(given, []);
  const [missing, setMissing] = useState(false);
  useLayoutEffect(wearLook, []);
  useEffect(() => {
    const stop = new AbortController();
    if (game !== null) embedded.follow(game, stop.signal).catch(() => stop.signal.aborted || setMissing(true));
    const stopListening = embedded.listen();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [embedded, game]);
  if (missing || embedded.game === null) return <main class="embed"><p role="alert">{t("embed-wrong")}</p></main>;
  return (
    <main class="embed" onKeyDown={(event) => stepByKey(event, embedded)}>
      <h1 class="unseen">{t("app-name")}</h1>
      <EmbeddedBoard embedded={embedded} />
      <Steps embedded={embedded} game={game} />
    </main>
  );
}

function stepByKey(event: KeyboardEvent, embedded: Embedded): void {
  const ply = embedded.ply.value;
  const to: Record<string, number> = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: embedded.last };
  const wanted = to[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  embedded.show(wanted);
}

function EmbeddedBoard({ embedded }: { readonly embedded: Embedded }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = new Board(null);
    board.element.id = "board";
    board.element.tabIndex = 0;
    board.element.setAttribute("role", "img");
    place.current?.append(board.element);
    const stop = effect(() => show(board, embedded));
    return () => {
      stop();
      board.element.remove();
    };
  }, [embedded]);
  return <div class="embed-board" ref={place} />;
}

function show(board: Board, embedded: Embedded): void {
  const position = embedded.position.value;
  if (position === null) return;
  const ply = embedded.ply.value;
  const move = embedded.game?.moves[ply - 1];
  const before = embedded.positions.value[ply - 1];
  board.element.setAttribute("aria-label", `${t("board-label")}: ${positionText(position)}`);
  board.show({
    stand: { width: position.width, height: position.height, view: embedded.view.value },
    position,
    legal: new Set(),
    mover: null,
    ahead: false,
    premove: null,
    confirm: "never",
    last: move === undefined || before === undefined ? null : { move, from: isFence(move) ? null : (before.pawns[before.turn] ?? null) },
    ways: [],
    overlays: { ...settings.value.overlays, ways: false, legal: false },
  });
}

function Steps({ embedded, game }: { readonly embedded: Embedded; readonly game: string | null }): JSX.Element {
  const ply = embedded.ply.value;
  const { last } = embedded;
  const position = embedded.position.value;
  const step = (icon: IconName, text: string, to: number, enabled: boolean) => (
    <button type="button" class="quiet square" aria-label={text} title={text} disabled={!enabled} onClick={() => embedded.show(to)}>
      <Icon name={icon} />
    </button>
  );
  const there = game !== null ? `/game/${game}` : `/editor?position=${position === null ? "" : encodeURIComponent(positionText(position))}`;
  return (
    <div class="embed-steps">
      {last === 0 ? null : (
        <div class="walk" dir="ltr">
          {step("first", t("move-first"), 0, ply > 0)}
          {step("back", t("move-back"), ply - 1, ply > 0)}
          <output aria-live="polite">{asWritten(ply)}{" / "}{asWritten(last)}</output>
          {step("on", t("move-on"), ply + 1, ply < last)}
          {step("last", t("move-last"), last, ply < last)}
        </div>
      )}
      <a class="embed-open" href={linkTo(there)} target="_blank" rel="noopener">
        {t("embed-open")}
      </a>
    </div>
  );
}
