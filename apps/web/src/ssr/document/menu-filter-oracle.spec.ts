import { type ShownItem, type ShownMenu, parseMenuFilter, toMenuFilterParams } from '@strapec/domain';
import fc from 'fast-check';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import { buildMenu, buildPublicMenu } from '../../shared/testing/menu-fixtures';
import { buildSite } from '../../shared/testing/site-fixtures';
import { noAssets } from './testing/no-assets';

const filterArbitrary = fc.record({
  farba: fc.oneof(
    { weight: 2, arbitrary: fc.constant([] as string[]) },
    fc.subarray<string>(['sumive', 'biele', 'ruzove', 'oranzove', 'cervene']),
  ),
  pohar: fc.nat(3).map((chance) => chance === 0),
  do: fc.option(fc.constantFrom(4, 4.5, 6, 8, 30, 45.5, 90)),
  kraj: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    fc.constantFrom('malokarpatska', 'tokaj', 'champagne', 'piemont', 'nikde'),
  ),
  q: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.constantFrom('modra', 'FRANKOVKA', 'vinarstvo 2024', 'syr', 'čučoriedka'),
  ),
});
type MenuFilter = typeof filterArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const normalizeText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const colourByWord: Record<string, string> = {
  sumive: 'sparkling',
  biele: 'white',
  ruzove: 'rose',
  oranzove: 'orange',
  cervene: 'red',
};

function matchesFilter({ name, text, wine, servings }: ShownItem, filter: MenuFilter): boolean {
  const available = servings.filter(({ isSoldOut, kind }) => !isSoldOut && (!filter.pohar || kind === 'glass'));
  const texts = [name, text, wine?.producer, wine?.region, wine?.appellation, wine?.vintage, wine?.grapes.join(' ')];
  const hasColour = filter.farba.length === 0 || filter.farba.some((word) => colourByWord[word] === wine?.colour);
  const hasRegion = filter.kraj === null || (wine && normalizeText(wine.region) === filter.kraj) === true;
  const hasPrice = filter.do === null || available.some(({ priceCents }) => priceCents <= (filter.do ?? 0) * 100);
  const hasWords = normalizeText(filter.q)
    .split(' ')
    .every((word) => normalizeText(texts.filter(Boolean).join(' ')).includes(word));
  return hasColour && hasRegion && hasPrice && hasWords && (!filter.pohar || available.length > 0);
}

let render: PageRenderer;
beforeAll(async () => {
  render = await createRendererFromAssets(noAssets);
});

/** A quarter of the list, with every third serving sold out. */
const menu: ShownMenu = buildMenu('sk').map((section) => ({
  ...section,
  items: section.items
    .filter((_, index) => index % 4 === 0)
    .map((item, i) => {
      const servings = item.servings.map((serving, j) => ({ ...serving, isSoldOut: (i + j) % 3 === 0 }));
      return { ...item, servings, isSoldOut: servings.every(({ isSoldOut }) => isSoldOut) };
    }),
}));
const items = menu.flatMap((section) => section.items);

function toParams(filter: MenuFilter): URLSearchParams {
  const params = new URLSearchParams(filter.farba.map((word) => ['farba', word]));
  if (filter.pohar) params.set('pohar', '1');
  if (filter.do !== null) params.set('do', String(filter.do));
  if (filter.kraj !== null) params.set('kraj', filter.kraj);
  params.set('q', filter.q);
  return params;
}

function renderItems(params: URLSearchParams): { slugs: string[]; sectionCount: number } {
  const query = toMenuFilterParams(parseMenuFilter(params));
  const pageData = { site: buildSite('sk'), menu: buildPublicMenu('sk', menu), query };
  const { html } = render({ path: '/wine-menu', language: 'sk', origin: 'https://strapec.example', ...pageData });
  const isVisible = ([tag]: RegExpMatchArray) => !/ hidden=""/.test(tag);
  const slugs = [...html.matchAll(/<li id="([^"]+)"[^>]*>/g)].filter(isVisible).map(([, id = '']) => id);
  const sectionCount = [...html.matchAll(/<section id="list-[^>]*>/g)].filter(isVisible).length;
  return { slugs, sectionCount };
}

const runCount = process.env.TEST_LONG ? 1_000 : 60;

test('the page shows the items that a simple implementation of the filter selects', () => {
  let selectiveRunCount = 0;
  fc.assert(
    fc.property(filterArbitrary, (filter) => {
      const expectedItems = items.filter((item) => matchesFilter(item, filter));
      const sectionCount = menu.filter((section) => section.items.some((item) => expectedItems.includes(item))).length;
      expect(renderItems(toParams(filter))).toEqual({ slugs: expectedItems.map(({ slug }) => slug), sectionCount });
      if (expectedItems.length > 0 && expectedItems.length < items.length) selectiveRunCount += 1;
    }),
    { numRuns: runCount, seed: 20261128 },
  );
  expect(selectiveRunCount).toBeGreaterThan(runCount * 0.3); // most filters exclude some wines
}, 600_000);
