import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forget, recall, refused, remember, remembered } from "../src/memory";

let full = false;

beforeEach(() => {
  const kept: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => vi.unstubAllGlobals());

it("remembers for this visit what the browser does not take, and says so", () => {
  expect(refused.value).toBe(false);
  full = true;
  remember("game:x", { moves: 3 });
  expect(refused.value).toBe(true);
  expect(recall("game:x", null)).toEqual({ moves: 3 });
  expect(remembered("game:")).toEqual(["x"]);
  forget("game:x");
  expect(recall("game:x", null)).toBeNull();
});

it("lets the browser keep the newest once there is room again", () => {
  full = true;
  remember("k", 2);
  expect(recall("k", 0)).toBe(2);
  full = false;
  remember("k", 3);
  expect(localStorage.getItem("fencepost:k")).toBe("3");
  expect(recall("k", 0)).toBe(3);
});

it("forgets everything where the browser forbids it, but only after the visit", () => {
  vi.stubGlobal("localStorage", undefined);
  remember("k", 4);
  expect(recall("k", 0)).toBe(4);
  expect(recall("never", 5)).toBe(5);
});
