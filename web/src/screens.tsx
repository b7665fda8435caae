/** Which screen an address shows. A screen's code and lines are fetched when it is first wanted. */

import { useEffect, useState } from "preact/hooks";
import type { ComponentChildren, JSX } from "preact";
import { type Lines, needLines, t } from "./language/language";
import { Missing } from "./pages/missing";
import * as first from "./pages/home";

/** A screen's module: its lines, and what draws it. */
interface Screen {
  readonly lines: Lines;
}

interface Loading<M extends Screen> {
  readonly fetch: () => Promise<M>;
  here: M | null;
}

function screen<M extends Screen>(fetch: () => Promise<M>): Loading<M> {
  return { fetch, here: null };
}

async function load<M extends Screen>(loading: Loading<M>): Promise<M> {
  const module = await loading.fetch();
  await needLines(module.lines);
  return (loading.here = module);
}

// Home is the first that most visitors see, so it comes with the page.
const home = screen(async () => first);
const game = screen(() => import("./pages/game"));
const games = screen(() => import("./pages/games"));
const analysis = screen(() => import("./pages/analysis"));
const embed = screen(() => import("./pages/embed"));
const editor = screen(() => import("./pages/editor"));
const clock = screen(() => import("./pages/clock"));
const learn = screen(() => import("./pages/learn"));
const puzzles = screen(() => import("./pages/puzzles"));
const tournaments = screen(() => import("./pages/tournaments"));
const tournament = screen(() => import("./pages/tournament"));
const projector = screen(() => import("./pages/tournament-screen"));

function screenAt(path: string): Loading<Screen> | null {
  if (path === "/") return home;
  if (path === "/games") return games;
  if (path === "/analysis") return analysis;
  if (path === "/editor") return editor;
  if (path === "/clock") return clock;
  if (path === "/learn") return learn;
  if (path === "/puzzles") return puzzles;
  if (path === "/tournaments") return tournaments;
  if (/^\/tournament\/[^/]+$/.test(path)) return tournament;
  if (/^\/tournament\/[^/]+\/screen$/.test(path)) return projector;
  if (/^\/embed\/(board|game\/[^/]+)$/.test(path)) return embed;
  return /^\/(game|local)\/[^/]+$/.test(path) ? game : null;
}

/** Fetches what the first address needs, so that nothing is drawn twice. */
export async function loadFirst(path: string): Promise<void> {
  const wanted = screenAt(path);
  if (wanted !== null) await load(wanted).catch(() => undefined);
}

/** Draws a screen as soon as it is here, and says so where it cannot be had. */
function Loaded<M extends Screen>({ screen, draw }: {
  readonly screen: Loading<M>;
  readonly draw: (module: M) => ComponentChildren;
}): JSX.Element {
  const [failed, setFailed] = useState(false);
  const [, setHere] = useState(screen.here);
  useEffect(() => {
    setFailed(false);
    if (screen.here === null) load(screen).then(setHere, () => setFailed(true));
  }, [screen]);
  if (screen.here !== null) return <>{draw(screen.here)}</>;
  return failed ? <Missing text={t("trouble-offline")} /> : <main aria-busy="true" />;
}

export function Page({ path }: { readonly path: string }): JSX.Element {
  const [, first, id = ""] = path.split("/");
  const wanted = screenAt(path);
  if (wanted === home) return <Loaded key="home" screen={home} draw={({ Home }) => <Home />} />;
  if (wanted === games) return <Loaded key="games" screen={games} draw={({ Games }) => <Games />} />;
  if (wanted === analysis) return <Loaded key="analysis" screen={analysis} draw={({ Analysis }) => <Analysis />} />;
  if (wanted === embed) return <Loaded key="embed" screen={embed} draw={({ Embed }) => <Embed game={path.split("/")[3] ?? null} />} />;
  if (wanted === editor) return <Loaded key="editor" screen={editor} draw={({ Editor }) => <Editor />} />;
  if (wanted === clock) return <Loaded key="clock" screen={clock} draw={({ Clock }) => <Clock />} />;
  if (wanted === learn) return <Loaded key="learn" screen={learn} draw={({ Learn }) => <Learn />} />;
  if (wanted === puzzles) return <Loaded key="puzzles" screen={puzzles} draw={({ Puzzles }) => <Puzzles />} />;
  if (wanted === tournaments) return <Loaded key="tournaments" screen={tournaments} draw={({ Tournaments }) => <Tournaments />} />;
  if (wanted === tournament) return <Loaded key={`tournament ${id}`} screen={tournament} draw={({ TournamentPage }) => <TournamentPage id={id} />} />;
  if (wanted === projector) return <Loaded key="projector" screen={projector} draw={({ Projector }) => <Projector id={id} />} />;
  if (wanted !== game) return <Missing text={t("page-missing")} />;
  return (
    <Loaded
      key="game"
      screen={game}
      draw={({ LocalGame, OnlineGame }) => (first === "local" ? <LocalGame key={id} id={id} /> : <OnlineGame key={id} id={id} />)}
    />
  );
}
