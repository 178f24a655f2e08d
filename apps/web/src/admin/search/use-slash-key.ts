import { useEffect, useRef } from 'react';

const focusedFields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"]';

/** Not while a field or a dialog has the focus. */
export function useSlashKey(onSlash: () => void): void {
  const latestHandler = useRef(onSlash);
  useEffect(() => {
    latestHandler.current = onSlash;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(focusedFields)) return;
      event.preventDefault();
      latestHandler.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
