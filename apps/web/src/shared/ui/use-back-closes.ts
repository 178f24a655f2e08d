import { useEffect, useRef } from 'react';

/** How many things lie over the page at this step of the history. */
const depthNow = (): number => (history.state as { drawers?: number } | null)?.drawers ?? 0;

/** Whether a step back is under way that nobody has pressed: until it has come, no other step is added. */
let isStepping = false;

function stepBack(): void {
  isStepping = true;
  addEventListener('popstate', () => (isStepping = false), { once: true });
  history.back();
}

/**
 * Lets the browser's way back close what lies over a page instead of leaving the page: on a phone that is how one closes
 * things. `close` answers `false` if it did not; then the way back leads there again.
 */
export function useBackCloses(isOpen: boolean, close: () => unknown): void {
  const latestClose = useRef(close);
  const ownDepth = useRef(0);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      if (ownDepth.current > 0 && depthNow() === ownDepth.current) stepBack(); // closed otherwise: its step goes too
      ownDepth.current = 0;
      return;
    }
    let depth = 0;
    const addStep = () => history.pushState({ ...(history.state as object | null), drawers: depth }, '');
    const goBack = () => {
      if (depthNow() < depth && latestClose.current() === false) addStep();
    };
    const begin = () => {
      depth = ownDepth.current || depthNow() + 1;
      ownDepth.current = depth;
      if (depthNow() < depth) addStep();
      addEventListener('popstate', goBack);
    };
    if (isStepping) addEventListener('popstate', begin, { once: true });
    else begin();
    return () => {
      removeEventListener('popstate', begin);
      removeEventListener('popstate', goBack);
    };
  }, [isOpen]);
}
