import { useEffect } from 'react';

/** Keys with Alt, by `event.code`, because Alt changes the typed character. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.altKey && !event.ctrlKey && !event.metaKey ? shortcuts[event.code] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
