import { aVenue, aVenueClosed } from '../../shared/testing/site-fixtures';
import { venueStatus } from './opening-hours';

const at = (date: string, hour: number, minute = 0) => venueStatus({ date, minute: hour * 60 + minute }, aVenue());

test.each([
  ['Wednesday noon', at('2026-06-03', 12), { kind: 'later', date: '2026-06-03', opens: '16:00', closes: '24:00' }],
  ['Wednesday at four', at('2026-06-03', 16), { kind: 'open', date: '2026-06-03', closes: '24:00' }],
  [
    'Wednesday, a minute before midnight',
    at('2026-06-03', 23, 59),
    { kind: 'open', date: '2026-06-03', closes: '24:00' },
  ],
  ['Thursday, midnight', at('2026-06-04', 0), { kind: 'later', date: '2026-06-04', opens: '16:00', closes: '24:00' }],
  ['Saturday at one in the morning', at('2026-06-06', 1), { kind: 'open', date: '2026-06-05', closes: '02:00' }],
  ['Sunday at two in the morning', at('2026-06-07', 2), { kind: 'closed', next: 'wednesday', opens: '16:00' }],
  ['Monday', at('2026-06-08', 18), { kind: 'closed', next: 'wednesday', opens: '16:00' }],
])('%s', (_moment, status, expected) => {
  expect(status).toEqual(expected);
});

test('a special day is closed, also for the words of the day before', () => {
  const venue = aVenueClosed('2026-06-03');
  expect(venueStatus({ date: '2026-06-03', minute: 1080 }, venue)).toEqual({
    kind: 'closed',
    next: 'thursday',
    opens: '16:00',
  });
  expect(venueStatus({ date: '2026-06-02', minute: 1080 }, venue)).toMatchObject({ kind: 'closed', next: 'thursday' });
});

test('a break is shown as closed until the venue opens again', () => {
  const hours = { opens: 660, lastStart: 1380, closes: 1440, break: { from: 840, until: 1020 } };
  const specialDays = [{ from: '2026-06-03', to: '2026-06-03', hours }];
  const venue = aVenue({ schedule: { ...aVenue().schedule, specialDays } });
  const statusAt = (minute: number) => venueStatus({ date: '2026-06-03', minute }, venue);
  expect(statusAt(600)).toMatchObject({ kind: 'later', opens: '11:00', closes: '14:00' });
  expect(statusAt(839)).toMatchObject({ kind: 'open', closes: '14:00' });
  expect(statusAt(840)).toMatchObject({ kind: 'later', opens: '17:00', closes: '24:00' });
  expect(statusAt(1020)).toMatchObject({ kind: 'open', closes: '24:00' });
});

test('a venue that does not open within a week has no status', () => {
  expect(venueStatus({ date: '2026-06-03', minute: 0 }, aVenueClosed('2026-06-01', '2026-06-30'))).toBeNull();
});
