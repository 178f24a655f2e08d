import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 899px)';
const isNarrow = (): boolean => matchMedia(narrow).matches;

/** Whether there is room for one column only: a phone, or a tablet held upright. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrow);
}

function follow(onChange: () => void): () => void {
  const list = matchMedia(narrow);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
