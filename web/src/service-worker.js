// Keeps the page for flight mode. The names between underlines are filled in when the page is built.
const VERSION = "fencepost-__VERSION__";
const KEPT = __KEPT__;
// The files of each language.
const LANGUAGES = __LANGUAGES__;
const MODULE = "engine.wasm";

const scope = new URL(self.registration.scope);
const shell = new URL("./", scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

async function keep() {
  const cache = await caches.open(VERSION);
  await cache.addAll(KEPT.map((name) => new URL(name, scope).href));
  // The module may not have been built; the page can do without it.
  const module = await fetch(new URL(MODULE, scope)).catch(() => null);
  if (module?.ok && module.headers.get("content-type") === "application/wasm") {
    await cache.put(new URL(MODULE, scope).href, module);
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("fencepost-") && name !== VERSION) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

// The page says which language it speaks: those files were fetched before anybody was here to keep them.
self.addEventListener("message", (event) => {
  const tag = event.data?.keep;
  if (typeof tag !== "string" || !/^[a-zA-Z-]{2,16}$/.test(tag)) return;
  const files = LANGUAGES[tag] ?? [];
  event.waitUntil(Promise.all([...files.map((name) => fromCache(new Request(new URL(name, scope)))), keepRules(tag)]));
});

// The rules in the language that is spoken, with the files that their page needs.
async function keepRules(tag) {
  const cache = await caches.open(VERSION);
  const page = new URL(`rules/${tag}`, scope);
  if ((await cache.match(page, { ignoreVary: true })) !== undefined) return;
  const answer = await fetch(page).catch(() => null);
  if (!answer?.ok || answer.redirected) return;
  const text = await answer.clone().text();
  await cache.put(page, answer);
  const files = [...text.matchAll(/(?:href|src)="([^"]+\.(?:css|js|svg|png)[^"]*)"/g)].map((it) => new URL(it[1].replaceAll("&amp;", "&"), page));
  const own = files.filter((url) => url.origin === scope.origin && url.pathname.startsWith(`${scope.pathname}rules/`));
  await Promise.all(own.map((url) => readRules(new Request(url)).catch(() => undefined)));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.origin) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (/^(api|healthz|metrics)(\/|$)/.test(path)) return;
  if (/^rules(\/|$)/.test(path)) return event.respondWith(readRules(event.request));
  event.respondWith(event.request.mode === "navigate" ? visit(event.request) : fromCache(event.request));
});

// A visit asks the server first, so that a new version is seen at once, and takes the kept page in flight mode.
async function visit(request) {
  const kept = await (await caches.open(VERSION)).match(shell);
  try {
    const answer = await fetch(request);
    return answer.ok || kept === undefined ? answer : kept;
  } catch {
    return kept ?? Response.error();
  }
}

// Rules that were read once can be read again in flight mode. The server has the newest, so it is asked first.
async function readRules(request) {
  const cache = await caches.open(VERSION);
  const key = keyOfRules(request);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(key, answer.clone());
    return answer;
  } catch {
    return (await cache.match(key, { ignoreVary: true })) ?? Response.error();
  }
}

// The page of the rules is the same wherever somebody came from; its files and parts differ by their query.
function keyOfRules(request) {
  if (request.mode !== "navigate") return request;
  const url = new URL(request.url);
  url.search = "";
  return url.href;
}

// Files have a hash in their name or belong to this version: the kept one is the right one.
async function fromCache(request) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && request.url.includes("/assets/")) await cache.put(request, answer.clone());
  return answer;
}

// A click on "it is your turn" brings the game back to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const window = windows.find((it) => it.url === event.notification.data) ?? windows[0];
      return window ? window.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});
