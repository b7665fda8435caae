/** Play or watch a game, at the server or on this screen. */

import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import gameLines from "../../../locales/en/game.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import { Board } from "../board/board";
import { openLocal } from "../game/local";
import { ALL_SEATS, isFence } from "../game/notation";
import { OnlineSession } from "../game/online";
import { type Session, turnOf, winnerOf } from "../game/session";
import { Viewing, announce } from "../game/viewing";
import { t } from "../language/language";
import { clearNotices, notifyTurn } from "../notices";
import { Actions, Keys, phraseText } from "../parts/actions";
import { Context, resultReason, resultTitle } from "../parts/context";
import { Panel } from "../parts/dialogs";
import { Header } from "../parts/header";
import { Icon } from "../parts/icons";
import { Invite } from "../parts/invite";
import { MoveInput } from "../parts/move-input";
import { MoveList, Walk } from "../parts/move-list";
import { playerText } from "../parts/names";
import { PlayerCard } from "../parts/player-card";
import { troubleText } from "../parts/trouble";
import { go } from "../router";
import { rules } from "../rules";
import { change, settings } from "../settings";
import { play } from "../sound";
import { Missing } from "./missing";

export const lines = { game: gameLines, play: playLines };

export function LocalGame({ id }: { readonly id: string }): JSX.Element {
  const session = useMemo(() => openLocal(id, rules), [id]);
  useEffect(() => {
    if (session === null) return;
    const timer = window.setInterval(() => session.tick(), 100);
    const leave = () => session.close();
    window.addEventListener("pagehide", leave);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      session.close();
    };
  }, [session]);
  const next = session?.match.value.next ?? null;
  useEffect(() => {
    if (next !== null) go(`/local/${next}`);
  }, [next]);
  return session === null ? <Missing text={t("local-missing")} /> : <Table session={session} />;
}

export function OnlineGame({ id }: { readonly id: string }): JSX.Element {
  const session = useMemo(() => new OnlineSession(id), [id]);
  useEffect(() => {
    const back = () => session.hurry();
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("online", back);
      session.close();
    };
  }, [session]);
  const next = session.match.value?.next ?? null;
  const seated = (session.match.value?.mine.length ?? 0) > 0;
  useEffect(() => {
    // Everybody agreed: the players go on, those who watch can follow when they like.
    if (next !== null && seated) go(`/game/${next}`, true);
  }, [next, seated]);
  if (session.link.value === "missing") return <Missing text={t("link-missing")} />;
  if (session.match.value === null) {
    return (
      <>
        <Header />
        <main class="waiting">
          <p role="status">{session.link.value === "lost" ? t("link-lost") : t("link-joining")}</p>
        </main>
      </>
    );
  }
  return <Table session={session} />;
}

function Table({ session }: { readonly session: Session }): JSX.Element {
  const viewing = useMemo(() => new Viewing(session), [session]);
  const keys = useSignal(false);
  useEffect(() => watchGame(viewing), [viewing]);
  useEffect(() => watchKeys(viewing, () => (keys.value = !keys.value)), [viewing]);
  const match = session.match.value;
  const bottom = viewing.bottom.value;
  const from = ALL_SEATS.indexOf(bottom);
  const around = [1, 2, 3].map((step) => ALL_SEATS[(from + step) % 4] ?? "south");
  const seats = match?.players.map((it) => it.seat) ?? [];
  const others = around.filter((seat) => seats.includes(seat));
  const waits = match !== null && !match.started && !match.over && match.players.some((it) => it.kind === "open");
  return (
    <>
      <Header />
      <main class={`game seats-${seats.length} ${waits ? "waits" : ""}`}>
        <h1 class="unseen">{match === null ? t("app-name") : seats.map((seat) => playerText(match, seat)).join(" – ")}</h1>
        <div class="others">
          {others.map((seat) => (
            <PlayerCard key={seat} viewing={viewing} seat={seat} small={others.length > 1} />
          ))}
        </div>
        <div class="middle">
          <BoardBox viewing={viewing} />
          <Phrases viewing={viewing} />
        </div>
        <div class="own">
          {seats.includes(bottom) ? <PlayerCard viewing={viewing} seat={bottom} small={false} /> : null}
        </div>
        {waits && session instanceof OnlineSession ? (
          <div class="side">
            <Invite session={session} match={match} />
          </div>
        ) : (
          <div class="side">
            <Context viewing={viewing} />
            <div class="record">
              <MoveList viewing={viewing} />
              <Walk viewing={viewing} />
            </div>
            <MoveInput viewing={viewing} />
            <Actions viewing={viewing} />
          </div>
        )}
        {session instanceof OnlineSession ? <Trouble session={session} /> : null}
        <div class="unseen" aria-live="assertive" data-spoken>
          {viewing.spoken.value}
        </div>
      </main>
      {keys.value ? (
        <Panel title={t("keys")} close={() => (keys.value = false)}>
          <Keys />
        </Panel>
      ) : null}
    </>
  );
}

