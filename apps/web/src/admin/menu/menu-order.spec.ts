import { buildStaffMenu, buildMenuItem } from '../testing/menu-fixtures';
import { moveItem, findItemPosition, moveSection } from './menu-order';

const menu = buildStaffMenu(['a', 'b', 'c'].map((id) => buildMenuItem(id)));
const listItemIds = ({ sections }: typeof menu) => sections.map(({ items }) => items.map(({ id }) => id).join(''));

test.each([
  ['c', { sectionId: 'reds', nextItemId: 'a' }, ['cab', '', 'cheese']],
  ['a', { sectionId: 'reds', nextItemId: 'c' }, ['bac', '', 'cheese']],
  ['a', { sectionId: 'reds', nextItemId: null }, ['bca', '', 'cheese']],
  ['b', { sectionId: 'whites', nextItemId: null }, ['ac', 'b', 'cheese']],
  ['b', { sectionId: 'plates', nextItemId: 'cheese' }, ['abc', '', 'cheese']], // a wine cannot move to the plates
  ['b', { sectionId: 'reds', nextItemId: 'b' }, ['abc', '', 'cheese']],
  ['x', { sectionId: 'reds', nextItemId: 'a' }, ['abc', '', 'cheese']],
])('item %s is moved to %j', (id, position, expectedIds) => {
  expect(listItemIds(moveItem(menu, id, position))).toEqual(expectedIds);
});

test.each([
  ['a', -1, null],
  ['a', 1, ['bac', '', 'cheese']],
  ['b', 1, ['acb', '', 'cheese']],
  ['c', 1, null],
  ['c', -1, ['acb', '', 'cheese']],
] as const)('item %s is moved by %d', (id, step, expectedIds) => {
  const position = findItemPosition(menu, id, step);
  expect(position && listItemIds(moveItem(menu, id, position))).toEqual(expectedIds);
});

test('a section is moved only among sections of its kind', () => {
  const moveAndList = (id: string, step: 1 | -1) => moveSection(menu.sections, id, step).map((section) => section.id);
  expect(moveAndList('reds', 1)).toEqual(['whites', 'reds', 'plates']);
  expect(moveAndList('reds', -1)).toEqual(['reds', 'whites', 'plates']);
  expect(moveAndList('whites', 1)).toEqual(['reds', 'whites', 'plates']);
  expect(moveAndList('plates', 1)).toEqual(['reds', 'whites', 'plates']);
});
