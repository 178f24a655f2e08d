import { clampDate, moveDayByKey, nextMonth, previousMonth, listWeeksOfMonth } from './calendar-days';

test('a month is drawn in weeks from Monday to Sunday', () => {
  const weeks = listWeeksOfMonth('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(listWeeksOfMonth('2027-02-01')).toHaveLength(4);
});

test.each([
  ['2026-12-31', '2027-01-01', '2026-11-01'],
  ['2028-01-31', '2028-02-01', '2027-12-01'],
])('the months around %s begin on %s and %s', (date, expectedNext, expectedPrevious) => {
  expect([nextMonth(date), previousMonth(date)]).toEqual([expectedNext, expectedPrevious]);
});

test.each([
  ['ArrowLeft', '2026-12-03'],
  ['ArrowRight', '2026-12-05'],
  ['ArrowUp', '2026-11-27'],
  ['ArrowDown', '2026-12-11'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-04'],
  ['PageDown', '2027-01-04'],
  ['Enter', null],
])('%s leads from Friday 4 December to %s', (key, expectedDate) => {
  expect(moveDayByKey(key, '2026-12-04')).toBe(expectedDate);
});

test('a day that the next month does not have becomes its last day', () => {
  expect(moveDayByKey('PageDown', '2027-01-31')).toBe('2027-02-28');
});

test('a date is limited to the earliest and the latest', () => {
  expect(clampDate('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
  expect(clampDate('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
});
