import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api";
import { endingOf, keptGames } from "../game/kept";
import type { Listed } from "../game/lobby";
import { ticketFor } from "../game/online";
import { t } from "../language/language";
import { remembered } from "../memory";
import { Link } from "../parts/header";
import { Icon } from "../parts/icons";

/** The games that this browser is in the middle of: the latest on this device, and those at the server. */
export function Continue(): JSX.Element {
  const here = useMemo(() => keptGames().find((it) => it.moves.length > 0 && endingOf(it) === null), []);
  const there = useRunning();
  return (
    <>
      {here === undefined ? null : (
        <Row to={`/local/${here.id}`} title={here.title} players={here.setup.players} moves={here.moves.length} />
      )}
      {there.map((game) => (
        <Row key={game.id} to={`/game/${game.id}`} title={undefined} players={game.players} moves={game.ply} />
      ))}
    </>
  );
}

/** Games at the server in which this browser holds a seat. */
function useRunning(): readonly Listed[] {
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
  return games;
}

function Row({ to, title, players, moves }: {
  readonly to: string;
  readonly title: string | undefined;
  readonly players: number;
  readonly moves: number;
}): JSX.Element {
  return (
    <Link to={to} class="resume">
      <Icon name="replay" />
      <span>
        <strong>{t("start-resume")}</strong>
        <small class="one-line" title={title}>
          {title === undefined ? t("start-resume-what", { players, moves }) : <bdi>{title}</bdi>}
        </small>
      </span>
      <Icon name="on" />
    </Link>
  );
}
