import type { PageTextDto } from '@strapec/contracts';
import { searchTexts, groupTexts } from './text-list';

const buildText = (key: string, section: string, contentSk: string): PageTextDto => ({
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
  buildText('footer.slogan', 'footer', 'Pohár pri pohári'),
  buildText('home.hero.title', 'home', 'Víno, ktoré spomalí večer'),
  buildText('home.hero.text', 'home', 'Malý bar v Starom Meste'),
  buildText('odd.key', 'something', 'Čosi'),
];
const searchKeys = (query: string, section: string | null = null) =>
  searchTexts(groupTexts(texts, 'keys'), { query, group: section }).map(([sectionName, sectionTexts]) => [
    sectionName,
    sectionTexts.map(({ key }) => key),
  ]);

test('sections have the order of the website, unknown ones come last', () => {
  expect(searchKeys('').map(([section]) => section)).toEqual(['home', 'footer', 'something']);
});

test.each([
  ['VINO vecer', [['home', ['home.hero.title']]]],
  ['hero', [['home', ['home.hero.title', 'home.hero.text']]]],
  ['something', [['something', ['odd.key']]]],
  ['english slogan', [['footer', ['footer.slogan']]]],
  ['no such words', []],
])('the query %p finds texts with every word, with or without accents', (query, expectedKeys) => {
  expect(searchKeys(query)).toEqual(expectedKeys);
});

test('a search can be limited to one section', () => {
  expect(searchKeys('po', 'footer')).toEqual([['footer', ['footer.slogan']]]);
});
