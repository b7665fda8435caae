/** Home: one move and you play. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import homeLines from "../../../locales/en/home.ftl?raw";
import { troubleOf } from "../api";
import { type Choices, begin, beginWith, keepChoices, recallChoices, setupOf } from "../game/choices";
import { Lobby } from "../game/lobby";
import { Continue } from "../home/continue";
import { LiveBoard } from "../home/live-board";
import { LobbyList } from "../home/lobby-list";
import { NewGame } from "../home/new-game";
import { t } from "../language/language";
import { afterFrame, useStages } from "../later";
import { Header } from "../parts/header";
import { Icon } from "../parts/icons";
import { RulesLink } from "../parts/rules-link";
import { TutorialLink, isNewHere } from "../parts/tutorial-link";
import { troubleText } from "../parts/trouble";
import { focusBoard, go } from "../router";
import { rules } from "../rules";

export const lines = { home: homeLines };

export function Home(): JSX.Element {
  const lobby = useMemo(() => new Lobby(), []);
  useEffect(() => {
    lobby.open();
    return () => lobby.close();
  }, [lobby]);
  const [choices, setChoices] = useState<Choices>(recallChoices);
  const { busy, trouble, start } = useStart();
  const choose = (changes: Partial<Choices>) => {
    const next = { ...choices, ...changes };
    setChoices(next);
    keepChoices(next);
  };
  const startNow = () => start(() => begin(choices));
  return (
    <>
      <Header />
      <main class="home">
        <div class="hello">
          <h1>{t("app-claim")}</h1>
          <p>{t("home-what")}</p>
        </div>
        <LiveBoard setup={setupOf(choices)} busy={busy} play={(move) => start(() => beginWith(choices, move))} />
        <div class="tiles">
          <button type="button" class="tile play" disabled={busy} onClick={startNow}>
            <Icon name="replay" />
            <span>
              <strong>{t("home-play")}</strong>
              <small>{t("home-play-hint")}</small>
            </span>
          </button>
          {isNewHere() ? <TutorialLink /> : <RulesLink />}
        </div>
        <InStages>
          <Continue />
          <NewGame choices={choices} choose={choose} start={startNow} busy={busy} trouble={trouble} />
          <LobbyList lobby={lobby} />
        </InStages>
      </main>
    </>
  );
}

/** What stands below the board comes one after another. */
function InStages({ children }: { readonly children: readonly JSX.Element[] }): JSX.Element {
  const stage = useStages(children.length);
  return <div class="choose">{children.slice(0, stage)}</div>;
}

/** Begins a game and goes there, or says why not. True once it has begun. */
function useStart() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (make: () => Promise<string>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setTrouble(null);
    // The click is over before the game is made and its screen drawn.
    await new Promise<void>((resolve) => afterFrame(resolve));
    // The module is needed from here on.
    void rules();
    try {
      go(await make());
      focusBoard();
      return true;
    } catch (error) {
      setTrouble(troubleText(troubleOf(error)));
      setBusy(false);
      return false;
    }
  };
  return { busy, trouble, start };
}
