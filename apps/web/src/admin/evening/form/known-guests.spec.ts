import { aStaffReservation } from '../../testing/evening-fixtures';
import { guestQuery, listKnownGuests, isAlreadyEntered } from './known-guests';

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
])('searches the typed text: %j', (values, typed) => expect(guestQuery(values)).toBe(typed));

test('each guest appears once, with the data of the latest visit', () => {
  const guests = listKnownGuests(
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
  expect(guests.map(({ lastName, email }) => [lastName, email])).toEqual([
    ['Kováčová', 'new@example.com'],
    ['Kovács', 'zuzana@example.com'],
  ]);
});

test.each(['0905 123', '+421 905 123 456', '905123'])('the number %s is found however it is written', (typed) => {
  expect(listKnownGuests(found([visit({ phone: '0905/123 456' })]), typed)).toHaveLength(1);
});

test('a guest who was found by a note, or has no number and e-mail, is not offered', () => {
  expect(listKnownGuests(found([visit({ staffNote: 'friend of Novák' })]), 'novak')).toEqual([]);
  expect(listKnownGuests(found([visit({ phone: null, phoneE164: null, email: null })]), 'kova')).toEqual([]);
});

test('past and coming visits are distinguished', () => {
  const visits = found(
    [
      visit({ date: '2026-11-01', status: 'cancelled' }),
      visit({ date: '2026-10-01', status: 'completed' }),
      visit({ date: '2026-09-01', status: 'completed' }),
    ],
    [visit({ date: '2026-11-28' }), visit({ date: '2026-12-24' }), visit({ date: '2026-12-25', status: 'cancelled' })],
  );
  expect(listKnownGuests(visits, 'kova')).toMatchObject([{ lastVisitDate: '2026-10-01', nextVisitDate: '2026-11-28' }]);
  expect(listKnownGuests(found([visit({ status: 'no_show' })]), 'kova')).toMatchObject([
    { lastVisitDate: null, nextVisitDate: null },
  ]);
});

test('names match at the beginning of a word, last names first', () => {
  const names = ['Kova Malá', 'Barbora Šimková', 'Eva Hudáková', 'Zuzana Kováčová', 'Jana Nagy-Kovárová'];
  const all = names.map((name, at) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return visit({ firstName, lastName, phoneE164: `+42190512345${at}` });
  });
  expect(listKnownGuests(found(all), 'kov').map(({ lastName }) => lastName)).toEqual([
    'Kováčová',
    'Nagy-Kovárová',
    'Malá',
  ]);
});

test('at most four guests are offered', () => {
  const many = Array.from({ length: 9 }, (_, n) => visit({ phoneE164: `+42190512345${n}` }));
  expect(listKnownGuests(found(many), 'kova')).toHaveLength(4);
});

test('a guest who is in the form already is not offered', () => {
  const [guest] = listKnownGuests(found([visit()]), 'kova');
  if (!guest) throw new Error('no guest');
  expect(isAlreadyEntered(guest, { ...guest })).toBe(true);
  expect(isAlreadyEntered(guest, { lastName: 'Kováčová' })).toBe(false);
});
