import type { JSX } from "preact";
import { t } from "../language/language";
import { recall, remembered } from "../memory";
import { Link } from "./header";
import { Icon } from "./icons";

/** Whether somebody seems to be here for the first time: no lesson was opened, and no game begun. */
export function isNewHere(): boolean {
  return recall<unknown>("learn", null) === null && remembered("game:").length === 0;
}

/** The tile that leads to the tutorial. */
export function TutorialLink(): JSX.Element {
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
