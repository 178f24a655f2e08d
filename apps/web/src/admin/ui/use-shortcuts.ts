import { useEffect } from 'react';

const typingSelector = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"]';

/** Keys with Alt, by `event.code`, because Alt changes the typed character. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  useKeyDown(({ altKey, ctrlKey, metaKey, code }) => (altKey && !ctrlKey && !metaKey ? shortcuts[code] : undefined));
}

/** Not while a field or a dialog has the focus. */
export function useSlashKey(onSlash: () => void): void {
  useKeyDown(({ key, altKey, ctrlKey, metaKey, target }) => {
    const isTyping = target instanceof Element && target.closest(typingSelector);
    return key === '/' && !altKey && !ctrlKey && !metaKey && !isTyping ? onSlash : undefined;
  });
}

function useKeyDown(findAction: (event: KeyboardEvent) => (() => void) | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = findAction(event);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
