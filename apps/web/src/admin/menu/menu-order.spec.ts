import { aStaffMenu, aMenuItem } from '../testing/menu-fixtures';
import { moveItem, findItemPosition, moveSection } from './menu-order';

const menu = aStaffMenu(['a', 'b', 'c'].map((id) => aMenuItem(id)));
const idsIn = ({ sections }: typeof menu) => sections.map(({ items }) => items.map(({ id }) => id).join(''));

test.each([
  ['c', { sectionId: 'reds', nextItemId: 'a' }, ['cab', '', 'cheese']],
  ['a', { sectionId: 'reds', nextItemId: 'c' }, ['bac', '', 'cheese']],
  ['a', { sectionId: 'reds', nextItemId: null }, ['bca', '', 'cheese']],
  ['b', { sectionId: 'whites', nextItemId: null }, ['ac', 'b', 'cheese']],
  ['b', { sectionId: 'plates', nextItemId: 'cheese' }, ['abc', '', 'cheese']], // a wine is no plate
  ['b', { sectionId: 'reds', nextItemId: 'b' }, ['abc', '', 'cheese']],
  ['x', { sectionId: 'reds', nextItemId: 'a' }, ['abc', '', 'cheese']],
])('%s put down at %j', (id, place, expected) => {
  expect(idsIn(moveItem(menu, id, place))).toEqual(expected);
});

test.each([
  ['a', -1, null],
  ['a', 1, ['bac', '', 'cheese']],
  ['b', 1, ['acb', '', 'cheese']],
  ['c', 1, null],
  ['c', -1, ['acb', '', 'cheese']],
] as const)('%s goes a step of %d', (id, step, expected) => {
  const place = findItemPosition(menu, id, step);
  expect(place && idsIn(moveItem(menu, id, place))).toEqual(expected);
});

test('sections change places among those of their kind alone', () => {
  const moved = (id: string, step: 1 | -1) => moveSection(menu.sections, id, step).map((section) => section.id);
  expect(moved('reds', 1)).toEqual(['whites', 'reds', 'plates']);
  expect(moved('reds', -1)).toEqual(['reds', 'whites', 'plates']);
  expect(moved('whites', 1)).toEqual(['reds', 'whites', 'plates']);
  expect(moved('plates', 1)).toEqual(['reds', 'whites', 'plates']);
});
