/** The games of this device: open, name, export and delete them, or import one. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import gamesLines from "../../../locales/en/games.ftl?raw";
import { importGame } from "../game/import";
import { endingOf, keepGame, keptGames } from "../game/kept";
import type { Kept } from "../game/local";
import { RecordError } from "../game/record-reader";
import { GameItem } from "../games/game-item";
import { titleOfGame } from "../games/words";
import { t } from "../language/language";
import { forget } from "../memory";
import { Header, Link } from "../parts/header";
import { Icon } from "../parts/icons";
import { rules } from "../rules";

export const lines = { games: gamesLines };

const WRONG: Record<string, string> = {
  "too-large": "import-too-large",
  "not-a-record": "import-not-a-record",
  "bad-tag": "import-bad-tag",
  "bad-move": "import-bad-move",
  unclosed: "import-unclosed",
  "after-result": "import-after-result",
  "too-long": "import-too-long",
  "illegal-move": "import-illegal-move",
  "bad-result": "import-bad-result",
  "no-rules": "import-no-rules",
};

function wrongText(error: unknown): string {
  if (!(error instanceof RecordError)) return t("import-unreadable");
  return t(WRONG[error.code] ?? "import-unreadable", { text: error.text, number: error.number });
}

/** What was done last, and can be read or undone. */
type Note = { readonly kind: "wrong" | "done"; readonly text: string } | { readonly kind: "deleted"; readonly game: Kept };

export function Games(): JSX.Element {
  const [games, setGames] = useState(keptGames);
  const [note, setNote] = useState<Note | null>(null);
  const keep = (game: Kept) => {
    keepGame(game);
    setGames(keptGames());
  };
  const remove = (game: Kept) => {
    forget(`game:${game.id}`);
    setGames(keptGames());
    setNote({ kind: "deleted", game });
  };
  const bring = async (file: Blob) => {
    try {
      const game = await importGame(file, rules);
      setGames(keptGames());
      setNote({ kind: "done", text: t("games-imported", { game: titleOfGame(game) }) });
    } catch (error) {
      setNote({ kind: "wrong", text: wrongText(error) });
    }
  };
  const [restored, setRestored] = useState<string | null>(null);
  const restore = (game: Kept) => {
    keep(game);
    setNote(null);
    setRestored(game.id);
  };
  useEffect(() => {
    // The keyboard is at the game that came back.
    if (restored !== null) document.querySelector<HTMLElement>(`[data-game="${restored}"] a`)?.focus();
    setRestored(null);
  }, [restored]);
  const running = games.filter((it) => endingOf(it) === null);
  const finished = games.filter((it) => endingOf(it) !== null);
  return (
    <>
      <Header />
      <main class="games">
        <div class="games-head">
          <div>
            <h1>{t("games-title")}</h1>
            <p>{t("games-hint")}</p>
          </div>
          <Import bring={(file) => void bring(file)} />
        </div>
        <Said note={note} restore={restore} />
        {games.length === 0 ? <Nothing /> : null}
        <Section title={t("games-running")} games={running} keep={keep} remove={remove} />
        <Section title={t("games-finished")} games={finished} keep={keep} remove={remove} />
      </main>
    </>
  );
}

function Import({ bring }: { readonly bring: (file: Blob) => void }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="plain" onClick={() => field.current?.click()}>
        <Icon name="load" />
        {t("games-import")}
      </button>
      <input
        ref={field}
        type="file"
        accept=".qgn,text/plain"
        hidden
        data-import
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file !== undefined) bring(file);
        }}
      />
    </>
  );
}

function Said({ note, restore }: { readonly note: Note | null; readonly restore: (game: Kept) => void }): JSX.Element {
  return (
    <div class="said" role={note?.kind === "wrong" ? "alert" : "status"}>
      {note === null ? null : note.kind === "deleted" ? (
        <p class="said-line">
          <span>{t("games-deleted", { game: titleOfGame(note.game) })}</span>
          <button type="button" class="plain" data-undo ref={(it) => it?.focus()} onClick={() => restore(note.game)}>
            <Icon name="undo" />
            {t("games-undo")}
          </button>
        </p>
      ) : (
        <p class={`said-line ${note.kind}`}>
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

function Nothing(): JSX.Element {
  return (
    <div class="no-games">
      <h2>{t("games-none")}</h2>
      <p>{t("games-none-hint")}</p>
      <Link to="/" class="button primary">
        <Icon name="replay" />
        {t("games-none-play")}
      </Link>
    </div>
  );
}

function Section({ title, games, keep, remove }: {
  readonly title: string;
  readonly games: readonly Kept[];
  readonly keep: (game: Kept) => void;
  readonly remove: (game: Kept) => void;
}): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <GameItem key={game.id} game={game} keep={keep} remove={() => remove(game)} />
        ))}
      </ul>
    </section>
  );
}
