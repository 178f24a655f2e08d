import { aSite } from '../../shared/testing/a-site';
import { houseStatus } from './house-status';

const { openingHours } = aSite('sk');
const at = (date: string, hour: number, minute = 0) => houseStatus({ date, minute: hour * 60 + minute }, openingHours);

test.each([
  ['Wednesday noon', at('2026-06-03', 12), { kind: 'later', evening: 'wednesday', opens: '16:00', closes: '24:00' }],
  ['Wednesday at four', at('2026-06-03', 16), { kind: 'open', evening: 'wednesday', closes: '24:00' }],
  [
    'Wednesday, a minute before midnight',
    at('2026-06-03', 23, 59),
    { kind: 'open', evening: 'wednesday', closes: '24:00' },
  ],
  ['Thursday, midnight', at('2026-06-04', 0), { kind: 'later', evening: 'thursday', opens: '16:00', closes: '24:00' }],
  ['Saturday at one in the morning', at('2026-06-06', 1), { kind: 'open', evening: 'friday', closes: '02:00' }],
  ['Sunday at two in the morning', at('2026-06-07', 2), { kind: 'closed', next: 'wednesday', opens: '16:00' }],
  ['Monday', at('2026-06-08', 18), { kind: 'closed', next: 'wednesday', opens: '16:00' }],
])('%s', (_moment, status, expected) => {
  expect(status).toEqual(expected);
});

test('a house that never opens has no status', () => {
  const closed = openingHours.map(({ weekday }) => ({ weekday, opens: null, closes: null, lastStart: null }));
  expect(houseStatus({ date: '2026-06-03', minute: 0 }, closed)).toBeNull();
});
