import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nearest } from "../src/language/choice";
import { languages } from "../src/language/language";
import { OWN_NAMES, directionOf } from "../src/language/names";
import { written } from "../src/language/numbers";

const ALL = OWN_NAMES.map(([tag]) => tag);

describe("languages", () => {
  it("are thirty-four, each by its own name, and listed where there are lines", () => {
    expect(new Set(ALL).size).toBe(34);
    expect(new Set(OWN_NAMES.map(([, name]) => name)).size).toBe(34);
    expect(languages.map(([tag]) => tag)).toEqual(ALL.filter((tag) => existsSync(`../locales/${tag}/page.ftl`)));
  });

  it("are called as in the program", () => {
    const program = readFileSync("../crates/language/src/names.rs", "utf8");
    const names = [...program.matchAll(/\("([a-zA-Z-]+)", "([^"]+)"\)/g)].map(([, tag, name]) => [tag, name]);
    expect(names).toEqual(OWN_NAMES.map((it) => [...it]));
  });

  it("are found by what a browser asks for", () => {
    const found = (tag: string) => nearest([tag], ALL);
    const asked = ["de-AT", "pt-BR", "zh-TW", "zh-HK", "zh-MO", "zh-CN", "zh-SG", "zh", "no", "nn-NO", "iw", "sr-RS", "EN-us", "zh-hant"];
    const got = ["de", "pt", "zh-Hant", "zh-Hant", "zh-Hant", "zh-Hans", "zh-Hans", "zh-Hans", "nb", "nb", "he", "sr", "en", "zh-Hant"];
    expect(asked.map(found)).toEqual(got);
    expect(["", "xx", "C", "!", "é"].map(found)).toEqual([null, null, null, null, null]);
  });

  it("are taken in the order of somebody's wishes", () => {
    expect(nearest(["xx", "fr-CH", "de"], ALL)).toBe("fr");
    expect(nearest(["zh-Hant-TW"], ["en", "zh-Hans", "zh-Hant"])).toBe("zh-Hant");
    // The other script is better than another language.
    expect(nearest(["zh-TW", "de"], ["de", "zh-Hans"])).toBe("zh-Hans");
  });

  it("run from the right where they are written so", () => {
    expect(ALL.filter((tag) => directionOf(tag) === "rtl")).toEqual(["he", "ar", "fa"]);
  });
});

describe("numbers", () => {
  it("have the digits that readers expect, in the same order", () => {
    expect(written("1:02:39", "fa")).toBe("۱:۰۲:۳۹");
    expect(written("4.7", "ar")).toBe("٤٫٧");
    expect(written("10:59", "he")).toBe("10:59");
  });

  it("have a comma before the tenths in most languages", () => {
    expect(["de", "en", "ja", "pl"].map((tag) => written("7.3", tag))).toEqual(["7,3", "7.3", "7.3", "7,3"]);
  });
});
