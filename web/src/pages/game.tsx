/** Play or watch a game, at the server or on this screen. */

import { effect, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import coachLines from "../../../locales/en/coach.ftl?raw";
import gameLines from "../../../locales/en/game.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import shareLines from "../../../locales/en/share.ftl?raw";
import { Board } from "../board/board";
import { LocalSession, openLocal } from "../game/local";
import { ALL_SEATS, isFence } from "../game/notation";
import { OnlineSession } from "../game/online";
import { type Session, turnOf, winnerOf } from "../game/session";
import { Viewing } from "../game/viewing";
import { Coach } from "../game/coach";
import { t } from "../language/language";
import { afterFrame, inUse, next, soon, useNext } from "../later";
import { clearNotices, notifyTurn } from "../notices";
import { Actions, Keys } from "../parts/actions";
import { Context } from "../parts/context";
import { Panel } from "../parts/dialogs";
import { Header } from "../parts/header";
import { Invite } from "../parts/invite";
import { MoveInput, openMoveInput } from "../parts/move-input";
import { MoveList, Walk } from "../parts/move-list";
import { playerText } from "../parts/names";
import { PlayerCard } from "../parts/player-card";
import { lines as reasonLines } from "../parts/reasons";
import { Plate } from "../parts/result";
import { announce, newsOf, resultReason, resultTitle } from "../parts/sentences";
import { troubleText } from "../parts/trouble";
import { TurnBar } from "../parts/turn-bar";
import { giveKeys, go } from "../router";
import { rules } from "../rules";
import { change, settings } from "../settings";
import { play, prepareSound } from "../sound";
import { Missing } from "./missing";

/** Those that are wanted first come first. */
export const lines = { play: playLines, game: gameLines, share: shareLines, coach: coachLines, ...reasonLines };

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
  if (session === null) return <Missing text={t("local-missing")} />;
  return (
    <>
      <Header />
      <TableNext session={session} />
    </>
  );
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
  return (
    <>
      <Header />
      {session.match.value === null ? (
        <main class="waiting">
          <p role="status">{session.link.value === "lost" ? t("link-lost") : t("link-joining")}</p>
        </main>
      ) : (
        <TableNext session={session} />
      )}
    </>
  );
}

/** The header is there a moment before the game: drawing both at once is too long a task for a slow phone. */
function TableNext({ session }: { readonly session: Session }): JSX.Element {
  return useNext() ? <Table session={session} /> : <main aria-busy="true" />;
}

function Table({ session }: { readonly session: Session }): JSX.Element {
  const viewing = useMemo(() => {
    const made = new Viewing(session);
    // Never in games with people: only what is played on this screen against computers has an ability for hints.
    made.coach = session instanceof LocalSession ? new Coach(rules) : null;
    return made;
  }, [session]);
  const keys = useSignal(false);
  const plate = useSignal(false);
  useEffect(() => watchGame(viewing, () => (plate.value = true)), [viewing]);
  useEffect(() => watchHappenings(viewing), [viewing]);
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
      <main class={`game seats-${seats.length} ${waits ? "waits" : ""}`}>
        <h1 class="unseen">{match === null ? t("app-name") : seats.map((seat) => playerText(match, seat)).join(" – ")}</h1>
        <div class="others">
          {others.map((seat) => (
            <PlayerCard key={seat} viewing={viewing} seat={seat} small={others.length > 1} />
          ))}
        </div>
        <div class="middle">
          <BoardBox viewing={viewing} />
          {plate.value && match?.over === true ? <Plate match={match} close={() => (plate.value = false)} /> : null}
        </div>
        <div class="own">
          {waits ? null : <TurnBar viewing={viewing} />}
          {seats.includes(bottom) ? <PlayerCard viewing={viewing} seat={bottom} small={false} /> : null}
        </div>
        {waits && session instanceof OnlineSession ? (
          <div class="side">
            {viewing.news.value?.warns === true ? <p class="invite-trouble" role="alert">{viewing.news.value.text}</p> : null}
            <Invite session={session} match={match} />
          </div>
        ) : (
          <div class="side">
            <div class="now">
              <Context viewing={viewing} />
            </div>
            <div class="record">
              <MoveList viewing={viewing} />
              <Walk viewing={viewing} />
            </div>
            <MoveInput viewing={viewing} />
            <Actions viewing={viewing} />
          </div>
        )}
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
  // The players come a moment before: a slow phone gets two short pieces of work instead of one that is too long. The room for the
  // board is kept, so that nothing moves.
  useLayoutEffect(() => {
    let undo = next(() => (undo = putBoard(viewing, place.current)));
    return () => undo();
  }, [viewing]);
  return <div class="board-box" ref={place} />;
}

