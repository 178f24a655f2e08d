import { useCallback, useSyncExternalStore } from 'react';

export const useIsNarrow = (): boolean => useMatches('(max-width: 899px)');

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
