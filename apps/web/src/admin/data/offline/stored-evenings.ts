import {
  type AuthStatusDto,
  getGetAuthStatusQueryKey,
  getGetCalendarDayQueryKey,
  getGetSiteQueryKey,
  getListTablesQueryKey,
} from '@strapec/contracts';
import { type LocalMoment, type ServiceDate, addDays } from '@strapec/domain';
import { type Query, type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query';
import { localMomentOf } from '../../../shared/clock';
import { staffToday } from '../staff-day';
import { type StoredAnswer, deleteStored, readStored, storeAnswers } from './answer-store';

const storeAfter = 500; // milliseconds: several answers arrive together
const expireEvery = 60_000;
const [statusPath] = getGetAuthStatusQueryKey();
const [sitePath] = getGetSiteQueryKey();

let restoredFrom: LocalMoment | null = null;

/** `null` once the server has answered. */
export const restoredAt = (): LocalMoment | null => restoredFrom;

export function restoreEvenings(queries: QueryClient): void {
  const answers = readStored();
  for (const { key, data, at } of answers) {
    queries.setQueryData(key, data, { updatedAt: at });
    void queries.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
  const readAt = answers.filter(({ key }) => concerns(key)).map(({ at }) => at);
  restoredFrom = readAt.length > 0 ? localMomentOf(new Date(Math.max(...readAt))) : null;
}

/** Stores tonight and tomorrow; deletes them at five and when no user is signed in. */
export function storeEvenings(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = (): void => {
    timer = undefined;
    const status = queries.getQueryData<AuthStatusDto>([statusPath]);
    if (status?.user) storeAnswers(answersIn(queries));
    else if (status) deleteStored();
  };
  const leave = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isStored(query as Query)) timer ??= setTimeout(store, storeAfter);
  });
  const looking = setInterval(readStored, expireEvery);
  return () => {
    leave();
    clearTimeout(timer);
    clearInterval(looking);
  };
}

function answersIn(queries: QueryClient): StoredAnswer[] {
  const known = queries.getQueryCache().findAll({ predicate: isStored });
  return known.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) => (data ? [{ key, data, at }] : []));
}

const isStored = ({ queryKey }: Query): boolean =>
  [statusPath, sitePath].some((path) => path === queryKey[0]) || concerns(queryKey);

function concerns(key: QueryKey): boolean {
  const asked = hashKey(key);
  return [staffToday(), addDays(staffToday(), 1)].some((date) => callsOf(date).some((call) => hashKey(call) === asked));
}

const callsOf = (date: ServiceDate): readonly QueryKey[] => [
  getGetCalendarDayQueryKey(date),
  getListTablesQueryKey({ date }),
];
