import { useCallback, useSyncExternalStore } from 'react';

/** Whether there is room for one column only: a phone, or a tablet held upright. */
export const useIsNarrow = (): boolean => useMatches('(max-width: 899px)');

/** Whether the window is as a media query says. */
export function useMatches(query: string): boolean {
  const follow = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
