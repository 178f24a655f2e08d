import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** `serverValue` on the server and until hydration. */
export const useBrowserValue = <Value>(readValue: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, readValue, () => serverValue);
