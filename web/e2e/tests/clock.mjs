// The clock for a real board, with the time in the test's hands.
import { inspect } from "../axe.mjs";
import { PHONE, assert, eventually } from "../play.mjs";

/** The page at the clock, where time passes only when the test says so. */
async function clockPage(stage, path = "/clock", options = {}) {
  const page = await stage.open("/clock", options);
  await page.clock.install({ time: new Date("2026-01-01T12:00:00") });
  await page.goto(stage.server.url + path);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00"));
  return page;
}

async function setUp(page, { paused = true, players = 2, clock = 3, names = [] } = {}) {
  await page.locator(`.new-game input[type=radio][value="${players}"]`).check({ force: true });
  await page.locator("[data-clock]").selectOption(String(clock));
  for (const [at, name] of names.entries()) await page.locator(".clock-names input").nth(at).fill(name);
  await page.locator("form button[type=submit]").click();
  await page.locator("[data-go]").waitFor();
  // What follows a first drawing waits for the time to pass.
  if (paused) await page.clock.runFor(300);
}

/** So many seconds pass, and the frame in which that is seen. */
const pass = (page, seconds) => page.clock.runFor(1000 * seconds + 100);
const figures = (page, seat) => page.locator(`[data-side="${seat}"] .figures`).textContent();
/** A finger taps whatever is there, whether it may or not. */
const tap = (page, seat) => page.locator(`[data-side="${seat}"]`).click({ force: true });
const running = (page) => page.locator(".side.runs").getAttribute("data-side");

export async function two_players_with_increment_pause_and_a_tap_taken_back(stage) {
  const page = await clockPage(stage);
  await setUp(page, { names: ["Ada", "Grace"] });
  await eventually(async () => assert.equal(await figures(page, "south"), "10:00"));
  await page.locator("[data-go]").click();
  await pass(page, 30);
  await eventually(async () => assert.equal(await figures(page, "south"), "9:30"));
  // A tap by the other side changes nothing.
  await tap(page, "north");
  await eventually(async () => assert.equal(await running(page), "south"));
  await tap(page, "south");
  await eventually(async () => assert.equal(await running(page), "north"));
  await eventually(async () => assert.equal(await figures(page, "south"), "9:35"));
  await pass(page, 10);
  await page.getByRole("button", { name: "Pause" }).click();
  await pass(page, 60);
  await eventually(async () => assert.equal(await figures(page, "north"), "9:50"));
  await page.getByRole("button", { name: "Take back the last tap" }).click();
  await eventually(async () => assert.equal(await figures(page, "south"), "9:30"));
  await page.getByRole("button", { name: "Continue" }).click();
  await eventually(async () => assert.equal(await running(page), "south"));
  await pass(page, 1);
  await eventually(async () => assert.equal(await figures(page, "south"), "9:29"));
}

export async function the_clock_survives_a_reload_and_goes_on_meanwhile(stage) {
  const page = await clockPage(stage);
  await setUp(page);
  await page.locator("[data-go]").click();
  await pass(page, 5);
  await tap(page, "south");
  await pass(page, 5);
  await page.reload();
  await pass(page, 15);
  await eventually(async () => assert.equal(await running(page), "north"));
  await eventually(async () => assert.equal(await figures(page, "north"), "9:40"));
}

export async function every_kind_of_clock_runs_as_it_should(stage) {
  // The places of the clocks in the menu: delay, time per move, hourglass, and time for the whole game (R19).
  const kinds = [
    { clock: 5, after: ["4:55", "5:00"] },
    { clock: 6, after: ["20", "30"] },
    // What one loses the other gains, and a started second counts as a whole one.
    { clock: 7, after: ["2:50", "3:11"] },
    { clock: 8, after: ["9:50", "10:00"] },
  ];
  for (const { clock, after } of kinds) {
    const page = await clockPage(stage);
    await setUp(page, { clock });
    await page.locator("[data-go]").click();
    await pass(page, 10);
    const shown = [await figures(page, "south"), await figures(page, "north")];
    assert.deepEqual(shown.map((it) => it.replace(/^0:/, "")), after, `clock ${clock}`);
  }
}

export async function four_players_go_on_without_whoever_runs_out_of_time(stage) {
  const page = await clockPage(stage, "/clock", { viewport: { width: 1024, height: 768 } });
  await setUp(page, { players: 4, clock: 6, names: ["Mira", "Farid", "Hana", "Jonas"] });
  await page.locator("[data-go]").click();
  await tap(page, "south");
  await pass(page, 31);
  await eventually(async () => assert.equal(await running(page), "north"));
  await eventually(async () => assert.equal(await page.locator(".side-west.out").count(), 1));
  await tap(page, "north");
  await tap(page, "east");
  // West is out: its turn is skipped (R18).
  await tap(page, "south");
  await eventually(async () => assert.equal(await running(page), "north"));
  await pass(page, 31);
  await pass(page, 31);
  await page.getByText(/Mira.? wins/).waitFor({ state: "attached" });
  await eventually(async () => assert.equal(await page.locator("[data-go]").isDisabled(), true));
}

export async function it_is_corrected_by_hand_and_by_keys(stage) {
  const page = await clockPage(stage);
  await setUp(page);
  await page.keyboard.press("p");
  await eventually(async () => assert.equal(await running(page), "south"));
  await page.evaluate(() => document.activeElement?.blur());
  await pass(page, 1);
  await page.keyboard.press("Space");
  await eventually(async () => assert.equal(await running(page), "north"));
  await page.getByRole("button", { name: "Corrections and settings" }).click();
  await pass(page, 1);
  await page.locator(".correct-side.seat-north input[type=number]").first().fill("3");
  await page.locator(".correct-side.seat-south input[type=radio]").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await eventually(async () => assert.equal(await figures(page, "north"), "3:00"));
  await pass(page, 1);
  await page.getByRole("button", { name: "Continue" }).click();
  await eventually(async () => assert.equal(await running(page), "south"));
}

