import { aStaffReservation } from '../../shared/testing/some-reservations';
import { guestTyped, guestsIn, isTaken } from './known-guests';

const visit = aStaffReservation;
const found = (past: ReturnType<typeof visit>[], upcoming: ReturnType<typeof visit>[] = []) => ({
  ...{ upcoming, past, upcomingTotal: upcoming.length, pastTotal: past.length, isTotalExact: true },
});

test.each([
  [{ lastName: 'No' }, ''],
  [{ lastName: ' Nov ' }, 'Nov'],
  [{ lastName: 'Nov', phone: '09' }, 'Nov'],
  [{ lastName: 'Nov', phone: '0905 1' }, '0905 1'],
  [{}, ''],
])('looks for what is typed: %j', (values, typed) => expect(guestTyped(values)).toBe(typed));

test('each guest once, as of the latest visit', () => {
  const guests = guestsIn(
    found(
      [
        visit({ date: '2026-10-01', email: 'old@example.com' }),
        visit({ lastName: 'Kovács', phoneE164: '+36301234567' }),
      ],
      [
        visit({ date: '2026-12-01', email: 'newer@example.com' }),
        visit({ date: '2026-12-24', email: 'new@example.com' }),
      ],
    ),
    'kova',
  );
  expect(guests.map(({ lastName, email, date }) => [lastName, email, date])).toEqual([
    ['Kováčová', 'new@example.com', '2026-12-24'],
    ['Kovács', 'zuzana@example.com', '2026-11-21'],
  ]);
});

test.each(['0905 123', '+421 905 123 456', '905123'])('the number %s is found however it is written', (typed) => {
  expect(guestsIn(found([visit({ phone: '0905/123 456' })]), typed)).toHaveLength(1);
});

test('whoever was found by a note, or can be reached nowhere, is not offered', () => {
  expect(guestsIn(found([visit({ staffNote: 'friend of Novák' })]), 'novak')).toEqual([]);
  expect(guestsIn(found([visit({ phone: null, phoneE164: null, email: null })]), 'kova')).toEqual([]);
});

test('no more than can be read at a glance', () => {
  const many = Array.from({ length: 9 }, (_, n) => visit({ phoneE164: `+42190512345${n}` }));
  expect(guestsIn(found(many), 'kova')).toHaveLength(4);
});

test('who stands in the form already is not offered again', () => {
  const [guest] = guestsIn(found([visit()]), 'kova');
  if (!guest) throw new Error('nobody');
  expect(isTaken(guest, { ...guest })).toBe(true);
  expect(isTaken(guest, { lastName: 'Kováčová' })).toBe(false);
});
