import { setRequestObserver } from '@strapec/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/app/admin-app';
import { createAdminRouter } from './admin/app/router';
import { rootElementId } from './shared/site/page';
import { measureClock } from './shared/clock';
import { watchMissingFiles } from './shared/outdated-page';

tolerateMovedNodes();
watchMissingFiles();
setRequestObserver(measureClock);
const root = document.getElementById(rootElementId);
if (root)
  createRoot(root).render(
    <StrictMode>
      <AdminApp router={createAdminRouter()} />
    </StrictMode>,
  );
if (import.meta.env.PROD) scheduleWorker();

/**
 * A browser that translates a page moves text nodes into its own elements. React then throws, and the page is lost
 * (https://github.com/facebook/react/issues/11538#issuecomment-417504600).
 */
function tolerateMovedNodes(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node that they are called on
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    return this.contains(child) && child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}

/** Milliseconds until a page has loaded its first files. */
const workerDelayMs = 3_000;

/**
 * Caches the files of the admin for opening without a connection (`public/admin-worker.js`). The worker starts after
 * the page, so it gets a list of earlier files.
 */
function scheduleWorker(): void {
  if ('serviceWorker' in navigator) setTimeout(() => void registerWorker().catch(() => undefined), workerDelayMs); // HTTPS or localhost
}

async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ files });
}
