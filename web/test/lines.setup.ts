/** The tests read English: every line of every screen is there before they begin. */

import page from "../../locales/en/page.ftl?raw";
import seats from "../../locales/en/seats.ftl?raw";
import { needLines } from "../src/language/language";
import * as game from "../src/pages/game";
import * as start from "../src/pages/start";

await needLines({ page, seats, ...start.lines, ...game.lines });
