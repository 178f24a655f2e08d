import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getGetCalendarDayQueryKey } from '@strapec/contracts';
import { aStaffReservation, anEvening } from '../testing/evening-fixtures';
import { reloadQueries } from './reload-queries';
import { isReservationUnchanged } from './reservation-cache';

/** A venue that answers when it is told to, with what held when it was asked. */
function aVenue() {
  let state = 'as it was';
  const waiting: (() => void)[] = [];
  return {
    read: () => {
      const seen = state;
      return new Promise<string>((resolve) => waiting.push(() => resolve(seen)));
    },
    change: () => (state = 'as it is'),
    answer: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function aScreen() {
  const venue = aVenue();
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, { queryKey: ['evening'], queryFn: venue.read });
  const stop = observer.subscribe(() => undefined);
  return { venue, queries, shown: () => observer.getCurrentResult().data, stop };
}

test.each([
  ['for the first time', 0],
  ['again', 1],
])('a change during a load (%s) is shown', async (_, reads) => {
  const { venue, queries, shown, stop } = aScreen();
  for (let read = 0; read < reads; read += 1) {
    await venue.answer();
    void queries.invalidateQueries();
  }
  venue.change();
  void reloadQueries(queries, () => true);
  await venue.answer(); // of before the change
  await venue.answer();
  expect(shown()).toBe('as it is');
  stop();
});

test('the control: invalidating alone leaves the older answer', async () => {
  const { venue, queries, shown, stop } = aScreen();
  venue.change();
  void queries.invalidateQueries();
  await venue.answer();
  await venue.answer();
  expect(shown()).toBe('as it was');
  stop();
});

test.each([
  ['as it was', {}, true],
  ['gone', { status: 'completed', tables: [] }, false],
  ['at another table', { tables: ['T2'] }, false],
  ['later', { time: '20:00' }, false],
  ['with another note', { staffNote: 'VIP', version: 2 }, true],
] as const)('a message about a reservation is compared with its present state: %s', (_, change, isTrue) => {
  const queries = new QueryClient();
  const seen = aStaffReservation({ tables: ['T1'] });
  expect(isReservationUnchanged(queries, seen)).toBe(true); // of what is on no page nothing is known
  const now = { ...seen, ...change, tables: [...((change as { tables?: string[] }).tables ?? seen.tables)] };
  queries.setQueryData(getGetCalendarDayQueryKey('2026-11-21'), anEvening([now]));
  expect(isReservationUnchanged(queries, seen)).toBe(isTrue);
});
