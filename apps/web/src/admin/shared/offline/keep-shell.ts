/** Milliseconds after which a page has loaded its first files. */
const settledAfter = 3_000;

/**
 * Lets a service worker cache the files of the admin, so that it opens without a connection (`public/admin-worker.js`).
 * The worker starts after the page, so it gets a list of the files that were loaded before.
 */
export function keepShell(): void {
  if ('serviceWorker' in navigator) setTimeout(() => void register().catch(() => undefined), settledAfter); // HTTPS or localhost
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ files });
}
