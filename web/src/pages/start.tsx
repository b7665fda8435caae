/** The start: one click and you play. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import homeLines from "../../../locales/en/home.ftl?raw";
import { api, troubleOf } from "../api";
import { Board } from "../board/board";
import { type Choices, type Mode, begin, keepChoices, recallChoices } from "../game/choices";
import { type Listed, Lobby } from "../game/lobby";
import type { Kept } from "../game/local";
import { ticketFor } from "../game/online";
import { USUAL, positionsOf, startOf } from "../game/notation";
import { asWritten, t } from "../language/language";
import { recall, remembered } from "../memory";
import { Choice, Switch } from "../parts/choice";
import { ClockChoice } from "../parts/clock-choice";
import { clockName } from "../parts/clock-name";
import { Header, Link } from "../parts/header";
import { Icon, type IconName } from "../parts/icons";
import { NameField } from "../parts/name-field";
import { engineText, seatText } from "../parts/names";
import { RulesLink } from "../parts/rules-link";
import { SeatMark } from "../parts/seat-mark";
import { troubleText } from "../parts/trouble";
import { go } from "../router";
import { rules } from "../rules";

export const lines = { home: homeLines };

/** Small screens have no room for a picture, so it costs them nothing. */
function useWide(): boolean {
  const query = useMemo(() => matchMedia("(min-width: 1000px)"), []);
  const [wide, setWide] = useState(query.matches);
  useEffect(() => {
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, [query]);
  return wide;
}

export function Start(): JSX.Element {
  const wide = useWide();
  const lobby = useMemo(() => new Lobby(), []);
  useEffect(() => {
    lobby.open();
    // The module is fetched while somebody chooses, so that the first game begins at once.
    const timer = window.setTimeout(() => void rules(), 1500);
    return () => {
      lobby.close();
      window.clearTimeout(timer);
    };
  }, [lobby]);
  return (
    <>
      <Header />
      <main class="start">
        <div class="show" aria-hidden="true">
          {wide ? <Display /> : null}
        </div>
        <div class="choose">
          <h1>{t("app-claim")}</h1>
          <Resume />
          <Running />
          <NewGame />
          <Games lobby={lobby} />
          <RulesLink />
        </div>
      </main>
    </>
  );
}

const SHOWN = "e2 e8 e3 e7 e4 e6 d6h e3h c4v f6v e5 d6 g5h b6h".split(" ");

/** A board to look at: a game in its middle. */
function Display(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = new Board(null);
    place.current?.append(board.element);
    const positions = positionsOf(startOf(USUAL), SHOWN);
    let at = matchMedia("(prefers-reduced-motion: reduce)").matches ? SHOWN.length : 2;
    const show = () => {
      const position = positions[at];
      if (position === undefined) return;
      board.show({
        stand: { width: 9, height: 9, view: 0 },
        position,
        legal: new Set(),
        mover: null,
        ahead: false,
        premove: null,
        confirm: "never",
        last: null,
        ways: [],
        overlays: { legal: false, ways: false, last: false, coordinates: false },
      });
    };
    show();
    const timer = window.setInterval(() => {
      at = Math.min(at + 1, SHOWN.length);
      show();
      if (at === SHOWN.length) window.clearInterval(timer);
    }, 900);
    return () => {
      window.clearInterval(timer);
      board.element.remove();
    };
  }, []);
  return <div class="board-box" ref={place} />;
}

/** The last unfinished game on this screen. */
function Resume(): JSX.Element | null {
  const kept = remembered("game:")
    .map((id) => recall<Kept | null>(`game:${id}`, null))
    .filter((it): it is Kept => it !== null && it.ended === null && it.moves.length > 0)
    .sort((a, b) => b.changed - a.changed)[0];
  if (kept === undefined) return null;
  return (
    <Link to={`/local/${kept.id}`} class="resume">
      <Icon name="replay" />
      <span>
        <strong>{t("start-resume")}</strong>
        <small>{t("start-resume-what", { players: kept.setup.players, moves: kept.moves.length })}</small>
      </span>
    </Link>
  );
}

