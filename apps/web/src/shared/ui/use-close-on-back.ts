import { useEffect, useEffectEvent, useRef } from 'react';

/** At this entry of the history. */
const readHistoryDepth = (): number => (history.state as { drawers?: number } | null)?.drawers ?? 0;

/** A step back is in progress: no entry is added before it has ended. */
let isGoingBack = false;

function stepBack(): void {
  isGoingBack = true;
  addEventListener('popstate', () => (isGoingBack = false), { once: true });
  history.back();
}

/**
 * The browser's back button closes a layer instead of leaving the page, as is usual on phones. If `close` returns
 * `false`, the layer stays and its history entry is added again.
 */
export function useCloseOnBack(isOpen: boolean, close: () => unknown): void {
  const closeLayer = useEffectEvent(close);
  const layerDepth = useRef(0);
  useEffect(() => {
    if (!isOpen) {
      if (layerDepth.current > 0 && readHistoryDepth() === layerDepth.current) stepBack(); // closed by other means: its history entry is removed too
      layerDepth.current = 0;
      return;
    }
    let depth = 0;
    const { pathname } = location;
    const pushHistoryEntry = () => history.pushState({ ...(history.state as object | null), drawers: depth }, '');
    const onPopState = () => {
      if (location.pathname !== pathname) return; // the router asks before the page is left
      if (readHistoryDepth() < depth && closeLayer() === false) pushHistoryEntry();
    };
    const openLayer = () => {
      depth = layerDepth.current || readHistoryDepth() + 1;
      layerDepth.current = depth;
      if (readHistoryDepth() < depth) pushHistoryEntry();
      addEventListener('popstate', onPopState);
    };
    if (isGoingBack) addEventListener('popstate', openLayer, { once: true });
    else openLayer();
    return () => {
      removeEventListener('popstate', openLayer);
      removeEventListener('popstate', onPopState);
    };
  }, [isOpen]);
}
