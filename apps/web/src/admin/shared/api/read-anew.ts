import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reads anew what is on show, after a change. What was just being read for the first time is read once more: its answer may
 * be older than the change, and would be kept as if it were not.
 */
export async function readAnew(queries: QueryClient, concerns: (query: Query) => boolean): Promise<void> {
  const isFirst = (query: Query) => query.state.fetchStatus === 'fetching' && query.state.data === undefined;
  const first = queries.getQueryCache().findAll({ predicate: concerns }).filter(isFirst);
  await queries.invalidateQueries({ predicate: concerns });
  if (first.length > 0) await queries.invalidateQueries({ predicate: (query) => first.includes(query) });
}
