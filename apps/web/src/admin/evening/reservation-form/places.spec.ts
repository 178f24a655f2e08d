import { sortPlacesByFit, listFreePlaces } from './places';

const partyLimits = { minParty: 1, maxParty: 2 };
const plan = {
  tables: [
    { id: 'T1', ...partyLimits },
    { id: 'T2', ...partyLimits },
    { id: 'T3', minParty: 2, maxParty: 4 },
    { id: 'T4', ...partyLimits },
  ],
  combinations: [{ tables: ['T1', 'T2'], minParty: 3, maxParty: 4, isWholeRoom: false }],
};
const formatPlaces = (places: ReturnType<typeof sortPlacesByFit>) => places.map(({ tables }) => tables.join('+'));

test('places that seat the party come first', () => {
  expect(formatPlaces(sortPlacesByFit(3, plan))).toEqual(['T3', 'T1+T2', 'T1', 'T2', 'T4']);
});

test.each([
  ['a listed combination is offered before its tables', ['T1', 'T2', 'T4'], 4, ['T1+T2', 'T1', 'T2', 'T4']],
  ['as few tables as necessary are joined', ['T1', 'T3', 'T4'], 5, ['T1+T3', 'T1', 'T3', 'T4']],
  ['tables that are too small together are offered one by one', ['T1', 'T4'], 5, ['T1', 'T4']],
  ['no free table gives no place', [], 2, []],
  ['a table that is not in the plan gives no place', ['T9'], 2, []],
])('%s', (_case, freeTableIds, partySize, expectedPlaces) => {
  expect(formatPlaces(listFreePlaces(freeTableIds, partySize, plan))).toEqual(expectedPlaces);
});
