/** One tournament: for its organiser, its players and whoever looks on. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import homeLines from "../../../locales/en/home.ftl?raw";
import playLines from "../../../locales/en/play.ftl?raw";
import tournamentLines from "../../../locales/en/tournament.ftl?raw";
import { t } from "../language/language";
import { Header } from "../parts/header";
import { Icon, type IconName } from "../parts/icons";
import { troubleText } from "../parts/trouble";
import { go } from "../router";
import { Crosstable } from "../tournament/crosstable";
import { Following, needsLeave } from "../tournament/following";
import { InvitePanel } from "../tournament/invite-panel";
import { takeFromAddress } from "../tournament/keys";
import { OwnTable } from "../tournament/own-table";
import { Players } from "../tournament/players";
import { PrintTab, type Printed } from "../tournament/print-tab";
import { SettingsOfTournament } from "../tournament/settings";
import { Standings } from "../tournament/standings";
import { RoundView } from "../tournament/round-view";
import type { Tournament } from "../tournament/wire";
import { formatText, nameOf } from "../tournament/words";
import { Missing } from "./missing";
import "../looks/tournament.css";

export const lines = { home: homeLines, play: playLines, tournament: tournamentLines };

type Tab = "tables" | "standings" | "players" | "print";

const TABS: readonly { readonly tab: Tab; readonly icon: IconName }[] = [
  { tab: "tables", icon: "people" },
  { tab: "standings", icon: "goal" },
  { tab: "players", icon: "edit" },
  { tab: "print", icon: "save" },
];

export function TournamentPage({ id }: { readonly id: string }): JSX.Element {
  const following = useMemo(() => new Following(id), [id]);
  const [tab, setTab] = useState<Tab>("tables");
  const [panel, setPanel] = useState<"invite" | "settings" | null>(null);
  const [printed, setPrinted] = useState<Printed>("pairings");
  useEffect(() => {
    takeFromAddress(id);
    following.open();
    return () => following.close();
  }, [following]);
  const tournament = following.tournament.value;
  useEffect(() => {
    if (tournament !== null) document.title = `${tournament.name} – ${t("app-name")}`;
  }, [tournament?.name]);
  if (following.missing.value) return <Missing text={t("tournament-missing")} />;
  if (tournament === null) {
    return (
      <>
        <Header />
        <main aria-busy={following.connected.value !== false} class="tournament">
          {following.connected.value === false ? <p role="alert">{t("trouble-offline")}</p> : null}
        </main>
      </>
    );
  }
  const mayRun = following.organiser.value !== null;
  return (
    <>
      <Header />
      <main class={`tournament prints-${printed}`}>
        <Title tournament={tournament} following={following} open={setPanel} />
        <Said following={following} />
        <OwnTable following={following} tournament={tournament} />
        <nav class="tabs" aria-label={tournament.name}>
          {TABS.map(({ tab: it, icon }) => (
            <button key={it} type="button" class="tab" aria-current={tab === it ? "page" : undefined} data-tab={it} onClick={() => setTab(it)}>
              <Icon name={icon} />
              {t(`tab-${it}`)}
            </button>
          ))}
        </nav>
        <div class={`tables-tab ${tab === "tables" ? "" : "only-print"}`}>
          <RoundView following={following} tournament={tournament} addPlayer={() => setTab("players")} />
        </div>
        <div class={`standings-tab ${tab === "standings" ? "" : "only-print"}`}>
          <Standings following={following} tournament={tournament} />
        </div>
        {tab === "players" ? <Players following={following} tournament={tournament} /> : null}
        {tab === "print" ? <PrintTab id={id} tournament={tournament} choose={setPrinted} /> : null}
        <Crosstable tournament={tournament} />
      </main>
      {panel === "invite" ? <InvitePanel tournament={tournament} close={() => setPanel(null)} /> : null}
      {panel === "settings" && mayRun ? <SettingsOfTournament following={following} tournament={tournament} close={() => setPanel(null)} /> : null}
    </>
  );
}

function Title({ tournament, following, open }: {
  readonly tournament: Tournament;
  readonly following: Following;
  readonly open: (panel: "invite" | "settings") => void;
}): JSX.Element {
  const { format, players, state, standings } = tournament;
  const role = following.organiser.value?.role;
  const first = state === "finished" && standings.filter((it) => it.rank === 1).length === 1 ? standings[0] : undefined;
  return (
    <div class="tournament-title">
      <div>
        <h1 class="one-line" dir="auto" title={tournament.name}>{tournament.name}</h1>
        <p class="hint">
          <span>{t("tournament-what", { format: formatText(format), players: players.filter((it) => !it.withdrawn).length })}</span>
          {role === "organiser" ? <span> · {t("organiser")}</span> : null}
          {role === "assistant" ? <span> · {t("assistant")}</span> : null}
        </p>
        {state === "finished" ? <p class="winner" role="status">{first === undefined ? t("tournament-finished") : t("tournament-winner", { name: nameOf(tournament, first.player) })}</p> : null}
      </div>
      <div class="title-tools">
        <Tool icon="share" text={t("share-tournament")} act={() => open("invite")} />
        <Tool icon="picture" text={t("open-screen")} act={() => go(`/tournament/${tournament.id}/screen`)} />
        {role === "organiser" ? <Tool icon="gear" text={t("settings-tournament")} act={() => open("settings")} /> : null}
      </div>
    </div>
  );
}

function Tool({ icon, text, act }: { readonly icon: IconName; readonly text: string; readonly act: () => void }): JSX.Element {
  return (
    <button type="button" class="plain square" aria-label={text} title={text} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

/** What went wrong, in the server's own words where it has some. */
function Said({ following }: { readonly following: Following }): JSX.Element | null {
  const trouble = following.trouble.value;
  // What can be allowed is said beside the button for it.
  if (trouble !== null && needsLeave(following) === null) return <p class="trouble-line" role="alert">{trouble.reason ?? troubleText(trouble)}</p>;
  const table = following.overtaken.value;
  if (table !== null) return <p class="trouble-line" role="alert" data-overtaken>{t("result-just-entered", { table })}</p>;
  return following.connected.value === false ? <p class="trouble-line" role="alert">{t("trouble-offline")}</p> : null;
}
