import { readFileSync } from "node:fs";
import { h, render } from "preact";
import { describe, expect, it } from "vitest";
import { Header } from "../src/parts/header";

describe("the header", () => {
  it("begins in the page itself as it is drawn later", () => {
    const drawn = document.createElement("div");
    render(h(Header, {}), drawn);
    const page = document.createElement("div");
    page.innerHTML = /<div id="page">(.*)<\/div>/.exec(readFileSync("index.html", "utf8"))?.[1] ?? "";
    const [early, late] = [page, drawn].map((it) => it.querySelector("header.top > a.brand")?.outerHTML.replace(/href="[^"]*"/, ""));
    expect(early).toBeDefined();
    expect(early).toBe(late);
  });
});