/** Games at the server in which this browser holds a seat. */
function Running(): JSX.Element {
  const [games, setGames] = useState<readonly Listed[]>([]);
  useEffect(() => {
    // Who never sat down at the server has none there.
    if (remembered("seat:").length === 0) return;
    const stop = new AbortController();
    api<{ games: Listed[] }>("GET", "api/games?state=running&mine=true&limit=3", undefined, stop.signal)
      .then((answer) => setGames(answer.games.filter((it) => ticketFor(it.id) !== null)))
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return (
    <>
      {games.map((game) => (
        <Link key={game.id} to={`/game/${game.id}`} class="resume">
          <Icon name="link" />
          <span>
            <strong>{t("start-resume")}</strong>
            <small>{t("start-resume-what", { players: game.players, moves: game.ply })}</small>
          </span>
        </Link>
      ))}
    </>
  );
}

/** Whether a computer is to sit among those invited. */
function engineInvited({ mode, players, engines }: Choices): boolean {
  return mode === "invite" && players > 2 && engines.slice(0, players - 1).includes(true);
}

function NewGame(): JSX.Element {
  const [choices, setChoices] = useState<Choices>(recallChoices);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = (changes: Partial<Choices>) => {
    const next = { ...choices, ...changes };
    setChoices(next);
    keepChoices(next);
  };
  const start = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      go(await begin(choices));
    } catch (error) {
      setTrouble(troubleText(troubleOf(error)));
      setBusy(false);
    }
  };
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Modes mode={choices.mode} choose={(mode) => choose({ mode })} />
      <div class="options">
        {choices.mode === "computer" || engineInvited(choices) ? <Level level={choices.level} choose={(level) => choose({ level })} /> : null}
        <Choice
          label={t("players-label")}
          value={choices.players}
          choose={(players) => choose({ players })}
          options={[
            { value: 2, text: t("players-2") },
            { value: 3, text: t("players-3") },
            { value: 4, text: t("players-4") },
          ]}
        />
        <ClockChoice choices={choices} choose={choose} />
        {choices.mode === "pass" ? null : (
          <Choice
            class="first"
            label={t("first-label")}
            value={choices.first}
            choose={(first) => choose({ first })}
            options={[
              { value: "lot", text: t("first-lot") },
              { value: "me", text: t("first-me") },
              { value: "other", text: choices.players === 2 ? t("first-other") : t("first-another") },
            ]}
          />
        )}
        {choices.mode === "invite" ? <InviteOptions choices={choices} choose={choose} /> : null}
      </div>
      {trouble === null ? null : (
        <p class="trouble-line" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="primary big" disabled={busy} data-start>
        <Icon name={choices.mode === "invite" ? "link" : "replay"} />
        {choices.mode === "invite" ? t("start-create") : t("start-now")}
      </button>
    </form>
  );
}

function Modes({ mode, choose }: { readonly mode: Mode; readonly choose: (mode: Mode) => void }): JSX.Element {
  const modes: readonly { value: Mode; icon: IconName; title: string; hint: string }[] = [
    { value: "computer", icon: "computer", title: t("start-computer"), hint: t("start-computer-hint") },
    { value: "invite", icon: "link", title: t("start-invite"), hint: t("start-invite-hint") },
    { value: "pass", icon: "people", title: t("start-pass"), hint: t("start-pass-hint") },
  ];
  return (
    <fieldset class="modes">
      <legend class="unseen">{t("start-title")}</legend>
      {modes.map((it) => (
        <label key={it.value} class="mode">
          <input type="radio" name="mode" value={it.value} checked={it.value === mode} onChange={() => choose(it.value)} />
          <span class="mode-face">
            <Icon name={it.icon} />
            <span>
              <strong>{it.title}</strong>
              <small>{it.hint}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const LEVELS = [
  "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "level-9", "level-10",
];

function Level({ level, choose }: { readonly level: number; readonly choose: (level: number) => void }): JSX.Element {
  const name = t(LEVELS[level - 1] ?? "level-1");
  return (
    <label class="field level">
      <span>
        {t("level-label")}
        <output>
          <bdi>{t("start-level", { level })}</bdi> · <bdi>{name}</bdi>
        </output>
      </span>
      <input
        type="range"
        min={1}
        max={10}
        step={1}
        value={level}
        aria-valuetext={name}
        onInput={(event) => choose(Number(event.currentTarget.value))}
      />
    </label>
  );
}

function InviteOptions({ choices, choose }: {
  readonly choices: Choices;
  readonly choose: (changes: Partial<Choices>) => void;
}): JSX.Element {
  const others = Array.from({ length: choices.players - 1 }, (_, at) => at);
  return (
    <>
      {choices.players === 2 ? null : (
        <fieldset class="choice">
          <legend>{t("seats-label")}</legend>
          <div class="other-seats">
            {others.map((at) => (
              <label key={at} class="field">
                <span class="unseen">{t("seats-label")} {asWritten(at + 2)}</span>
                <select
                  value={choices.engines[at] === true ? "engine" : "person"}
                  onChange={(event) => choose({ engines: choices.engines.with(at, event.currentTarget.value === "engine") })}
                >
                  <option value="person">{t("seat-person")}</option>
                  <option value="engine">{t("seat-computer")}</option>
                </select>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <NameField name={choices.name} say={(name) => choose({ name })} />
      <Switch label={t("listed-label")} on={choices.listed} flip={(listed) => choose({ listed })} />
    </>
  );
}

function Games({ lobby }: { readonly lobby: Lobby }): JSX.Element {
  const games = lobby.games.value;
  const open = games.filter((it) => it.status === "open");
  const running = games.filter((it) => it.status === "running");
  const trouble = lobby.trouble.value;
  if (lobby.connected.value === false && games.length === 0) {
    return <p class="offline">{trouble === null ? t("start-open-offline") : troubleText(trouble)}</p>;
  }
  return (
    <div class="lobby">
      <section aria-labelledby="open-games">
        <h2 id="open-games">{t("start-open")}</h2>
        {open.length === 0 ? <p class="none">{t("start-open-none")}</p> : null}
        <ul>{open.slice(0, 8).map((game) => <GameRow key={game.id} game={game} action={t("join")} />)}</ul>
      </section>
      <section aria-labelledby="watch-games">
        <h2 id="watch-games">{t("start-watch")}</h2>
        {running.length === 0 ? <p class="none">{t("start-watch-none")}</p> : null}
        <ul>{running.slice(0, 8).map((game) => <GameRow key={game.id} game={game} action={t("watch")} />)}</ul>
      </section>
    </div>
  );
}

function GameRow({ game, action }: { readonly game: Listed; readonly action: string }): JSX.Element {
  const names = game.seats.filter((it) => it.kind !== "open");
  return (
    <li>
      <Link to={`/game/${game.id}`} class="game-row">
        <span class="game-who">
          {names.map((it) => (
            <span key={it.seat}>
              <SeatMark seat={it.seat} />
              <bdi>{it.kind === "engine" ? engineText(it.level) : (it.name ?? seatText(it.seat))}</bdi>
            </span>
          ))}
        </span>
        <small>
          <span>{t("game-of", { players: game.players })}</span>
          <span>{clockName(game.clock)}</span>
          {game.status === "running" ? <span>{t("game-watch-move", { number: game.ply })}</span> : null}
        </small>
        <b>{action}</b>
      </Link>
    </li>
  );
}
