/** Results as records write them, one number per player: `1-0`, `1/2-1/2`, `0-0-1-0`. */

/** The points of each player; null where it is no result. */
export function pointsOf(result: string): number[] | null {
  const points = result.split("-").map((it) => {
    const [above = "", below] = it.split("/");
    return below === undefined ? Number(above) : Number(above) / Number(below);
  });
  return points.length >= 2 && points.every((it) => Number.isFinite(it) && it >= 0) ? points : null;
}

/** What each player gets for a result, if the places at its table are worth so much, the first one's first. Equals share what their places are worth. */
export function scoresOf(result: string, places: readonly number[]): number[] | null {
  const points = pointsOf(result);
  if (points === null || points.every((it) => it === 0)) return points;
  return points.map((own) => {
    const first = points.filter((it) => it > own).length;
    const equals = points.filter((it) => it === own).length;
    return places.slice(first, first + equals).reduce((sum, it) => sum + it, 0) / equals;
  });
}

/** The place at the table of the only winner; null for a draw, or where nobody won. */
export function winnerOf(result: string | null): number | null {
  const points = result === null ? null : pointsOf(result);
  if (points === null) return null;
  const most = Math.max(...points);
  return most > 0 && points.filter((it) => it === most).length === 1 ? points.indexOf(most) : null;
}

/** One of so many players wins. */
export function winFor(place: number, players: number): string {
  return Array.from({ length: players }, (_, at) => (at === place ? "1" : "0")).join("-");
}

export function drawOf(players: number): string {
  return drawAmong(Array.from({ length: players }, (_, at) => at), players);
}

/** Some of the players share the point: those who turned up. */
export function drawAmong(places: readonly number[], players: number): string {
  return Array.from({ length: players }, (_, at) => (places.includes(at) ? `1/${places.length}` : "0")).join("-");
}

/** Nobody turned up. */
export function nothingFor(players: number): string {
  return Array.from({ length: players }, () => "0").join("-");
}

/** The order of finish, the first place first, as a result: from the number of the others for the first down to 0. */
export function orderOfFinish(order: readonly number[]): string {
  const result: string[] = [];
  for (const [at, place] of order.entries()) result[place] = String(order.length - 1 - at);
  return result.join("-");
}

const HALF = "½";

/** A number of points as people write it: `2½`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0.5) return `${whole === 0 ? "" : whole}${HALF}`;
  return rest === 0 ? String(whole) : String(Math.round(points * 100) / 100);
}

/** A result as a score board shows it: `1 : 0`, `½ : ½`. */
export function resultText(result: string): string {
  return (pointsOf(result) ?? []).map(pointsText).join(" : ");
}
