import {
  type AuthStatusDto,
  getGetAuthStatusQueryKey,
  getGetCalendarDayQueryKey,
  getGetSiteQueryKey,
  getListTablesQueryKey,
} from '@strapec/contracts';
import { type LocalDateTime, type ServiceDate, addDays } from '@strapec/domain';
import { type Query, type QueryClient, type QueryKey, hashKey } from '@tanstack/react-query';
import { toLocalDateTime } from '../../../shared/clock';
import { currentServiceDate } from '../current-service-date';
import { type StoredAnswer, deleteStoredAnswers, readOrDeleteStoredAnswers, storeAnswers } from './answer-store';

const storeDelayMs = 500; // milliseconds: several answers arrive together
const expiryCheckMs = 60_000;
const [authStatusPath] = getGetAuthStatusQueryKey();
const [sitePath] = getGetSiteQueryKey();

let restoredLoadTime: LocalDateTime | null = null;

/** `null` if no evening was restored when the admin opened. */
export const findRestoredLoadTime = (): LocalDateTime | null => restoredLoadTime;

export function restoreEvenings(queries: QueryClient): void {
  const answers = readOrDeleteStoredAnswers();
  for (const { key, data, at } of answers) {
    queries.setQueryData(key, data, { updatedAt: at });
    void queries.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
  const loadTimes = answers.filter(({ key }) => isStoredEveningKey(key)).map(({ at }) => at);
  restoredLoadTime = loadTimes.length > 0 ? toLocalDateTime(new Date(Math.max(...loadTimes))) : null;
}

/** Stores tonight and tomorrow; deletes them at five and when no user is signed in. */
export function startEveningStorage(queries: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const updateStoredAnswers = (): void => {
    timer = undefined;
    const status = queries.getQueryData<AuthStatusDto>([authStatusPath]);
    if (status?.user) storeAnswers(collectCachedAnswers(queries));
    else if (status) deleteStoredAnswers();
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && shouldStoreQuery(query as Query)) timer ??= setTimeout(updateStoredAnswers, storeDelayMs);
  });
  const expiryTimer = setInterval(readOrDeleteStoredAnswers, expiryCheckMs);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearInterval(expiryTimer);
  };
}

function collectCachedAnswers(queries: QueryClient): StoredAnswer[] {
  const stored = queries.getQueryCache().findAll({ predicate: shouldStoreQuery });
  return stored.flatMap(({ queryKey: key, state: { data, dataUpdatedAt: at } }) => (data ? [{ key, data, at }] : []));
}

const shouldStoreQuery = ({ queryKey }: Query): boolean =>
  [authStatusPath, sitePath].some((path) => path === queryKey[0]) || isStoredEveningKey(queryKey);

function isStoredEveningKey(key: QueryKey): boolean {
  const storedKeys = [currentServiceDate(), addDays(currentServiceDate(), 1)].flatMap(toEveningKeys);
  return storedKeys.some((storedKey) => hashKey(storedKey) === hashKey(key));
}

const toEveningKeys = (date: ServiceDate): readonly QueryKey[] => [
  getGetCalendarDayQueryKey(date),
  getListTablesQueryKey({ date }),
];