/** Puts the board of a game in its place; answers how to take it away. */
function putBoard(viewing: Viewing, place: Element | null): () => void {
  const board = new Board({
    // The click is over before the game goes on: browsers often draw the next frame in the same task.
    play: (move) => next(() => void viewing.play(move)),
    premove: (move) => void viewing.premove(move),
    asks: (move, tried) => {
      if (tried) play("refused");
      void viewing.explain(move, tried);
    },
    points: (target) => viewing.describe(target),
    holds: (ghost) => (viewing.ghost.value = ghost),
  });
  board.element.id = "board";
  place?.append(board.element);
  const stop = viewing.follow(board);
  // Who came by a button of this page goes on at the board, by the keyboard too.
  const focus = inUse() ? afterFrame(() => giveKeys(board.element)) : null;
  const quiet = inUse() ? soon(prepareSound) : null;
  return () => {
    focus?.();
    quiet?.();
    stop();
    board.element.remove();
  };
}

/** What sets itself right: the state that comes with it is the answer. */
const SILENT = new Set(["unknown-token", "ply-mismatch"]);

/** What is told stays so long. */
const NEWS = 5000;

/** What happens beside the moves is told in the bar, at the cards and by a sound; never on the board. */
function watchHappenings(viewing: Viewing): () => void {
  const { session } = viewing;
  const timers = new Set<number>();
  const later = (what: () => void) => timers.add(window.setTimeout(what, NEWS));
  const tell = (text: string, warns: boolean) => {
    const news = { text, warns };
    viewing.news.value = news;
    later(() => {
      if (viewing.news.peek() === news) viewing.news.value = null;
    });
  };
  const stopHearing = effect(() => {
    const happening = session.heard.value;
    const match = session.match.peek();
    if (happening === null || match === null) return;
    play(happening.kind === "decline" || happening.kind === "dropped" ? "refused" : "knock");
    const news = newsOf(match, happening);
    if (news !== null) tell(news, false);
    if (happening.kind === "phrase" && !match.mine.includes(happening.seat)) {
      viewing.said.value = happening;
      later(() => {
        if (viewing.said.peek() === happening) viewing.said.value = null;
      });
    }
    if (happening.kind === "time") {
      const gift = { seat: happening.to, seconds: happening.seconds };
      viewing.gift.value = gift;
      later(() => {
        if (viewing.gift.peek() === gift) viewing.gift.value = null;
      });
    }
  });
  const stopTrouble = effect(() => {
    const trouble = session instanceof OnlineSession ? session.trouble.value : null;
    if (trouble !== null && !SILENT.has(trouble.code)) tell(troubleText(trouble), true);
  });
  return () => {
    stopHearing();
    stopTrouble();
    for (const timer of timers) window.clearTimeout(timer);
  };
}

/** Sounds, the spoken word, the title and notices follow the game. */
function watchGame(viewing: Viewing, ended: () => void): () => void {
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
      ended();
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
    } else if (event.key === "f") next(() => viewing.flip());
    else if (event.key === "m") change({ sound: !settings.value.sound });
    else if (event.key === "?") help();
    else if (event.key === "/") openMoveInput();
    else if (event.key === "Escape") viewing.board?.cancel();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", typed);
  return () => window.removeEventListener("keydown", typed);
}

