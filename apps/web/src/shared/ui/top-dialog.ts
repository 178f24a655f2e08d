import { useSyncExternalStore } from 'react';

let top: HTMLElement | null = null;
const listeners = new Set<() => void>();

export function setTopDialog(dialog: HTMLElement | null): void {
  top = dialog;
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open modal dialog. The browser makes everything outside it inert. */
export const useTopDialog = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => top,
    () => null,
  );
