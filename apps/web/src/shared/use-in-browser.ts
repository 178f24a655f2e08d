import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What the browser knows and does not change; on the server, and until the page has woken, the other value. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => before);
