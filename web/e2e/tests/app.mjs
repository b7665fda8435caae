// What makes the page an app: notices, sounds, installation; and a clock of one's own.
import { assert, begin, eventually, moreOptions, move, settled, two } from "../play.mjs";

/** Somebody looks at another window, or here again. */
async function hide(page, hidden = true) {
  await page.evaluate((it) => {
    Object.defineProperty(document, "hidden", { get: () => it, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

export async function a_notice_comes_when_it_is_ones_turn_in_a_hidden_tab(stage) {
  const { host, guest } = await two(stage);
  await guest.context().grantPermissions(["notifications"], { origin: stage.server.url });
  await guest.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // A browser without a screen shows no notices, so what is asked of it is written down.
  await guest.evaluate(() => {
    window.notices = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, words) => void window.notices.push([title, words.body]);
  });
  const notices = () => guest.evaluate(() => window.notices);
  await hide(guest);
  await move(host, "e2");
  await guest.waitForFunction(() => document.title.startsWith("Your turn"));
  await settled(guest);
  assert.deepEqual(await notices(), [], "nobody has asked for notices");
  await hide(guest, false);
  await guest.getByRole("button", { name: "Settings" }).click();
  await guest.getByRole("switch", { name: "Notify me when it’s my turn" }).check({ force: true });
  await guest.keyboard.press("Escape");
  await move(guest, "e8");
  await hide(guest);
  await move(host, "e3");
  await guest.waitForFunction(() => window.notices.length > 0);
  await eventually(async () => assert.deepEqual(await notices(), [["Fencepost", "It’s your turn."]]));
}

export async function moves_are_heard_unless_it_is_muted(stage) {
  const page = await stage.open("/");
  await page.evaluate(() => {
    window.strokes = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.strokes++;
      return make.call(this);
    };
  });
  const strokes = () => page.evaluate(() => window.strokes);
  await begin(page);
  await move(page, "e2");
  await page.waitForFunction(() => window.strokes > 0);
  const sound = page.getByRole("button", { name: "Sounds" });
  await sound.click();
  await eventually(async () => assert.equal(await sound.getAttribute("aria-pressed"), "false"));
  const before = await strokes();
  await move(page, "e8");
  await settled(page);
  assert.equal(await strokes(), before, "muted");
  await page.keyboard.press("m");
  await move(page, "e3");
  await page.waitForFunction((it) => window.strokes > it, before);
  // And it is remembered.
  await sound.click();
  await page.reload();
  await eventually(async () => assert.equal(await sound.getAttribute("aria-pressed"), "false"));
}

export async function the_page_can_be_installed(stage) {
  const page = await stage.open("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const tools = await page.context().newCDPSession(page);
  const { errors, data } = await tools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.name, "Fencepost");
  assert.equal(manifest.display, "standalone");
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  // The tests' windows keep no data, which no installed app could do with; that is all there is to find.
  assert.deepEqual(installabilityErrors.map((it) => it.errorId).filter((it) => it !== "in-incognito"), []);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (name) => {
      const image = new Image();
      image.src = name;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") assert.equal(size, sizes);
  }
}

export async function a_clock_with_numbers_of_ones_own(stage) {
  const page = await stage.open("/");
  await moreOptions(page);
  await page.locator("[data-clock]").selectOption("-1");
  await page.getByLabel("Clock type").selectOption("per_move");
  await page.getByLabel("Seconds per move").fill("45");
  await begin(page);
  await eventually(async () => assert.deepEqual(await page.locator(".clock").allTextContents(), ["0:45", "0:45"]));
  await page.goto(stage.server.url);
  await moreOptions(page);
  await eventually(async () => assert.equal(await page.locator("[data-clock]").inputValue(), "-1"));
  await eventually(async () => assert.equal(await page.getByLabel("Seconds per move").inputValue(), "45"));
  await page.getByLabel("Clock type").selectOption("delay");
  await page.getByLabel("Minutes per player").fill("7");
  // The server takes it as well.
  await begin(page, { mode: "invite", first: "me" });
  await page.getByText(/7.? min, .?45.? s delay/).first().waitFor();
}
