import type { JSX } from "preact";
import { address } from "../api";
import { t } from "../language/language";
import { Icon } from "../parts/icons";
import type { Tournament } from "./wire";

/** What the printer gets. */
export type Printed = "pairings" | "standings" | "crosstable";

export function PrintTab({ id, tournament, choose }: {
  readonly id: string;
  readonly tournament: Tournament;
  readonly choose: (what: Printed) => void;
}): JSX.Element {
  const print = (what: Printed) => {
    choose(what);
    // The page is drawn for the printer first.
    setTimeout(() => window.print(), 50);
  };
  const file = (name: string) => address(`api/tournaments/${id}/${name}`);
  return (
    <section class="print-tab">
      <div class="menu-list">
        {(["pairings", "standings", "crosstable"] as const).map((it) => (
          <button key={it} type="button" class="plain" data-print={it} disabled={it !== "standings" && tournament.rounds.length === 0} onClick={() => print(it)}>
            <Icon name="copy" />
            {t(`print-${it}`)}
          </button>
        ))}
      </div>
      <div class="menu-list">
        <a class="button plain" download href={file("export.json")}><Icon name="save" />{t("save-json")}</a>
        <a class="button plain" download href={file("standings.csv")}><Icon name="save" />{t("save-standings")}</a>
        <a class="button plain" download href={file("crosstable.csv")}><Icon name="save" />{t("save-crosstable")}</a>
        {tournament.where === "online" ? <a class="button plain" download href={file("games.qgn")}><Icon name="save" />{t("save-games")}</a> : null}
      </div>
    </section>
  );
}
