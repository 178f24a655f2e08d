import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A value of the browser that does not change; on the server, and until hydration, the other value. */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => before);
