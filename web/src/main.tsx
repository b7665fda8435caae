/** The page begins here: language first, then what the address says. */

import { effect } from "@preact/signals";
import { type JSX, render } from "preact";
import pageLines from "../../locales/en/page.ftl?raw";
import seatLines from "../../locales/en/seats.ftl?raw";
import { needLines, speakFirst, t } from "./language/language";
import { next } from "./later";
import { StorageNotice } from "./parts/storage-notice";
import { path, watchAddress, watchKeys } from "./router";
import { Page, loadFirst } from "./screens";
import { watchSettings } from "./settings";
import "./looks/looks.css";
import "./looks/page.css";
import "./looks/board.css";
import "./looks/game.css";
import "./looks/home.css";
import "./looks/games.css";

/** A board inside another site's page stores nothing, says nothing of that, and needs no service worker. */
const inside = path.value.startsWith("/embed/");

function App(): JSX.Element {
  return (
    <>
      <Page path={path.value} />
      {inside ? null : <StorageNotice />}
    </>
  );
}

const TITLES: Record<string, string> = { "/": "app-claim", "/games": "place-games", "/analysis": "place-analysis", "/editor": "place-editor", "/clock": "place-clock", "/learn": "place-learn", "/puzzles": "place-puzzles", "/tournaments": "place-tournaments" };

/** The title of all but games and tournaments, which tell their own. */
function watchTitle(): void {
  effect(() => {
    if (/^\/(game|local|tournament)\//.test(path.value)) return;
    const line = TITLES[path.value];
    document.title = line === undefined ? t("app-name") : `${t("app-name")} – ${t(line)}`;
  });
}

await needLines({ page: pageLines, seats: seatLines });
await Promise.all([speakFirst(), loadFirst(path.value)]);
watchSettings();
watchAddress();
watchKeys();
watchTitle();
// Reading the code and its lines was one piece of work, and drawing is another.
await new Promise<void>((resolve) => next(resolve));
// From here on each screen has a header or not.
delete document.documentElement.dataset["bare"];
render(<App />, document.getElementById("page") as HTMLElement);

function keepForFlights(): void {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => {
    // Not allowed here: the page works, only not in flight mode.
  });
}

if (import.meta.env.PROD && "serviceWorker" in navigator && !inside) {
  if (document.readyState === "complete") keepForFlights();
  else window.addEventListener("load", keepForFlights);
}
