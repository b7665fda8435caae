/** What was tried and told: wrong moves with their reason, hints, and at the end what it was about. */

import type { JSX } from "preact";
import { t } from "../language/language";
import { Icon } from "../parts/icons";
import { colourText } from "../parts/names";
import { reasonText } from "../parts/reasons";
import type { Entry, Solving } from "./solving";
import { type Why, rightText, toldText } from "./why";

export function Log({ solving }: { readonly solving: Solving }): JSX.Element {
  const { phase, practice, puzzle, mover } = solving;
  const over = phase.value === "clear" || phase.value === "shown";
  return (
    <div role="status" class="lesson-said" aria-busy={solving.thinks.value}>
      {practice.lost.value ? <p class="said wrong">{t("trouble-offline")}</p> : null}
      {solving.log.value.map((entry, index) => <Line key={index} entry={entry} solving={solving} />)}
      {phase.value === "on" ? <p class="said">{t("puzzle-play-on")}</p> : null}
      {phase.value === "shown" ? (
        <p class="said" data-solution>
          <Icon name="eye" />
          <span>{t("puzzle-solution", { move: puzzle.move })}</span>
        </p>
      ) : null}
      {phase.value === "clear" ? (
        <p class="said right" data-clear>
          <Icon name="tick" />
          <span>{t(puzzle.players === 2 ? "puzzle-clear" : "puzzle-clear-many", { name: colourText(mover) })}</span>
        </p>
      ) : null}
      {over && solving.why.value !== null ? <Explained why={solving.why.value} move={puzzle.move} /> : null}
      {over ? <Themes themes={puzzle.themes} /> : null}
    </div>
  );
}

function Line({ entry, solving }: { readonly entry: Entry; readonly solving: Solving }): JSX.Element {
  const icon = entry.kind === "right" ? "tick" : entry.kind === "hint" ? "bulb" : "cross";
  const tint = entry.kind === "right" ? "right" : entry.kind === "hint" ? "" : "wrong";
  return (
    <p class={`said ${tint}`} data-said={entry.kind}>
      <Icon name={icon} />
      <span>{words(entry, solving)}</span>
    </p>
  );
}

function words(entry: Entry, solving: Solving): JSX.Element | string {
  switch (entry.kind) {
    case "wrong":
      return (
        <>
          <strong>
            <bdi dir="ltr">{entry.move}</bdi>
          </strong>{" "}
          {t("puzzle-wrong")} {entry.reason === null ? null : `${reasonText(entry.reason)} `}
          {entry.answer === null ? null : t("puzzle-wrong-answer", { move: entry.answer })}
        </>
      );
    case "refused":
      return solving.practice.refusalText(entry.refusal);
    case "hint":
      return (
        <>
          <strong>{t("puzzle-hint-number", { number: entry.number })}</strong> {toldText(entry.told)}
        </>
      );
    case "right":
      return entry.other ? t("puzzle-right-too", { move: entry.move }) : t("puzzle-right");
    default:
      return t("puzzle-slipped", { move: entry.move });
  }
}

/** Why the move is right, and what is wrong with the one that seems natural. */
function Explained({ why, move }: { readonly why: Why; readonly move: string }): JSX.Element {
  return (
    <>
      {/* A reason names the move itself. */}
      <Because kind="right" move={"code" in why.right ? null : move} text={rightText(why)} />
      {why.instead === null ? null : <Because kind="instead" move={why.instead.move} text={reasonText(why.instead.reason)} />}
    </>
  );
}

function Because({ kind, move, text }: { readonly kind: "right" | "instead"; readonly move: string | null; readonly text: string }): JSX.Element {
  return (
    <p class="said" data-why={kind}>
      <Icon name={kind === "right" ? "bulb" : "cross"} />
      <span>
        {move === null ? null : (
          <strong>
            <bdi dir="ltr">{move}</bdi>
          </strong>
        )}{" "}
        {text}
      </span>
    </p>
  );
}

/** Named only now. */
function Themes({ themes }: { readonly themes: readonly string[] }): JSX.Element {
  const named = themes.map((theme) => (/-players$/.test(theme) ? "many" : theme));
  return (
    <dl class="themes">
      <dt>{t("puzzle-themes")}</dt>
      {named.map((theme) => <dd key={theme} data-theme={theme}>{t(`theme-${theme}`)}</dd>)}
    </dl>
  );
}
