import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, troubleOf } from "../src/api";
import { OnlineSession, type Outside, type Wire, keepTicket } from "../src/game/online";
import { troubleText } from "../src/parts/trouble";
import { type WireMessage, type WireState, taken, wireClocks } from "../src/game/wire";

const seat = (name: "south" | "north", kind = "person") => ({
  seat: name, kind, name: null, level: null, connected: true, takeover_at: null, out: false, pawn: "e1", distance: 8, way: ["e2"],
});

const state = (changes: Partial<WireState> = {}): WireState => ({
  id: "g", seq: 1, players: 2, board: "9x9", fences: 10, start: " /  / e1 e9 / 10 10 / 1",
  seats: [seat("south"), seat("north")] as WireState["seats"], moves: [], ply: 0, turn_seat: "south", legal: ["e2", "e3h"],
  started: true, over: false, result: "*", termination: null, clock: { kind: "none" }, clocks: [], running: null,
  delay_left: 0, abort_at: null, now: 0, offers: { draw: [], takeback: null, rematch: [] }, next: null, phrases: [], you: "south", ...changes,
});

/** A refusal as the server sends it, with all but two of its legal moves left out. */
const REFUSAL = `{"abort_at":null,"board":"9x9","clock":{"kind":"none"},"clocks":[],"code":"ply-mismatch","created":1794849358104,
"delay_left":0,"error":"conflict","fences":10,"first":"agreed","id":"move","last":"e2","legal":["d9","e8"],"listed":false,
"moves":["e2"],"next":null,"now":1794849358155,"offers":{"draw":[],"rematch":[],"takeback":null},"over":false,"phrases":[],
"players":2,"ply":1,"position":" /  / e2 e9 / 10 10 / 2","previous":null,"reason":"The game has moved on, or has not reached that ply yet.",
"result":"*","running":null,"seats":[{"away_since":null,"connected":true,"distance":7,"fences":10,"kind":"person","level":null,
"name":null,"out":false,"pawn":"e2","seat":"south","takeover_at":null,"way":["e3","e4","e5","e6","e7","e8","e9"]},
{"away_since":null,"connected":true,"distance":8,"fences":10,"kind":"person","level":null,"name":null,"out":false,"pawn":"e9",
"seat":"north","takeover_at":null,"way":["e8","e7","e6","e5","e4","e3","e2","e1"]}],"seq":3,"start":" /  / e1 e9 / 10 10 / 1",
"started":true,"termination":null,"turn":2,"turn_seat":"north","type":"error","url":"/game/sr7myygs35t23"}`;

/** A server and a clock that a test moves by hand. */
class Stage implements Outside {
  wires: { wire: Wire; said: Record<string, unknown>[] }[] = [];
  time = 0;
  timers: { at: number; what: () => void }[] = [];
  connect(): Wire {
    const said: Record<string, unknown>[] = [];
    const wire: Wire = {
      send: (text) => void said.push(JSON.parse(text) as Record<string, unknown>),
      close: () => wire.onclose?.({ code: 1000 }),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.wires.push({ wire, said });
    return wire;
  }
  now() {
    return this.time;
  }
  luck() {
    return 0.5;
  }
  later(milliseconds: number, what: () => void) {
    const timer = { at: this.time + milliseconds, what };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((it) => it !== timer));
  }
  pass(milliseconds: number) {
    this.time += milliseconds;
    const due = this.timers.filter((it) => it.at <= this.time);
    this.timers = this.timers.filter((it) => it.at > this.time);
    for (const { what } of due) what();
  }
  get last() {
    const last = this.wires.at(-1);
    if (last === undefined) throw new Error("nobody has connected");
    return last;
  }
  say(message: object) {
    this.last.wire.onmessage?.({ data: JSON.stringify(message) });
  }
  open(first: WireState) {
    this.last.wire.onopen?.();
    this.say({ type: "state", ...first });
  }
}

/** A server that cannot be reached, unless a test says what it answers. */
let fetched = vi.spyOn(globalThis, "fetch");

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
});

