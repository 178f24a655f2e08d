/** Milliseconds after which a page has loaded what it begins with. */
const settledAfter = 3_000;

/**
 * Has the browser keep the files of the admin, so that it opens without a connection (`public/admin-worker.js`). The worker begins after
 * the page: it is told what the page has loaded before.
 */
export function keepShell(): void {
  if ('serviceWorker' in navigator) setTimeout(() => void register().catch(() => undefined), settledAfter); // HTTPS, or this machine
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ files });
}
