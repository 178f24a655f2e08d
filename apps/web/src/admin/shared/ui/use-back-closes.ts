import { useEffect, useRef } from 'react';

const mark = 'drawer';
const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/**
 * Lets the browser's way back close what lies over a page instead of leaving the page: on a phone that is how one closes
 * things. `close` answers whether it did; if not, the way back leads there again.
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      if (isMarked()) history.back(); // it was closed otherwise: its step in the history goes too
      return;
    }
    const addStep = () => history.pushState({ ...(history.state as object | null), [mark]: true }, '');
    const goBack = () => {
      if (!isMarked() && !latestClose.current()) addStep();
    };
    addStep();
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [isOpen]);
}
