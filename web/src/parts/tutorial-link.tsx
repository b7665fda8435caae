import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../language/language";
import { recall, remember, remembered } from "../memory";
import { Link } from "./header";
import { Icon } from "./icons";

const OFFERED = "tutorial-offered";
let offeredBefore: boolean | null = null;

/** Whether somebody seems to be here for the first time: the tutorial was not offered on another visit, no lesson was opened, and no game begun. */
export function isNewHere(): boolean {
  offeredBefore ??= recall(OFFERED, false);
  return !offeredBefore && recall<unknown>("learn", null) === null && remembered("game:").length === 0;
}

/** The tile that leads to the tutorial. Later visits know that it was here. */
export function TutorialLink(): JSX.Element {
  useEffect(() => remember(OFFERED, true), []);
  return (
    <Link to="/learn" class="tile tutorial-link">
      <Icon name="book" />
      <span>
        <strong>{t("home-tutorial")}</strong>
        <small>{t("home-tutorial-hint")}</small>
      </span>
    </Link>
  );
}
