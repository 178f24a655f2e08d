import type { PageTextDto } from '@strapec/contracts';
import { searchTexts, groupTexts } from './content-list';

const aText = (key: string, section: string, contentSk: string): PageTextDto => ({
  key,
  section,
  type: 'text',
  contentEn: `English ${key}`,
  contentSk,
  placeholders: [],
  version: 1,
  updatedAt: '2026-11-21T14:00:00.000Z',
  updatedBy: null,
  ...{ page: 'home', builtInEn: null, builtInSk: null },
});
const texts = [
  aText('footer.slogan', 'footer', 'Pohár pri pohári'),
  aText('home.hero.title', 'home', 'Víno, ktoré spomalí večer'),
  aText('home.hero.text', 'home', 'Malý bar v Starom Meste'),
  aText('odd.key', 'something', 'Čosi'),
];
const found = (query: string, section: string | null = null) =>
  searchTexts(groupTexts(texts, 'keys'), { query, group: section }).map(([name, items]) => [
    name,
    items.map(({ key }) => key),
  ]);

test('sections come as a guest meets them, unknown ones last', () => {
  expect(found('').map(([section]) => section)).toEqual(['home', 'footer', 'something']);
});

test.each([
  ['VINO vecer', [['home', ['home.hero.title']]]],
  ['hero', [['home', ['home.hero.title', 'home.hero.text']]]],
  ['something', [['something', ['odd.key']]]],
  ['english slogan', [['footer', ['footer.slogan']]]],
  ['no such words', []],
])('%p finds what has every word, accents or not', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('one section alone', () => {
  expect(found('po', 'footer')).toEqual([['footer', ['footer.slogan']]]);
});
