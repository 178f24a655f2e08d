import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the clicks of guests who are quicker than a part that still sleeps: those on `[data-replay]`, as the document
 * itself does before the page has woken. Answers with what gives them back once the part listens.
 */
export function useKeptClicks(place: RefObject<HTMLElement | null>): () => void {
  const kept = useRef<KeptClicks>(null);
  // In the commit that wakes the page around it: from then on the document does not keep clicks any more.
  useLayoutEffect(() => {
    if (!place.current) return;
    const clicks = keepClicks(place.current);
    kept.current = clicks;
    return clicks.stop;
  }, [place]);
  return useCallback(() => kept.current?.giveBack(), []);
}

interface KeptClicks {
  giveBack: () => void;
  stop: () => void;
}

function keepClicks(place: HTMLElement): KeptClicks {
  const clicked = new Set<HTMLElement>(); // pressing twice counts once
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || !place.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.add(target);
  };
  addEventListener('click', keep, true);
  const stop = () => removeEventListener('click', keep, true);
  const giveBack = () => {
    stop();
    clicked.forEach((target) => target.click());
  };
  return { giveBack, stop };
}