/** The board is plain TypeScript; this puts it in its place. */
function BoardBox({ viewing }: { readonly viewing: Viewing }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  // Before the first paint, so that nothing moves when it comes.
  useLayoutEffect(() => {
    const board = new Board({
      play: (move) => viewing.session.play(move),
      premove: (move) => viewing.premove(move),
      asks: (move, tried) => {
        if (tried) play("refused");
        void viewing.explain(move, tried);
      },
      points: (target) => viewing.describe(target),
      holds: (ghost) => (viewing.ghost.value = ghost),
    });
    board.element.id = "board";
    place.current?.append(board.element);
    const stop = viewing.follow(board);
    return () => {
      stop();
      board.element.remove();
    };
  }, [viewing]);
  return <div class="board-box" ref={place} />;
}

/** What players say shows for a while over the board. */
function Phrases({ viewing }: { readonly viewing: Viewing }): JSX.Element | null {
  const match = viewing.session.match.value;
  const last = match?.phrases.at(-1);
  const [gone, setGone] = useState(last?.at ?? 0);
  useEffect(() => {
    if (last === undefined || last.at === gone) return;
    play("knock");
    const timer = window.setTimeout(() => setGone(last.at), 5000);
    return () => window.clearTimeout(timer);
  }, [last?.at]);
  if (match === null || last === undefined || last.at === gone) return null;
  return (
    <p class="phrase" role="status">
      {t("says", { name: playerText(match, last.seat), text: phraseText(last.code) })}
    </p>
  );
}

/** What sets itself right: the state that comes with it is the answer. */
const SILENT = new Set(["unknown-token", "ply-mismatch"]);

function Trouble({ session }: { readonly session: OnlineSession }): JSX.Element | null {
  const trouble = session.trouble.value;
  useEffect(() => {
    if (trouble === null) return;
    const timer = window.setTimeout(() => (session.trouble.value = null), 5000);
    return () => window.clearTimeout(timer);
  }, [trouble]);
  if (trouble === null || SILENT.has(trouble.code)) return null;
  return (
    <p class="trouble" role="alert">
      <Icon name="cross" />
      {troubleText(trouble)}
    </p>
  );
}

/** Sounds, the spoken word, the title and notices follow the game. */
function watchGame(viewing: Viewing): () => void {
  const { session } = viewing;
  let heard = session.match.value?.moves.length ?? null;
  let over = session.match.value?.over ?? null;
  let turned = false;
  const name = () => (document.title = document.hidden && turned ? t("turn-title") : t("app-name"));
  const seen = () => {
    if (!document.hidden) clearNotices();
    name();
  };
  document.addEventListener("visibilitychange", seen);
  const stop = effect(() => {
    const match = session.match.value;
    const positions = viewing.positions.value;
    const last = positions.at(-1);
    if (match === null || last === undefined) return;
    const moves = match.moves.length;
    const move = match.moves[moves - 1];
    const before = positions[moves - 1];
    if (heard !== null && moves > heard && move !== undefined && before !== undefined) {
      play(isFence(move) ? "fence" : "step");
      viewing.say(announce(match, before, move));
    }
    heard = moves;
    const turn = turnOf(match, last);
    const mine = turn !== null && match.mine.length === 1 && match.mine[0] === turn;
    if (mine && !turned) notifyTurn();
    turned = mine;
    name();
    if (match.over && over === false) {
      const winner = winnerOf(match);
      play(winner === null || match.mine.includes(winner) || match.mine.length === 0 ? "won" : "lost");
      viewing.say(`${resultTitle(match)} – ${resultReason(match)}`);
    }
    over = match.over;
  });
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Keys that work wherever the focus is, unless somebody types. */
function watchKeys(viewing: Viewing, help: () => void): () => void {
  const walk: Record<string, () => number> = {
    ArrowLeft: () => viewing.shown.value - 1,
    ArrowRight: () => viewing.shown.value + 1,
    Home: () => 0,
    End: () => viewing.last,
  };
  const typed = (event: KeyboardEvent) => {
    const at = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input:not([type=range]), select, dialog") !== null) return;
    const to = walk[event.key];
    if (to !== undefined) {
      viewing.stopPlayBack();
      viewing.show(to());
    } else if (event.key === "f") viewing.flip();
    else if (event.key === "m") change({ sound: !settings.value.sound });
    else if (event.key === "?") help();
    else if (event.key === "Escape") viewing.board?.cancel();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", typed);
  return () => window.removeEventListener("keydown", typed);
}

