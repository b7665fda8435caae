/** All games of a round at once, as small boards. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { type Position, readPosition } from "../game/notation";
import { asWritten } from "../language/language";
import { Link } from "../parts/header";
import { MiniBoard } from "../parts/mini-board";
import { resultText } from "./results";
import type { Round, Table, Tournament } from "./wire";
import { nameOf } from "./words";

/** How often a board that is seen is read again. */
const AGAIN = 3000;

export function WatchAll({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }): JSX.Element {
  return (
    <ul class="watch-all">
      {round.tables.map((table) => <Watched key={table.table} tournament={tournament} table={table} />)}
    </ul>
  );
}

function Watched({ tournament, table }: { readonly tournament: Tournament; readonly table: Table }): JSX.Element | null {
  const [position, setPosition] = useState<Position | null>(null);
  const place = useRef<HTMLLIElement>(null);
  const id = table.game?.id;
  const over = table.result !== null;
  useEffect(() => {
    if (id === undefined) return;
    let seen = true;
    const read = async () => {
      if (!seen || document.hidden) return;
      const state = await api<{ readonly position: string }>("GET", `api/games/${id}`).catch(() => null);
      if (state !== null) setPosition(readPosition(state.position));
    };
    const watch = new IntersectionObserver((entries) => (seen = entries.at(-1)?.isIntersecting ?? true));
    if (place.current !== null) watch.observe(place.current);
    void read();
    const timer = over ? 0 : window.setInterval(() => void read(), AGAIN);
    return () => {
      window.clearInterval(timer);
      watch.disconnect();
    };
  }, [id, over]);
  if (id === undefined) return null;
  return (
    <li ref={place}>
      <Link to={`/game/${id}`} class="watched">
        {position === null ? <span class="mini-board" /> : <MiniBoard position={position} />}
        <strong>{asWritten(table.table)}</strong>
        <bdi>{table.players.map((it) => nameOf(tournament, it)).join(" – ")}</bdi>
        {table.result === null ? null : <small>{asWritten(resultText(table.result))}</small>}
      </Link>
    </li>
  );
}
