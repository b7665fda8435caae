import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/looks/looks.css", "utf8");
const SEATS = ["south", "west", "north", "east"];

/** The colours of a look; the seats are the same in all. */
function look(name: string): (variable: string) => string {
  const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const own = blocks.filter(([, selector]) => selector?.includes(`data-look="${name}"`) || /:root\s*$/.test(selector ?? ""));
  const values = new Map(own.flatMap(([, , body]) => [...(body ?? "").matchAll(/--([a-z-]+):\s*([^;]+);/g)].map((it) => [it[1], it[2]] as const)));
  const first = blocks.find(([, selector]) => selector?.includes(`data-look="${name}"`))?.[2] ?? "";
  const of = (variable: string) => new RegExp(`--${variable}:\\s*(#[0-9a-f]+)`).exec(first)?.[1] ?? values.get(variable) ?? "";
  return of;
}

function channels(hex: string): number[] {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
}

function mix(one: string, share: number, other: string): number[] {
  const [a, b] = [channels(one), channels(other)];
  return a.map((it, at) => it * share + (b[at] ?? 0) * (1 - share));
}

function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["wood", "light", "dark"])("the board in the look %s", (name) => {
  const of = look(name);
  const edge = mix(of("bed"), 0.3, "#000");
  const squares = [channels(of("square-a")), channels(of("square-b"))];

  it.each(SEATS)("shows goal marks and legal dots of %s with at least 3:1", (seat) => {
    const fill = mix(of(seat), 0.86, "#fff");
    for (const square of squares) {
      const byEdge = Math.min(contrast(edge, square), contrast(edge, fill));
      expect(Math.max(contrast(fill, square), byEdge)).toBeGreaterThanOrEqual(3);
    }
  });

  it("shows a fence chosen ahead with at least 3:1", () => {
    expect(contrast(channels(of("cursor")), channels(of("bed")))).toBeGreaterThanOrEqual(3);
  });

  it.each(SEATS)("has the turn of %s in near-black on the seat's colour, well readable", (seat) => {
    expect(contrast(channels("#15100a"), channels(of(seat)))).toBeGreaterThanOrEqual(4.5);
  });
});
