import type { Query, QueryClient } from '@tanstack/react-query';

/** A first load under way is repeated: its answer may be older than the change. */
export async function readAnew(queries: QueryClient, concerns: (query: Query) => boolean): Promise<void> {
  const isFirst = (query: Query) => query.state.fetchStatus === 'fetching' && query.state.data === undefined;
  const first = queries.getQueryCache().findAll({ predicate: concerns }).filter(isFirst);
  await queries.invalidateQueries({ predicate: concerns });
  if (first.length > 0) await queries.invalidateQueries({ predicate: (query) => first.includes(query) });
}
