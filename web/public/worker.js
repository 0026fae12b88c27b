// The shell of the page stays here, so that it opens at once and says when there is no network.
// Files under /assets/ never change; everything else is asked for first and kept for bad times.
const SHELL = "gelanggang-1";
const REFUSED = [429, 503];
const TRIES = 3;
const LONGEST_PAUSE = 5;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

async function keep(request, answer) {
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

// A browser asks for a script once: whether the house has time for it then or not.
async function patiently(request) {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(request);
    if (tries === TRIES || !REFUSED.includes(answer.status)) return answer;
    const seconds = Math.min(LONGEST_PAUSE, Number(answer.headers.get("Retry-After")) || tries);
    await new Promise((done) => setTimeout(done, 1000 * seconds * (1 + Math.random() / 2)));
  }
}

async function neverChanging(request, ask) {
  return (await caches.match(request)) ?? keep(request, await ask(request));
}

async function freshIfPossible(request, key) {
  const kept = () => caches.match(key);
  try {
    const answer = await fetch(request);
    if (REFUSED.includes(answer.status)) return (await kept()) ?? answer;
    // A record or a picture that is opened like a page is none.
    return /^text\/html/.test(answer.headers.get("Content-Type")) ? keep(key, answer) : answer;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(neverChanging(request, patiently));
  // The page has patience of its own for these, and says so.
  else if (/^\/api\/(cards|art)\//.test(pathname)) event.respondWith(neverChanging(request, fetch));
  else if (request.mode === "navigate") event.respondWith(freshIfPossible(request, "/"));
});
