/** Clocks of a game on this screen (R19). Pure: the time is handed in. The server keeps its own. */

export type ClockSetting =
  | { readonly kind: "none" }
  | { readonly kind: "increment"; readonly initial: number; readonly increment: number }
  | { readonly kind: "delay"; readonly initial: number; readonly delay: number }
  | { readonly kind: "per_move"; readonly seconds: number }
  | { readonly kind: "hourglass"; readonly initial: number };

export interface Clocks {
  /** Milliseconds per seat at `since`. */
  readonly left: readonly number[];
  /** Whose clock runs; null while none does. */
  readonly running: number | null;
  readonly since: number;
  /** Milliseconds that a delay still holds the running clock back. */
  readonly wait: number;
}

export const STOPPED: Clocks = { left: [], running: null, since: 0, wait: 0 };

export function newClocks(setting: ClockSetting, seats: number): Clocks {
  if (setting.kind === "none") return STOPPED;
  const seconds = setting.kind === "per_move" ? setting.seconds : setting.initial;
  return { ...STOPPED, left: Array.from({ length: seats }, () => seconds * 1000) };
}

/** What the clocks show at a time. Never below 0. */
export function readings(setting: ClockSetting, clocks: Clocks, now: number, playing: readonly boolean[]): number[] {
  const { running } = clocks;
  if (running === null) return [...clocks.left];
  const used = Math.min(Math.max(now - clocks.since - clocks.wait, 0), clocks.left[running] ?? 0);
  const others = playing.filter((it, seat) => it && seat !== running).length;
  return clocks.left.map((left, seat) => {
    if (seat === running) return left - used;
    return setting.kind === "hourglass" && playing[seat] === true ? left + used / Math.max(others, 1) : left;
  });
}

/** A move was made, and it is `next`'s turn, or nobody's where that is null or clocks do not run yet. */
export function pressed(
  setting: ClockSetting, clocks: Clocks, now: number, next: number | null, playing: readonly boolean[],
): Clocks {
  if (setting.kind === "none") return clocks;
  const mover = clocks.running;
  const left = readings(setting, clocks, now, playing).map((it, seat) => {
    if (setting.kind === "per_move") return setting.seconds * 1000;
    return seat === mover && setting.kind === "increment" ? it + setting.increment * 1000 : it;
  });
  return { left, running: next, since: now, wait: setting.kind === "delay" ? setting.delay * 1000 : 0 };
}

/** Stops all clocks where they are. */
export function stopped(setting: ClockSetting, clocks: Clocks, now: number, playing: readonly boolean[]): Clocks {
  const waited = clocks.running === null ? 0 : Math.min(now - clocks.since, clocks.wait);
  return { left: readings(setting, clocks, now, playing), running: null, since: now, wait: clocks.wait - waited };
}

/** A reading as people read it: `1:02:03`, `9:07`, and tenths in the last ten seconds: `7.3`. */
export function clockText(milliseconds: number): string {
  const ms = Math.max(milliseconds, 0);
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const all = Math.ceil(ms / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** The clock as records name it: `600+5`, `600d5`, `30/move`, `300/hourglass`, `-`. */
export function clockTag(setting: ClockSetting): string {
  switch (setting.kind) {
    case "none":
      return "-";
    case "increment":
      return `${setting.initial}+${setting.increment}`;
    case "delay":
      return `${setting.initial}d${setting.delay}`;
    case "per_move":
      return `${setting.seconds}/move`;
    case "hourglass":
      return `${setting.initial}/hourglass`;
  }
}
