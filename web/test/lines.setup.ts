/** The tests read English: every line of every screen is there before they begin. */

import page from "../../locales/en/page.ftl?raw";
import seats from "../../locales/en/seats.ftl?raw";
import { needLines } from "../src/language/language";
import * as analysis from "../src/pages/analysis";
import * as clock from "../src/pages/clock";
import * as editor from "../src/pages/editor";
import * as embed from "../src/pages/embed";
import * as game from "../src/pages/game";
import * as games from "../src/pages/games";
import * as home from "../src/pages/home";
import * as learn from "../src/pages/learn";
import * as puzzles from "../src/pages/puzzles";
import * as tournament from "../src/pages/tournament";

await needLines({ page, seats, ...home.lines, ...games.lines, ...game.lines, ...analysis.lines, ...editor.lines, ...embed.lines, ...clock.lines, ...tournament.lines, ...learn.lines, ...puzzles.lines });
