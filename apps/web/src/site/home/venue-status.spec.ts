import { buildPublicVenue, buildClosedVenue } from '../../shared/testing/site-fixtures';
import { venueStatus } from './opening-hours';

test.each([
  ['Wednesday at noon', '2026-06-03', 12 * 60, { kind: 'later', date: '2026-06-03', opens: '16:00', closes: '24:00' }],
  ['Wednesday at four', '2026-06-03', 16 * 60, { kind: 'open', date: '2026-06-03', closes: '24:00' }],
  ['Wednesday at 23:59', '2026-06-03', 1439, { kind: 'open', date: '2026-06-03', closes: '24:00' }],
  ['Thursday at midnight', '2026-06-04', 0, { kind: 'later', date: '2026-06-04', opens: '16:00', closes: '24:00' }],
  ['Saturday at one in the morning', '2026-06-06', 60, { kind: 'open', date: '2026-06-05', closes: '02:00' }],
  ['Sunday at two in the morning', '2026-06-07', 2 * 60, { kind: 'closed', next: 'wednesday', opens: '16:00' }],
  ['Monday', '2026-06-08', 18 * 60, { kind: 'closed', next: 'wednesday', opens: '16:00' }],
])('the status on %s', (_moment, date, minute, expectedStatus) => {
  expect(venueStatus({ date, minute }, buildPublicVenue())).toEqual(expectedStatus);
});

test('the status skips a closed special day, also on the day before', () => {
  const venue = buildClosedVenue('2026-06-03');
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
  const venue = buildPublicVenue({ schedule: { ...buildPublicVenue().schedule, specialDays } });
  const readStatus = (minute: number) => venueStatus({ date: '2026-06-03', minute }, venue);
  expect(readStatus(600)).toMatchObject({ kind: 'later', opens: '11:00', closes: '14:00' });
  expect(readStatus(839)).toMatchObject({ kind: 'open', closes: '14:00' });
  expect(readStatus(840)).toMatchObject({ kind: 'later', opens: '17:00', closes: '24:00' });
  expect(readStatus(1020)).toMatchObject({ kind: 'open', closes: '24:00' });
});

test('a venue that does not open within a week has no status', () => {
  expect(venueStatus({ date: '2026-06-03', minute: 0 }, buildClosedVenue('2026-06-01', '2026-06-30'))).toBeNull();
});
