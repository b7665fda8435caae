/** Who is waiting, and what can be watched. */

import type { JSX } from "preact";
import type { Listed, Lobby } from "../game/lobby";
import { ticketFor } from "../game/online";
import { t } from "../language/language";
import { clockName } from "../parts/clock-name";
import { Link } from "../parts/header";
import { engineText, seatText } from "../parts/names";
import { SeatMark } from "../parts/seat-mark";
import { troubleText } from "../parts/trouble";
import { Exhibition } from "./exhibition";

/** So many of each are listed. */
const MOST = 8;

export function LobbyList({ lobby }: { readonly lobby: Lobby }): JSX.Element {
  const games = lobby.games.value;
  const open = games.filter((it) => it.status === "open").slice(0, MOST);
  const running = games.filter((it) => it.status === "running").slice(0, MOST);
  const trouble = lobby.trouble.value;
  const connected = lobby.connected.value;
  const nobody = connected === false ? (trouble === null ? t("start-open-offline") : troubleText(trouble)) : t("start-open-none");
  return (
    <div class="lobby">
      {open.length > 0 ? (
        <section aria-labelledby="open-games">
          <h2 id="open-games">{t("start-open")}</h2>
          <ul>{open.map((game) => <GameRow key={game.id} game={game} />)}</ul>
        </section>
      ) : (
        // The likely answer keeps its room until the server has said so: nothing moves then.
        <p class={connected === null ? "nobody unknown" : "nobody"}>
          {nobody} <Link to="/puzzles">{t("home-puzzle")}</Link>
        </p>
      )}
      {running.length > 0 ? (
        <section aria-labelledby="watch-games">
          <h2 id="watch-games">{t("start-watch")}</h2>
          <ul>{running.map((game) => <GameRow key={game.id} game={game} />)}</ul>
        </section>
      ) : null}
      <Exhibition connected={connected} />
    </div>
  );
}

function GameRow({ game }: { readonly game: Listed }): JSX.Element {
  const seated = game.seats.filter((it) => it.kind !== "open");
  const mine = game.status === "open" && ticketFor(game.id) !== null;
  return (
    <li>
      <Link to={`/game/${game.id}`} class="game-row">
        <span class="game-who">
          {seated.map((it) => {
            const name = it.kind === "engine" ? engineText(it.level) : (it.name ?? seatText(it.seat));
            return (
              <span key={it.seat} class="who-name" title={name}>
                <SeatMark seat={it.seat} />
                <bdi class="one-line">{name}</bdi>
              </span>
            );
          })}
        </span>
        <small>
          {mine ? <span>{t("lobby-yours")}</span> : null}
          <span>{t("game-of", { players: game.players })}</span>
          <span>{clockName(game.clock)}</span>
          {game.status === "running" ? <span>{t("game-watch-move", { number: game.ply })}</span> : null}
        </small>
        <b>{mine ? t("lobby-waiting") : game.status === "open" ? t("join") : t("watch")}</b>
      </Link>
    </li>
  );
}
