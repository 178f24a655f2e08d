import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { getGetCalendarDayQueryKey } from '@strapec/contracts';
import { aStaffReservation, anEvening } from '../testing/some-reservations';
import { readAnew } from './read-anew';
import { isAsSeen } from './reservation-cache';

/** A house that answers when it is told to, with what held when it was asked. */
function aHouse() {
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
  const house = aHouse();
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, { queryKey: ['evening'], queryFn: house.read });
  const stop = observer.subscribe(() => undefined);
  return { house, queries, shown: () => observer.getCurrentResult().data, stop };
}

test.each([
  ['for the first time', 0],
  ['again', 1],
])('what changes while it is read %s is shown', async (_, reads) => {
  const { house, queries, shown, stop } = aScreen();
  for (let read = 0; read < reads; read += 1) {
    await house.answer();
    void queries.invalidateQueries();
  }
  house.change();
  void readAnew(queries, () => true);
  await house.answer(); // of before the change
  await house.answer();
  expect(shown()).toBe('as it is');
  stop();
});

test('the control: only to invalidate it keeps the older answer', async () => {
  const { house, queries, shown, stop } = aScreen();
  house.change();
  void queries.invalidateQueries();
  await house.answer();
  await house.answer();
  expect(shown()).toBe('as it was');
  stop();
});

test.each([
  ['as it was', {}, true],
  ['gone', { status: 'completed', tables: [] }, false],
  ['at another table', { tables: ['T2'] }, false],
  ['later', { time: '20:00' }, false],
  ['with another note', { staffNote: 'VIP', version: 2 }, true],
] as const)('what was said of a reservation is asked of what it is now: %s', (_, change, isTrue) => {
  const queries = new QueryClient();
  const seen = aStaffReservation({ tables: ['T1'] });
  expect(isAsSeen(queries, seen)).toBe(true); // of what is on no page nothing is known
  const now = { ...seen, ...change, tables: [...((change as { tables?: string[] }).tables ?? seen.tables)] };
  queries.setQueryData(getGetCalendarDayQueryKey('2026-11-21'), anEvening([now]));
  expect(isAsSeen(queries, seen)).toBe(isTrue);
});
