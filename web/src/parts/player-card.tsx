import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { clockText } from "../game/clock";
import { type SeatName, fencesEach } from "../game/notation";
import { turnOf } from "../game/session";
import type { Viewing } from "../game/viewing";
import { asWritten, t } from "../language/language";
import { settings } from "../settings";
import { play } from "../sound";
import { Icon } from "./icons";
import { colourText, playerText, seatAndColour, seatText } from "./names";
import { phraseText } from "./phrases";
import { SeatMark } from "./seat-mark";

const HURRY = 10_000;

/** Who sits there, the fences in hand, the clock, and whether it is their turn. */
export function PlayerCard({ viewing, seat, small }: {
  readonly viewing: Viewing;
  readonly seat: SeatName;
  readonly small: boolean;
}): JSX.Element | null {
  const match = viewing.session.match.value;
  const position = viewing.positions.value[viewing.shown.value];
  if (match === null || position === undefined) return null;
  const index = position.seats.indexOf(seat);
  const player = match.players[index];
  const live = viewing.positions.value.at(-1);
  const turn = live === undefined ? null : turnOf(match, live);
  if (player === undefined) return null;
  const out = position.pawns[index] === null;
  const classes = ["card", `seat-${seat}`, small ? "small" : "", turn === seat ? "turn" : "", out ? "out" : ""].join(" ");
  const away = player.kind === "person" && !player.connected && match.started && !match.over && !out;
  const thinking = player.kind === "engine" && turn === seat;
  const mine = match.mine.includes(seat) && !out && (turn === seat || (turn !== null && viewing.session.abilities.value.premove));
  const name = playerText(match, seat);
  const said = viewing.said.value?.seat === seat ? viewing.said.value : null;
  const gift = viewing.gift.value?.seat === seat ? viewing.gift.value : null;
  const note = out ? t("player-out") : away ? t("player-away") : thinking ? t("player-thinking") : "";
  return (
    <section class={classes} data-card={seat} aria-label={`${name} (${seatText(seat)})`}>
      <SeatMark seat={seat} />
      <div class="who">
        <strong title={name}>
          <bdi>{name}</bdi>
        </strong>
        <small class="colour">{name === colourText(seat) ? seatText(seat) : seatAndColour(seat)}</small>
        {small && name !== colourText(seat) ? <small class="colour-word">{colourText(seat)}</small> : null}
        <small class={away ? "note-line away" : "note-line"}>{note}</small>
      </div>
      <Stock viewing={viewing} left={position.left[index] ?? 0} all={fencesEach(match.setup)} mine={mine} small={small} />
      <WayLength viewing={viewing} seat={seat} />
      {match.clock.kind === "none" ? null : <ClockFace viewing={viewing} index={index} seat={seat} />}
      {gift === null ? null : <b class="gift">{t("time-gift", { seconds: gift.seconds })}</b>}
      {said === null ? null : (
        <p class="phrase" role="status" aria-label={t("says", { name, text: phraseText(said.code) })}>
          {phraseText(said.code)}
        </p>
      )}
    </section>
  );
}

function WayLength({ viewing, seat }: { readonly viewing: Viewing; readonly seat: SeatName }): JSX.Element | null {
  const way = viewing.ways.value.find((it) => it.seat === seat);
  if (!settings.value.lengths || way === undefined) return null;
  const text = t("way-length", { count: way.length });
  return (
    <span class={`way-length seat-${seat}`} role="img" aria-label={text} title={text}>
      <Icon name="goal" />
      {asWritten(way.length)}
    </span>
  );
}

/** The fences in hand as a stock that empties. A finger can drag one from there. */
function Stock({ viewing, left, all, mine, small }: {
  readonly viewing: Viewing;
  readonly left: number;
  readonly all: number;
  readonly mine: boolean;
  readonly small: boolean;
}): JSX.Element {
  const bars = Math.max(all, left);
  return (
    <div
      class={`stock ${mine && left > 0 ? "takes" : ""}`}
      role="img"
      aria-label={t("fences-left", { count: left })}
      title={mine ? t("take-fence-hint") : t("fences-left", { count: left })}
      onPointerDown={(event) => {
        if (mine && left > 0) viewing.board?.takeFence(event);
      }}
    >
      {small ? null : (
        <span class="bars" aria-hidden="true">
          {Array.from({ length: bars }, (_, at) => (
            <i key={at} class={at < left ? "" : "gone"} />
          ))}
        </span>
      )}
      <b aria-hidden="true">{asWritten(left)}</b>
    </div>
  );
}

function ClockFace({ viewing, index, seat }: {
  readonly viewing: Viewing;
  readonly index: number;
  readonly seat: SeatName;
}): JSX.Element {
  const [, again] = useState(0);
  const warned = useRef(false);
  const { left, running } = viewing.session.clocks();
  const value = left[index] ?? 0;
  const runs = running === index;
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => again((count) => count + 1), value < HURRY + 1000 ? 50 : 200);
    return () => window.clearInterval(timer);
  }, [runs, value < HURRY + 1000]);
  const mine = viewing.session.match.value?.mine.includes(seat) === true;
  if (runs && mine && value < HURRY && !warned.current && value > 0) {
    warned.current = true;
    play("hurry");
  }
  if (value > HURRY + 5000) warned.current = false;
  return (
    <time class={`clock ${runs ? "runs" : ""} ${value < HURRY ? "hurry" : ""}`} dir="ltr" role="timer">
      {asWritten(clockText(value))}
    </time>
  );
}
