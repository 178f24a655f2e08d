import { getListSubscribersQueryKey } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Reads the list anew, whatever is searched for in it. */
export function refreshSubscribers(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() });
}
