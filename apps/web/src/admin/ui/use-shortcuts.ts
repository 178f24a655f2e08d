import { useEffect } from 'react';

/** Keys with Alt, by `event.code`, because Alt changes the typed character. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = event.altKey && !event.ctrlKey && !event.metaKey ? shortcuts[event.code] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
