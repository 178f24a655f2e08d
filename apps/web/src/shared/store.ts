import { useSyncExternalStore } from 'react';

/** Parts of a page hydrate at different times. */
export function createStore<Value>(initialValue: Value) {
  let value = initialValue;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set: (newValue: Value) => {
      value = newValue;
      listeners.forEach((notify) => notify());
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initialValue,
      ),
  };
}
