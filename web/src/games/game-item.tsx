import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { endingOf } from "../game/kept";
import type { Kept } from "../game/local";
import { pliesIn, positionsOf, seatsOf, startOf } from "../game/notation";
import { recordOf } from "../game/record";
import { t } from "../language/language";
import { Link } from "../parts/header";
import { Icon, type IconName } from "../parts/icons";
import { MiniBoard } from "../parts/mini-board";
import { seatText } from "../parts/names";
import { saveText } from "../parts/sharing";
import { dayOf, outcomeOf, playerOf, titleOfGame } from "./words";

interface Props {
  readonly game: Kept;
  readonly keep: (game: Kept) => void;
  readonly remove: () => void;
}

/** A name of a game has at most so many letters. */
const LONGEST = 64;

function exportGame(game: Kept): void {
  const ending = endingOf(game);
  const seats = seatsOf(game.setup.players);
  const recorded = {
    ...game,
    players: seats.map((seat) => ({ seat })),
    result: ending?.result ?? "*",
    termination: ending?.termination ?? null,
  };
  const person = (at: number) => game.chairs[at]?.kind === "person";
  const names = seats.map((seat, at) => game.names?.[seat] ?? (person(at) ? seatText(seat) : playerOf(game, seat)));
  const text = recordOf(recorded, (seat) => names[seats.indexOf(seat)] ?? "?", new Date(game.changed), game.title);
  saveText(`fencepost-${game.id}.qgn`, text);
}

export function GameItem({ game, keep, remove }: Props): JSX.Element {
  const [naming, setNaming] = useState(false);
  const named = useRef(false);
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The keyboard goes back to where it came from.
    if (named.current && !naming) tools.current?.querySelector("button")?.focus();
    named.current = naming;
  }, [naming]);
  const title = titleOfGame(game);
  const position = useMemo(() => positionsOf(startOf(game.setup), game.moves).at(-1) ?? startOf(game.setup), [game]);
  const rename = (name: string) => {
    setNaming(false);
    const { title: _, ...others } = game;
    keep(name.trim() === "" ? others : { ...others, title: name.trim() });
  };
  return (
    <li class="kept-game" data-game={game.id}>
      <Link to={`/local/${game.id}`} class="kept-link" title={title}>
        <MiniBoard position={position} />
        <span class="kept-words">
          <strong class="one-line">
            <bdi>{title}</bdi>
          </strong>
          <small>
            {endingOf(game) === null ? null : <b class="outcome">{outcomeOf(game)}</b>}
            <span>{t("game-of", { players: game.setup.players })}</span>
            <span>{t("games-moves", { moves: pliesIn(game.moves) })}</span>
            <span>{dayOf(game)}</span>
          </small>
        </span>
      </Link>
      {naming ? (
        <Naming name={game.title ?? ""} save={rename} cancel={() => setNaming(false)} />
      ) : (
        <div class="kept-tools" ref={tools}>
          {endingOf(game) === null ? null : (
            <Link to={`/analysis?local=${game.id}`} class="button quiet square" title={t("games-review-which", { game: title })} label={t("games-review-which", { game: title })}>
              <Icon name="eye" />
            </Link>
          )}
          <Tool icon="edit" text={t("games-rename")} label={t("games-rename-which", { game: title })} act={() => setNaming(true)} />
          <Tool icon="save" text={t("games-export")} label={t("games-export-which", { game: title })} act={() => exportGame(game)} />
          <Tool icon="bin" text={t("games-delete")} label={t("games-delete-which", { game: title })} act={remove} />
        </div>
      )}
    </li>
  );
}

function Tool({ icon, text, label, act }: {
  readonly icon: IconName;
  readonly text: string;
  readonly label: string;
  readonly act: () => void;
}): JSX.Element {
  return (
    <button type="button" class="quiet square" title={text} aria-label={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

function Naming({ name, save, cancel }: {
  readonly name: string;
  readonly save: (name: string) => void;
  readonly cancel: () => void;
}): JSX.Element {
  const [typed, setTyped] = useState(name);
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        save(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") cancel();
      }}
    >
      <input
        dir="auto"
        aria-label={t("games-name")}
        placeholder={t("games-name")}
        maxLength={LONGEST}
        value={typed}
        ref={(it) => {
          if (it !== null && document.activeElement !== it) it.focus();
        }}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="primary">
        {t("games-save")}
      </button>
      <button type="button" class="quiet square" aria-label={t("games-cancel")} onClick={cancel}>
        <Icon name="cross" />
      </button>
    </form>
  );
}
