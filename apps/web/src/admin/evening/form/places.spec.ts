import { sortPlacesByFit, listFreePlaces } from './places';

const two = { minParty: 1, maxParty: 2 };
const plan = {
  tables: [
    { id: 'T1', ...two },
    { id: 'T2', ...two },
    { id: 'T3', minParty: 2, maxParty: 4 },
    { id: 'T4', ...two },
  ],
  combinations: [{ tables: ['T1', 'T2'], minParty: 3, maxParty: 4, isWholeRoom: false }],
};
const names = (places: ReturnType<typeof sortPlacesByFit>) => places.map(({ tables }) => tables.join('+'));

test('places that seat the party come first', () => {
  expect(names(sortPlacesByFit(3, plan))).toEqual(['T3', 'T1+T2', 'T1', 'T2', 'T4']);
});

test.each([
  ['a listed place is enough', ['T1', 'T2', 'T4'], 4, ['T1+T2', 'T1', 'T2', 'T4']],
  ['as few tables as it takes are pushed together', ['T1', 'T3', 'T4'], 5, ['T1+T3', 'T1', 'T3', 'T4']],
  ['where all together are too small, each stands alone', ['T1', 'T4'], 5, ['T1', 'T4']],
  ['nothing is made of nothing', [], 2, []],
  ['a table that the plan of that day does not know is none', ['T9'], 2, []],
])('%s', (_case, free, partySize, expected) => {
  expect(names(listFreePlaces(free, partySize, plan))).toEqual(expected);
});
