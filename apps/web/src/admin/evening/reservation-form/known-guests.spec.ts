import { buildStaffReservation } from '../../testing/evening-fixtures';
import { toGuestQuery, listKnownGuests, isAlreadyEntered } from './known-guests';

const buildVisit = buildStaffReservation;
const buildResult = (past: ReturnType<typeof buildVisit>[], upcoming: ReturnType<typeof buildVisit>[] = []) => ({
  ...{ upcoming, past, upcomingTotal: upcoming.length, pastTotal: past.length, isTotalExact: true },
});

test.each([
  [{ lastName: 'No' }, ''],
  [{ lastName: ' Nov ' }, 'Nov'],
  [{ lastName: 'Nov', phone: '09' }, 'Nov'],
  [{ lastName: 'Nov', phone: '0905 1' }, '0905 1'],
  [{}, ''],
])('the query is taken from %j', (values, expectedQuery) => expect(toGuestQuery(values)).toBe(expectedQuery));

test('each guest appears once, with the data of the latest visit', () => {
  const guests = listKnownGuests(
    buildResult(
      [
        buildVisit({ date: '2026-10-01', email: 'old@example.com' }),
        buildVisit({ lastName: 'Kovács', phoneE164: '+36301234567' }),
      ],
      [
        buildVisit({ date: '2026-12-01', email: 'newer@example.com' }),
        buildVisit({ date: '2026-12-24', email: 'new@example.com' }),
      ],
    ),
    'kova',
  );
  expect(guests.map(({ lastName, email }) => [lastName, email])).toEqual([
    ['Kováčová', 'new@example.com'],
    ['Kovács', 'zuzana@example.com'],
  ]);
});

test.each(['0905 123', '+421 905 123 456', '905123'])('a guest is found by the phone number %s', (query) => {
  expect(listKnownGuests(buildResult([buildVisit({ phone: '0905/123 456' })]), query)).toHaveLength(1);
});

test('a guest who was found by a note, or has no number and e-mail, is not offered', () => {
  expect(listKnownGuests(buildResult([buildVisit({ staffNote: 'friend of Novák' })]), 'novak')).toEqual([]);
  expect(listKnownGuests(buildResult([buildVisit({ phone: null, phoneE164: null, email: null })]), 'kova')).toEqual([]);
});

test('a known guest has the dates of the last and the next visit', () => {
  const visits = buildResult(
    [
      buildVisit({ date: '2026-11-01', status: 'cancelled' }),
      buildVisit({ date: '2026-10-01', status: 'completed' }),
      buildVisit({ date: '2026-09-01', status: 'completed' }),
    ],
    [
      buildVisit({ date: '2026-11-28' }),
      buildVisit({ date: '2026-12-24' }),
      buildVisit({ date: '2026-12-25', status: 'cancelled' }),
    ],
  );
  expect(listKnownGuests(visits, 'kova')).toMatchObject([{ lastVisitDate: '2026-10-01', nextVisitDate: '2026-11-28' }]);
  expect(listKnownGuests(buildResult([buildVisit({ status: 'no_show' })]), 'kova')).toMatchObject([
    { lastVisitDate: null, nextVisitDate: null },
  ]);
});

test('names match at the beginning of a word, last names first', () => {
  const guestNames = ['Kova Malá', 'Barbora Šimková', 'Eva Hudáková', 'Zuzana Kováčová', 'Jana Nagy-Kovárová'];
  const visits = guestNames.map((name, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return buildVisit({ firstName, lastName, phoneE164: `+42190512345${index}` });
  });
  expect(listKnownGuests(buildResult(visits), 'kov').map(({ lastName }) => lastName)).toEqual([
    'Kováčová',
    'Nagy-Kovárová',
    'Malá',
  ]);
});

test('at most four guests are offered', () => {
  const visits = Array.from({ length: 9 }, (_, index) => buildVisit({ phoneE164: `+42190512345${index}` }));
  expect(listKnownGuests(buildResult(visits), 'kova')).toHaveLength(4);
});

test('a guest counts as entered when all fields of the form match', () => {
  const [guest] = listKnownGuests(buildResult([buildVisit()]), 'kova');
  if (!guest) throw new Error('no guest was found');
  expect(isAlreadyEntered(guest, { ...guest })).toBe(true);
  expect(isAlreadyEntered(guest, { lastName: 'Kováčová' })).toBe(false);
});
