import { useEffect, useRef } from 'react';

/** How many things lie over the page at this step of the history. */
const depthNow = (): number => (history.state as { drawers?: number } | null)?.drawers ?? 0;

/**
 * Lets the browser's way back close what lies over a page instead of leaving the page: on a phone that is how one closes
 * things. `close` answers whether it did; if not, the way back leads there again.
 */
export function useBackCloses(isOpen: boolean, close: () => boolean): void {
  const latestClose = useRef(close);
  const ownDepth = useRef(0);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      if (ownDepth.current > 0 && depthNow() === ownDepth.current) history.back(); // closed otherwise: its step goes too
      ownDepth.current = 0;
      return;
    }
    const depth = ownDepth.current || depthNow() + 1;
    const addStep = () => history.pushState({ ...(history.state as object | null), drawers: depth }, '');
    const goBack = () => {
      if (depthNow() < depth && !latestClose.current()) addStep();
    };
    ownDepth.current = depth;
    if (depthNow() < depth) addStep();
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [isOpen]);
}
