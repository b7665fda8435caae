/** The page begins here: language first, then what the address says. */

import { effect } from "@preact/signals";
import { type JSX, render } from "preact";
import { speakFirst, t } from "./language/language";
import { LocalGame, OnlineGame } from "./pages/game";
import { Missing } from "./pages/missing";
import { Start } from "./pages/start";
import { path, watchAddress } from "./router";
import { watchSettings } from "./settings";
import "./looks/looks.css";
import "./looks/page.css";
import "./looks/board.css";
import "./looks/game.css";
import "./looks/start.css";

function Page(): JSX.Element {
  const [, first, id] = path.value.split("/");
  if (path.value === "/") return <Start />;
  if (first === "game" && id) return <OnlineGame key={id} id={id} />;
  if (first === "local" && id) return <LocalGame key={id} id={id} />;
  return <Missing text={t("page-missing")} />;
}

/** The title of all but games, which tell their own. */
function watchTitle(): void {
  effect(() => {
    if (/^\/(game|local)\//.test(path.value)) return;
    document.title = path.value === "/" ? `${t("app-name")} – ${t("app-claim")}` : t("app-name");
  });
}

await speakFirst();
watchSettings();
watchAddress();
watchTitle();
render(<Page />, document.getElementById("page") as HTMLElement);

function keepForFlights(): void {
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => {
    // Not allowed here: the page works, only not in flight mode.
  });
}

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  if (document.readyState === "complete") keepForFlights();
  else window.addEventListener("load", keepForFlights);
}
