import { afterEach, expect, it, vi } from "vitest";
import { forget, recall, refused, remember, remembered } from "../src/memory";

afterEach(() => vi.restoreAllMocks());

it("remembers for this visit what the browser does not take, and says so", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(refused.value).toBe(false);
  remember("game:x", { moves: 3 });
  expect(refused.value).toBe(true);
  expect(recall("game:x", null)).toEqual({ moves: 3 });
  expect(remembered("game:")).toEqual(["x"]);
  forget("game:x");
  expect(recall("game:x", null)).toBeNull();
});

it("prefers what the browser kept once there is room again", () => {
  remember("k", 1);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("k", 2);
  expect(recall("k", 0)).toBe(2);
  full.mockRestore();
  remember("k", 3);
  expect(localStorage.getItem("fencepost:k")).toBe("3");
  expect(recall("k", 0)).toBe(3);
});