export async function an_address_brings_the_players_of_a_table(stage) {
  const page = await clockPage(stage, "/clock?clock=300%2B3&name=Ada&name=Grace&title=Round+3+%C2%B7+table+2");
  await page.getByText(/5.? min \+ .?3.? s/).waitFor();
  await page.locator("form button[type=submit]").click();
  await page.getByText("Round 3 · table 2").waitFor();
  await eventually(async () => assert.equal(await page.locator(".side-south .who").textContent(), "Ada"));
}

export async function it_warns_by_sound_as_the_time_runs_out(stage) {
  const page = await stage.open("/clock");
  await page.addInitScript(() => {
    // Each sound begins with strokes of its own pitch: 900 Hz is the warning.
    globalThis.struck = [];
    const set = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
      globalThis.struck.push(Math.round(value));
      return set.call(this, value, at);
    };
  });
  await page.clock.install({ time: new Date("2026-01-01T12:00:00") });
  await page.goto(`${stage.server.url}/clock`);
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00"));
  await setUp(page, { clock: 6 });
  await page.locator("[data-go]").click();
  await page.locator(".side.runs").waitFor();
  const warnings = () => page.evaluate(() => globalThis.struck.filter((it) => it === 900).length / 2);
  // Thirty seconds a move: nothing for ten seconds, then at 20, 10, 5, 4, 3, 2 and 1.
  await pass(page, 9);
  assert.equal(await warnings(), 0);
  const after = [[1, 1], [9, 1], [1, 2], [5, 3], [1, 4], [1, 5], [1, 6], [1, 7]];
  for (const [seconds, expected] of after) {
    await pass(page, seconds);
    await eventually(async () => assert.equal(await warnings(), expected, `after ${seconds} more seconds`));
  }
}

export async function without_https_a_silent_film_keeps_the_screen_on_and_the_page_says_so(stage) {
  for (const [refused, later] of [[0, 0], [1, 1]]) {
    const page = await stage.open("/clock", PHONE);
    // A page without https has no such lock; and after a reload a browser plays no film before the first tap.
    await page.addInitScript((times) => {
      delete Navigator.prototype.wakeLock;
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        if (times-- > 0) return Promise.reject(new DOMException("no", "NotAllowedError"));
        return play.call(this);
      };
    }, refused);
    await page.goto(`${stage.server.url}/clock`);
    await setUp(page, { paused: false });
    if (later > 0) {
      await page.getByText("can’t keep the screen on").waitFor();
      await page.locator("[data-go]").click();
    }
    await page.getByText("A silent video does it instead").waitFor();
    await page.waitForFunction(() => {
      const film = document.querySelector("video.unseen");
      return film !== null && !film.paused && film.readyState >= 2;
    });
    // It ends with the clock.
    await page.getByRole("button", { name: "Corrections and settings" }).click();
    await page.getByRole("button", { name: "New clock" }).click();
    await page.locator("form button[type=submit]").waitFor();
    await page.locator("video").waitFor({ state: "detached" });
  }
}

export async function with_https_the_screen_is_locked_on_and_nothing_is_said(stage) {
  const page = await stage.open("/clock", PHONE);
  await page.addInitScript(() => {
    globalThis.locks = [];
    Object.defineProperty(Navigator.prototype, "wakeLock", {
      configurable: true,
      value: {
        request: async (kind) => {
          const lock = { released: false, release: async () => void (lock.released = true) };
          globalThis.locks.push([kind, lock]);
          return lock;
        },
      },
    });
  });
  await page.goto(`${stage.server.url}/clock`);
  await setUp(page, { paused: false });
  await page.waitForFunction(() => globalThis.locks.length === 1 && globalThis.locks[0][0] === "screen" && !globalThis.locks[0][1].released);
  assert.equal(await page.locator(".awake").count(), 0);
  // A page that was hidden loses its lock, and takes a new one when it is seen again.
  await page.evaluate(() => {
    globalThis.locks[0][1].released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForFunction(() => globalThis.locks.length === 2);
}

export async function it_works_without_the_server(stage) {
  const page = await stage.open("/clock");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => (await (await caches.open((await caches.keys())[0])).keys()).some((it) => it.url.includes("/clock-")));
  await stage.server.kill();
  try {
    await page.goto(`${stage.server.url}/clock`);
    await setUp(page, { paused: false });
    await page.locator("[data-go]").click();
    await tap(page, "south");
    await eventually(async () => assert.equal(await running(page), "north"));
  } finally {
    await stage.server.start();
  }
}

export async function its_targets_are_large_and_axe_finds_nothing(stage) {
  for (const [players, options] of [[2, PHONE], [3, PHONE], [4, { viewport: { width: 1024, height: 768 } }], [2, { viewport: { width: 844, height: 390 } }]]) {
    const page = await stage.open("/clock", options);
    await inspect(page, "choosing a clock", ["wood"]);
    await setUp(page, { players, paused: false });
    const small = await page.locator(".table-clock button").evaluateAll((all) => all.map((it) => it.getBoundingClientRect()).filter((it) => Math.min(it.width, it.height) < 56).length);
    assert.equal(small, 0);
    await inspect(page, `clock for ${players}`, ["wood"]);
    await page.locator("[data-go]").click();
    await page.locator(".side.runs").waitFor();
    await inspect(page, `clock for ${players}, running`, ["wood"]);
    await page.getByRole("button", { name: "Corrections and settings" }).click();
    await page.locator("dialog[open]").waitFor();
    await inspect(page, "correction");
  }
}
