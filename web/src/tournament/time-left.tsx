import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asWritten, t } from "../language/language";
import type { Following } from "./following";
import type { Tournament } from "./wire";

/** Seconds left of the last round; null where it has no end or is over. */
export function secondsLeft(tournament: Tournament, now: number): number | null {
  const { settings: { round_time: time }, rounds } = tournament;
  const round = rounds.at(-1);
  if (time === null || round === undefined || round.complete) return null;
  // The server's clock is known to a second only: nobody sees more than the whole time.
  return Math.min(Math.max(Math.ceil((round.started - now) / 1000) + time, 0), time);
}

/** `18:42`, or `1:05:00` from an hour on. */
export function secondsText(seconds: number): string {
  const two = (it: number) => String(it).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What is left of the round, counting down by the server's clock. */
export function TimeLeft({ following, tournament }: { readonly following: Following; readonly tournament: Tournament }): JSX.Element | null {
  const [now, setNow] = useState(Date.now());
  const left = secondsLeft(tournament, now + following.ahead);
  const runs = left !== null && left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = window.setInterval(() => setNow(Date.now()), 250);
    return () => window.clearInterval(timer);
  }, [runs]);
  // A new round begins at once, not with the next tick of a timer that stands still.
  useEffect(() => setNow(Date.now()), [tournament]);
  if (left === null) return null;
  return (
    <p class={`time-left ${left === 0 ? "over" : ""}`} role="timer">
      <span>{t("time-left")}</span>
      <strong dir="ltr">{asWritten(secondsText(left))}</strong>
    </p>
  );
}
