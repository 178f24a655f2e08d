import { useEffect, useRef } from 'react';

/** At this entry of the history. */
const depthNow = (): number => (history.state as { drawers?: number } | null)?.drawers ?? 0;

/** A step back is in progress: no entry is added before it has ended. */
let isStepping = false;

function stepBack(): void {
  isStepping = true;
  addEventListener('popstate', () => (isStepping = false), { once: true });
  history.back();
}

/**
 * The browser's back button closes a layer instead of leaving the page, as is usual on phones. If `close` returns
 * `false`, the layer stays and its history entry is added again.
 */
export function useBackCloses(isOpen: boolean, close: () => unknown): void {
  const latestClose = useRef(close);
  const ownDepth = useRef(0);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      if (ownDepth.current > 0 && depthNow() === ownDepth.current) stepBack(); // closed by other means: its history entry is removed too
      ownDepth.current = 0;
      return;
    }
    let depth = 0;
    const { pathname } = location;
    const addStep = () => history.pushState({ ...(history.state as object | null), drawers: depth }, '');
    const goBack = () => {
      if (location.pathname !== pathname) return; // the router asks before the page is left
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
