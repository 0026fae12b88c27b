// The shell of the page stays here, so that it opens at once and says when there is no network.
// Files under /assets/ never change; everything else is asked for first and kept for bad times.
const SHELL = "gelanggang-1";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, answer) {
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

async function never_changing(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fresh_if_possible(request, key) {
  try {
    return await keep(key, await fetch(request));
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(assets|api\/cards|api\/art)\//.test(url.pathname)) event.respondWith(never_changing(request));
  else if (request.mode === "navigate") event.respondWith(fresh_if_possible(request, "/"));
});
