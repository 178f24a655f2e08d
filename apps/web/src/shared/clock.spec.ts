import { localMomentOf } from './clock';

test.each([
  ['2026-06-03T16:30:00Z', { date: '2026-06-03', minute: 1110 }],
  ['2026-12-31T23:05:00Z', { date: '2027-01-01', minute: 5 }],
  ['2026-10-25T00:30:00Z', { date: '2026-10-25', minute: 150 }], // 02:30 for the first time
  ['2026-10-25T01:30:00Z', { date: '2026-10-25', minute: 150 }], // and for the second
])('%s in Bratislava', (instant, moment) => {
  expect(localMomentOf(new Date(instant))).toEqual(moment);
});
