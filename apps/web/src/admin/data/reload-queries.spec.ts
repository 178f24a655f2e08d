import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getGetCalendarDayQueryKey } from '@strapec/contracts';
import { buildStaffReservation, buildCalendarDay } from '../testing/evening-fixtures';
import { reloadQueries } from './reload-queries';
import { isReservationUnchanged } from './reservation-cache';

/** Each request gets its response from `respond`, with the value at the time of the request. */
function createDelayedApi() {
  let value = 'as it was';
  const pendingResponses: (() => void)[] = [];
  return {
    readValue: () => {
      const valueAtRequest = value;
      return new Promise<string>((resolve) => pendingResponses.push(() => resolve(valueAtRequest)));
    },
    changeValue: () => (value = 'as it is'),
    respond: async () => {
      pendingResponses.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function createObservedQuery() {
  const api = createDelayedApi();
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, { queryKey: ['evening'], queryFn: api.readValue });
  const stopObserving = observer.subscribe(() => undefined);
  return { api, queryClient, readShownValue: () => observer.getCurrentResult().data, stopObserving };
}

test.each([
  ['first load', 0],
  ['later load', 1],
])('a change during a load (%s) is shown', async (_, earlierLoadCount) => {
  const { api, queryClient, readShownValue, stopObserving } = createObservedQuery();
  for (let loadIndex = 0; loadIndex < earlierLoadCount; loadIndex += 1) {
    await api.respond();
    void queryClient.invalidateQueries();
  }
  api.changeValue();
  void reloadQueries(queryClient, () => true);
  await api.respond(); // from before the change
  await api.respond();
  expect(readShownValue()).toBe('as it is');
  stopObserving();
});

test('invalidation alone keeps the outdated value', async () => {
  const { api, queryClient, readShownValue, stopObserving } = createObservedQuery();
  api.changeValue();
  void queryClient.invalidateQueries();
  await api.respond();
  await api.respond();
  expect(readShownValue()).toBe('as it was');
  stopObserving();
});

test.each([
  ['unchanged', {}, true],
  ['completed', { status: 'completed', tables: [] }, false],
  ['at another table', { tables: ['T2'] }, false],
  ['at a later time', { time: '20:00' }, false],
  ['with another note', { staffNote: 'VIP', version: 2 }, true],
] as const)('a reservation is compared with the cached evening: %s', (_, change, isUnchanged) => {
  const queryClient = new QueryClient();
  const reservation = buildStaffReservation({ tables: ['T1'] });
  expect(isReservationUnchanged(queryClient, reservation)).toBe(true); // as long as it is not cached
  const current = { ...reservation, ...change, tables: [...((change as { tables?: string[] }).tables ?? ['T1'])] };
  queryClient.setQueryData(getGetCalendarDayQueryKey('2026-11-21'), buildCalendarDay([current]));
  expect(isReservationUnchanged(queryClient, reservation)).toBe(isUnchanged);
});
