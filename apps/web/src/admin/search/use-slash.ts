import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"]';

/** Not while a field or a dialog has the focus. */
export function useSlash(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
