import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** `serverValue` on the server and until hydration. */
export const useInBrowser = <Value>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue);
