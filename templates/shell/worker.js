// The service worker: it keeps the shell and the offline page. It keeps no other page and nothing that is sent.
const KEPT = {{ kept|safe }};
const OFFLINE = "{{ offline }}";
const STATIC = "{{ static }}";
const CACHE = `shell-${VERSION}`;
const NEVER_CHANGES = /\.[0-9a-f]{12}\.\w+$/; // a file with the hash of what is in it in its name

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  } else if (address.pathname.startsWith(STATIC)) {
    event.respondWith(
      NEVER_CHANGES.test(address.pathname)
        ? kept(request).then((file) => file || fetch(request))
        : fetch(request).catch(() => kept(request).then((file) => file || Response.error())),
    );
  }
});

function kept(what) {
  return caches.match(what, { ignoreVary: true });
}
