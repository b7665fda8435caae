/** Tournaments: those of this device, the public ones, and a new one in a minute. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import homeLines from "../../../locales/en/home.ftl?raw";
import tournamentLines from "../../../locales/en/tournament.ftl?raw";
import { t } from "../language/language";
import { Header, Link } from "../parts/header";
import { Icon } from "../parts/icons";
import { knownTournaments } from "../tournament/keys";
import { NewTournamentForm } from "../tournament/new-tournament";
import { type Summary, listTournaments } from "../tournament/wire";
import { formatText } from "../tournament/words";
import "../looks/tournament.css";

// The choice of a clock is the one of the start page.
export const lines = { home: homeLines, tournament: tournamentLines };

export function Tournaments(): JSX.Element {
  const [listed, setListed] = useState<readonly Summary[] | null>(null);
  useEffect(() => {
    listTournaments().then((it) => setListed(it.tournaments), () => setListed([]));
  }, []);
  const own = knownTournaments();
  return (
    <>
      <Header />
      <main class="tournaments">
        <div>
          <h1>{t("tournaments-title")}</h1>
          <p class="hint">{t("tournaments-hint")}</p>
        </div>
        <NewTournamentForm />
        <div class="tournament-lists">
          {own.length === 0 ? null : (
            <section>
              <h2>{t("tournaments-yours")}</h2>
              <ul>
                {own.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={`/tournament/${id}`} class="tournament-row">
                      <strong class="one-line">{name}</strong>
                      <Icon name="on" />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h2>{t("tournaments-public")}</h2>
            {listed?.length === 0 ? <p class="hint">{t("tournaments-none")}</p> : null}
            <ul>
              {(listed ?? []).map((it) => (
                <li key={it.id}>
                  <Link to={`/tournament/${it.id}`} class="tournament-row">
                    <span>
                      <strong class="one-line">{it.name}</strong>
                      <small>{t("tournament-what", { format: formatText(it.format), players: it.players })}</small>
                    </span>
                    <Icon name="on" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </>
  );
}
