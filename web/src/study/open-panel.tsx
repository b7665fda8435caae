/** Where a study comes from: a text, a file, a game or a study of this device, or a fresh board. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { endingOf, keptGames } from "../game/kept";
import { pliesIn, positionText, seatsOf, startOf, USUAL } from "../game/notation";
import { asWritten, dateText, t } from "../language/language";
import { Panel } from "../parts/dialogs";
import { Icon } from "../parts/icons";
import { engineText, seatText } from "../parts/names";
import { type KeptStudy, dropStudy, keptStudies } from "./shelf";

interface Props {
  readonly close: () => void;
  readonly text: (text: string) => void;
  readonly file: (file: File) => void;
  readonly local: (id: string) => void;
  readonly kept: (study: KeptStudy) => void;
}

/** So many of each are listed. */
const MOST = 12;

function dayOf(time: number): string {
  return dateText(time, { day: "numeric", month: "short" });
}

function movesText(count: number): string {
  return `${asWritten(count)} ${t("result-moves", { count })}`;
}

export function OpenPanel({ close, text, file, local, kept }: Props): JSX.Element {
  const [typed, setTyped] = useState("");
  const [studies, setStudies] = useState(keptStudies);
  const picker = useRef<HTMLInputElement>(null);
  const games = keptGames().filter((game) => endingOf(game) !== null).slice(0, MOST);
  const act = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <Panel title={t("analysis-open")} close={close} class="open-panel">
      <form
        class="open-text"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") act(() => text(typed))();
        }}
      >
        <label class="field">
          <span>{t("analysis-open-text")}</span>
          <textarea rows={4} dir="ltr" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} spellcheck={false} />
        </label>
        <div class="open-buttons">
          <button type="button" class="plain" onClick={() => picker.current?.click()}>
            <Icon name="load" />
            {t("analysis-open-file")}
          </button>
          <button type="submit" class="primary" disabled={typed.trim() === ""}>
            {t("analysis-open")}
          </button>
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          data-open-file
          accept=".qgn,.pgn,.txt,text/plain"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen !== undefined) act(() => file(chosen))();
          }}
        />
      </form>
      <section>
        <h3>{t("analysis-new")}</h3>
        <div class="open-buttons">
          {[2, 3, 4].map((players) => (
            <button key={players} type="button" class="plain" onClick={act(() => text(positionText(startOf({ ...USUAL, players }))))}>
              {t("game-of", { players })}
            </button>
          ))}
        </div>
      </section>
      {studies.length === 0 ? null : (
        <section>
          <h3>{t("analysis-recent")}</h3>
          <ul class="open-list">
            {studies.slice(0, MOST).map((study) => (
              <li key={study.id}>
                <button type="button" class="plain" data-study={study.id} onClick={act(() => kept(study))}>
                  <bdi class="one-line">{study.title === "" ? t("place-analysis") : study.title}</bdi>
                  <small>
                    {movesText(study.moves)} · {dayOf(study.changed)}
                  </small>
                </button>
                <button
                  type="button"
                  class="quiet square"
                  aria-label={t("analysis-delete-study")}
                  title={t("analysis-delete-study")}
                  onClick={() => {
                    dropStudy(study.id);
                    setStudies(keptStudies());
                  }}
                >
                  <Icon name="bin" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {games.length === 0 ? null : (
        <section>
          <h3>{t("place-games")}</h3>
          <ul class="open-list">
            {games.map((game) => (
              <li key={game.id}>
                <button type="button" class="plain" onClick={act(() => local(game.id))}>
                  <bdi class="one-line">
                    {game.title ?? seatsOf(game.setup.players).map((seat, at) => game.names?.[seat] ?? (game.chairs[at]?.kind === "engine" ? engineText(levelOf(game.chairs[at])) : seatText(seat))).join(" – ")}
                  </bdi>
                  <small>
                    {movesText(pliesIn(game.moves))} · {dayOf(game.changed)}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}

function levelOf(chair: { readonly kind: string } | undefined): number | null {
  return chair !== undefined && "level" in chair && typeof chair.level === "number" ? chair.level : null;
}
