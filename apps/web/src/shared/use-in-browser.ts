import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** `before` on the server and until hydration. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => before);
