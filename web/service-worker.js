// Without a connection: the pages of the house, rules, lessons and the puzzles that were fetched before. Tables need the server.
// prerender.ts writes before this: EDITION of the client, its FILES, the WORDS of each language, and all PICTURES of cards.
/* global EDITION, FILES, WORDS, PICTURES */
const SHELL = `parlour-shell-${EDITION}`;
const SCHOOL = 'parlour-school';
const asked = new URL(self.location.href).searchParams.get('language');
const language = asked in WORDS ? asked : 'en';
const page = `pages/${language}/shell.html`;

const root = new URL(self.registration.scope).pathname; // the house may stand below a path

const LASTING = /^(assets|pictures|icons)\/|^api\/puzzles\/[\w-]+\/\d+\/board\.svg$/;
const KNOWN_HERE = /^offline\/(games|house|tables)\.json$/; // of a site without a server
const EDITION_HERE = /^offline\/[0-9a-f]+\//;
const LEARNED = /^api\/(games|lessons\/[\w-]+|puzzles\/[\w-]+(\/\d+)?)$/;

self.addEventListener('install', (event) => {
  const files = [page, ...FILES, ...WORDS[language]];
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidied().then(() => self.clients.claim()));
});

/** What an older edition kept is of no use to this one. */
async function tidied() {
  const old = (await caches.keys()).filter((name) => name.startsWith('parlour-shell-') && name !== SHELL);
  if (old.length) await Promise.all([...old, SCHOOL].map((name) => caches.delete(name)));
}

// A page that plays without a server asks for what it may not have asked for since it has a service worker: which cards
// come is not known beforehand.
self.addEventListener('message', (event) => {
  if (event.data === 'pictures') event.waitUntil((picturing ??= pictured().finally(() => (picturing = null))));
});

let picturing = null;

/** What cannot be had now is asked for again at the next start. */
async function pictured() {
  for (const name of ['games', 'house', 'tables']) await freshFirst(new Request(new URL(`offline/${name}.json`, self.registration.scope))).catch(() => null);
  const paths = [...PICTURES];
  const some = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await keptFirst(new Request(new URL(path, self.registration.scope))).catch(() => null);
  };
  await Promise.all([some(), some(), some(), some()]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(root)) return;
  const path = pathname.slice(root.length);
  if (request.mode === 'navigate') event.respondWith(shown(request));
  else if (EDITION_HERE.test(path)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request))); // src/offline/edition.ts keeps them
  else if (KNOWN_HERE.test(path)) event.respondWith(freshFirst(request));
  else if (LASTING.test(path)) event.respondWith(keptFirst(request));
  else if (LEARNED.test(path)) event.respondWith(freshFirst(request));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** The page of this address, or the one for any address where a connection or a static host lacks it. */
async function shown(request) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh && fresh.status !== 404) return fresh;
  const kept = await caches.match(page);
  if (!kept) return fresh ?? Response.error();
  const text = (await kept.text()).replace(/<base href="[^"]*" \/>/, `<base href="${root}" />`);
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** These never change under one name while the client is the same. */
async function keptFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(SHELL)).put(request, fresh.clone());
  return fresh;
}

async function freshFirst(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await (await caches.open(SCHOOL)).put(request, fresh.clone());
    return fresh;
  } catch (reason) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw reason;
  }
}

// Notifications: the server says what to show, in the language of this device. A page that shows the table already needs none.
self.addEventListener('push', (event) => {
  event.waitUntil(notified(event.data?.json() ?? {}));
});

async function notified({ title, body, tag, path }) {
  if (!title) return;
  const address = new URL(path ?? '', self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some((page) => page.visibilityState === 'visible' && page.url === address)) return;
  const look = { icon: 'icons/192.png', badge: 'icons/192.png' };
  await self.registration.showNotification(title, { body, tag, data: { address }, lang: language, ...look });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data?.address ?? self.registration.scope));
});

/** A page of the house that is open goes there; else a new one opens. */
async function opened(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  const focused = await page.focus().catch(() => page);
  if (page.url !== address) await focused.navigate(address).catch(() => self.clients.openWindow(address));
}
