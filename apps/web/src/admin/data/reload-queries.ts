import type { Query, QueryClient } from '@tanstack/react-query';

/** A first load under way is repeated: its answer may be older than the change. */
export async function reloadQueries(queries: QueryClient, matches: (query: Query) => boolean): Promise<void> {
  const isFirstLoad = (query: Query) => query.state.fetchStatus === 'fetching' && query.state.data === undefined;
  const firstLoads = queries.getQueryCache().findAll({ predicate: matches }).filter(isFirstLoad);
  await queries.invalidateQueries({ predicate: matches });
  if (firstLoads.length > 0) await queries.invalidateQueries({ predicate: (query) => firstLoads.includes(query) });
}