/** A sentence without the marks around what was put into it. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

describe("a game at the server", () => {
  it("says who it is, and takes the state", () => {
    keepTicket("g", { seat: "south", token: "secret" });
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    expect(stage.last.said).toEqual([{ type: "hello", token: "secret", changes: true }]);
    expect(session.link.value).toBe("joined");
    expect(session.match.value?.mine).toEqual(["south"]);
    expect(session.facts.value?.legal).toEqual(["e2", "e3h"]);
  });

  it("sends a move with its ply, and nothing can be played until it is answered", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    session.play("e2");
    expect(stage.last.said.at(-1)).toMatchObject({ type: "move", move: "e2", ply: 0 });
    expect(session.facts.value?.legal).toEqual([]);
    stage.say({ type: "move", seq: 2, moves: ["e2"], ply: 1, turn_seat: "north", legal: ["e8"] });
    expect(session.match.value?.moves).toEqual(["e2"]);
  });

  it("tells what happens beside the moves, and a move chosen ahead that cannot be played", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state({ offers: { draw: ["south"], takeback: null, rematch: [] } }));
    stage.say({ type: "decline", who: "north", what: "draw", seq: 2, offers: { draw: [], takeback: null, rematch: [] } });
    expect(session.heard.value).toEqual({ kind: "decline", seat: "north", matter: "draw" });
    stage.say({ type: "time", who: "north", to: "south", ms: 15_000, seq: 3 });
    expect(session.heard.value).toEqual({ kind: "time", seat: "north", to: "south", seconds: 15 });
    session.setPremove("d8");
    stage.say({ type: "move", seq: 4, moves: ["e2", "e8"], ply: 2, turn_seat: "south", legal: ["e3"] });
    expect(session.heard.value).toEqual({ kind: "dropped", move: "d8" });
    expect(session.premove.value).toBeNull();
  });

  it("tells a withdrawn offer from a declined one", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state({ offers: { draw: ["north"], takeback: null, rematch: [] } }));
    stage.say({ type: "decline", who: "north", what: "draw", seq: 2, offers: { draw: [], takeback: null, rematch: [] } });
    expect(session.heard.value).toEqual({ kind: "withdraw", seat: "north", matter: "draw" });
  });

  it("comes back after the connection was lost, and sends the move again that was not answered", async () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    session.play("e2");
    stage.last.wire.close();
    expect(session.link.value).toBe("lost");
    await Promise.resolve();
    stage.pass(400);
    expect(stage.wires).toHaveLength(2);
    stage.open(state());
    expect(session.link.value).toBe("joined");
    expect(stage.last.said.at(-1)).toMatchObject({ type: "move", move: "e2", ply: 0 });
  });

  it("does not send a move again that had arrived", async () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    session.play("e2");
    stage.last.wire.close();
    await Promise.resolve();
    stage.pass(400);
    stage.open(state({ ply: 1, moves: ["e2"], turn_seat: "north" }));
    expect(stage.last.said).toHaveLength(1);
  });

  it("waits longer each time nobody answers, up to a bound", async () => {
    const stage = new Stage();
    new OnlineSession("g", stage);
    stage.open(state());
    const waits = [];
    for (let round = 0; round < 8; round++) {
      stage.last.wire.close();
      await Promise.resolve();
      const next = Math.min(...stage.timers.map((it) => it.at)) - stage.time;
      waits.push(next);
      stage.pass(next);
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(Math.max(...waits)).toBe(10_000);
  });

  it("closes a connection that has gone silent", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    stage.pass(10_000);
    expect(stage.last.said.at(-1)).toMatchObject({ type: "ping" });
    stage.pass(10_000);
    expect(session.link.value).toBe("lost");
  });

  it("plays a move chosen ahead when it can, and drops it when it cannot", () => {
    for (const [ahead, sent] of [["e2", true], ["a1h", false]] as const) {
      const stage = new Stage();
      const session = new OnlineSession("g", stage);
      stage.open(state({ turn_seat: "north", legal: [] }));
      session.setPremove(ahead);
      stage.say({ type: "move", seq: 2, moves: ["e8"], ply: 1, turn_seat: "south", legal: ["e2"] });
      expect(stage.last.said.some((it) => it["type"] === "move")).toBe(sent);
      expect(session.premove.value).toBeNull();
    }
  });

  it("counts down to the server's deadlines by its own clock", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state({ abort_at: 60_000, now: 5000 }));
    expect(session.match.value?.abortAt).toBe(60_000);
    expect(session.until(60_000)).toBe(55_000);
    stage.pass(4000);
    expect(session.until(60_000)).toBe(51_000);
    stage.say({ type: "move", seq: 2, abort_at: 70_000, now: 10_000 });
    expect(session.until(70_000)).toBe(60_000);
  });

  it("says why the server closes a socket", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    stage.say({ type: "error", code: "rate", error: "too-many-requests", reason: "Too many calls.", retry: 3 });
    expect(session.trouble.value).toEqual({ code: "rate", retry: 3 });
    expect(plain(troubleText({ code: "rate", retry: 3 }))).toContain("Try again in 3 s");
  });

  it("asks why a socket was refused, since the browser does not tell", async () => {
    const answer = new Response('{"code":"too-many-sockets","retry":5}', { status: 429, headers: { "retry-after": "5" } });
    fetched.mockResolvedValue(answer);
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.last.wire.close();
    await vi.waitFor(() => expect(session.link.value).toBe("lost"));
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/api\/games\/g\/socket$/);
    expect(session.trouble.value).toEqual({ code: "too-many-sockets", retry: 5 });
  });

  it("gives time to one seat, and lets an engine play on for one", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    session.giveTime("north");
    session.takeOver("north");
    expect(stage.last.said.slice(-2)).toEqual([{ type: "give_time", seat: "north" }, { type: "takeover", seat: "north" }]);
  });

  it("keeps the ticket for the rematch", () => {
    keepTicket("g", { seat: "south", token: "secret" });
    const stage = new Stage();
    new OnlineSession("g", stage);
    stage.open(state({ over: true, next: "h" }));
    expect(JSON.parse(localStorage.getItem("fencepost:seat:h") ?? "{}")).toMatchObject({ token: "secret" });
  });
});

describe("what the server says", () => {
  it("changes the state by whole fields, and some messages change nothing", () => {
    const before = state();
    expect(taken(before, { type: "pong" })).toBe(before);
    expect(taken(before, { type: "ok", id: "move" })).toBe(before);
    expect(taken(before, { type: "over", ...{ over: true, result: "1-0" } })).toMatchObject({ over: true, id: "g", result: "1-0" });
  });

  it("takes the state that comes with a refusal, and a refusal alone changes nothing", () => {
    const before = state({ id: "sr7myygs35t23" });
    const after = taken(before, JSON.parse(REFUSAL) as WireMessage);
    expect(after).toMatchObject({ id: "sr7myygs35t23", seq: 3, ply: 1, moves: ["e2"], turn_seat: "north", legal: ["d9", "e8"], you: "south" });
    expect(after).not.toHaveProperty("code");
    expect(taken(before, { type: "error", id: "move", code: "not-your-turn", error: "forbidden", reason: "…" })).toBe(before);
    expect(taken(null, { type: "error", code: "unknown-token" })).toBeNull();
  });

  it("tells a move in short", () => {
    const short: WireMessage = {
      type: "move", who: "south", move: "e2", seq: 2, ply: 1, turn_seat: "north", steps: "d9f9e8", free: "8000000000000001" + "0000000000000200",
      ways: ["e3e4", "e8"], clocks: [5000, 6000], running: "north", delay_left: 100, abort_at: null, now: 77,
    };
    const before = state({ offers: { draw: ["north"], takeback: null, rematch: [] } });
    const after = taken(before, short);
    expect(after).toMatchObject({ id: "g", seq: 2, ply: 1, moves: ["e2"], turn_seat: "north", clocks: [5000, 6000], running: "north", delay_left: 100, now: 77, you: "south" });
    expect(after?.offers.draw).toEqual([]);
    expect([...(after?.legal ?? [])].sort()).toEqual(["a1h", "b2v", "d9", "e8", "f9", "h8h"]);
    expect(after?.seats.map((it) => [it.pawn, it.distance, it.way])).toEqual([["e2", 2, ["e3", "e4"]], ["e1", 1, ["e8"]]]);
    const fence = taken(before, { ...short, move: "e3h", steps: "pass", free: "" });
    expect([fence?.seats[0]?.pawn, fence?.legal]).toEqual(["e1", ["pass"]]);
    expect(taken(after, short)).toBe(after);
    expect(taken(null, { ...short, type: "state" })?.legal).toContain("h8h");
  });

  it("is asked for the whole after a gap", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    stage.say({ type: "move", who: "south", move: "e2", seq: 3, ply: 2, turn_seat: "south", steps: "e3", free: "", ways: ["", ""], clocks: [], now: 1 });
    expect(stage.last.said.at(-1)).toEqual({ type: "state" });
    expect(session.match.value?.moves).toEqual([]);
    stage.say({ ...state({ moves: ["e2", "e8"], ply: 2, seq: 3 }), type: "state" });
    expect(session.match.value?.moves).toEqual(["e2", "e8"]);
  });

  it("puts a page right that was behind", () => {
    const stage = new Stage();
    const session = new OnlineSession("g", stage);
    stage.open(state());
    session.play("e3");
    stage.say(JSON.parse(REFUSAL) as object);
    expect(session.match.value?.moves).toEqual(["e2"]);
    expect(session.match.value?.id).toBe("g");
    expect(session.facts.value?.legal).toEqual(["d9", "e8"]);
  });

  it("tells clocks that go on between its messages", () => {
    const running = state({ clock: { kind: "delay", initial: 60, delay: 5 }, clocks: [60_000, 50_000], running: "north", delay_left: 2000 });
    expect(wireClocks(running, 1000)).toEqual({ left: [60_000, 50_000], running: 1 });
    expect(wireClocks(running, 5000)).toEqual({ left: [60_000, 47_000], running: 1 });
    expect(wireClocks(running, 999_000).left[1]).toBe(0);
    const glass = state({ clock: { kind: "hourglass", initial: 60 }, clocks: [60_000, 60_000], running: "south" });
    expect(wireClocks(glass, 5000).left).toEqual([55_000, 65_000]);
  });
});

describe("what did not work", () => {
  it("is said in a sentence, with the time to wait where the server told one", () => {
    expect(plain(troubleText({ code: "rate", retry: 12 }))).toBe("Too many requests. Try again in 12 s.");
    expect(plain(troubleText({ code: "too-many-games", retry: 60 }))).toContain("60 s");
    expect(plain(troubleText({ code: "too-many-phrases", retry: null }))).toBe("Too many requests. Try again in a moment.");
    expect(plain(troubleText({ code: "offered-already", retry: null }))).toContain("already");
    expect(plain(troubleText(troubleOf(new TypeError("no network"))))).toBe("The server isn’t responding.");
  });

  it("is read from the answer of a call", async () => {
    for (const [body, header, expected] of [
      ['{"code":"rate"}', "7", { code: "rate", retry: 7 }],
      ["<html>slow down</html>", "9", { code: "rate", retry: 9 }],
      ['{"code":"rate"}', "", { code: "rate", retry: null }],
    ] as const) {
      const headers: Record<string, string> = header === "" ? {} : { "retry-after": header };
      fetched.mockResolvedValueOnce(new Response(body, { status: 429, headers }));
      const error: unknown = await api("POST", "api/games", {}).catch((it: unknown) => it);
      expect(troubleOf(error)).toEqual(expected);
    }
  });
});
