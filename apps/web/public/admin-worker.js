// Keeps the admin's document and files, so that a page that is opened without a connection opens at all. What stands in the page is kept
// by the page itself (src/admin/data/offline), and no answer of the API passes here.
const cacheName = 'admin-shell-1';
const shell = '/admin';
/** Milliseconds after which the kept document opens instead of one that does not come. */
const patience = 4_000;

const isFile = ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', ({ data }) => void keepFiles(data?.files ?? []));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(documentOf(request));
  else if (isFile(new URL(request.url))) event.respondWith(fileOf(request));
});

async function begin() {
  for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
  await self.clients.claim();
  await keepDocument(await fetch(shell));
}

/** The newest document when the API answers, else the one that was kept. */
async function documentOf(request) {
  const fresh = fetch(request).then(async (response) => {
    await keepDocument(response.clone());
    return response;
  });
  const kept = await caches.match(shell);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), patience));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** Another document is of another build: the files of the one before go with it. */
async function keepDocument(response) {
  if (!response.ok || response.redirected) return;
  const [before, now] = await Promise.all([caches.match(shell).then((kept) => kept?.text()), response.clone().text()]);
  if (before === now) return;
  if (before !== undefined) await caches.delete(cacheName);
  await (await caches.open(cacheName)).put(shell, response);
}

/** What is named by its content never changes. */
async function fileOf(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request.url, response.clone());
  return response;
}

/** What a page has loaded before this worker began. */
async function keepFiles(addresses) {
  const cache = await caches.open(cacheName);
  const wanted = addresses.filter((address) => isFile(new URL(address)));
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const missing = wanted.filter((address) => !known.has(address));
  await Promise.all(missing.map((address) => cache.add(address).catch(() => undefined)));
}
