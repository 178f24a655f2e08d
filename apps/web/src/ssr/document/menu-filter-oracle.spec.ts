import { type ShownItem, type ShownMenu, parseMenuFilter, toMenuFilterParams } from '@strapec/domain';
import fc from 'fast-check';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import { aMenu, aPublicMenu } from '../../shared/testing/menu-fixtures';
import { aSite } from '../../shared/testing/site-fixtures';
import { noAssets } from './testing/no-assets';

const anyFilter = fc.record({
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
type Wished = typeof anyFilter extends fc.Arbitrary<infer Value> ? Value : never;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const colours: Record<string, string> = {
  sumive: 'sparkling',
  biele: 'white',
  ruzove: 'rose',
  oranzove: 'orange',
  cervene: 'red',
};

function isMeant({ name, text, wine, servings }: ShownItem, wished: Wished): boolean {
  const can = servings.filter(({ isSoldOut, kind }) => !isSoldOut && (!wished.pohar || kind === 'glass'));
  const words = [name, text, wine?.producer, wine?.region, wine?.appellation, wine?.vintage, wine?.grapes.join(' ')];
  const isColour = wished.farba.length === 0 || wished.farba.some((word) => colours[word] === wine?.colour);
  const isRegion = wished.kraj === null || (wine && plain(wine.region) === wished.kraj) === true;
  const isPrice = wished.do === null || can.some(({ priceCents }) => priceCents <= (wished.do ?? 0) * 100);
  const isFound = plain(wished.q)
    .split(' ')
    .every((word) => plain(words.filter(Boolean).join(' ')).includes(word));
  return isColour && isRegion && isPrice && isFound && (!wished.pohar || can.length > 0);
}

let render: PageRenderer;
beforeAll(async () => {
  render = await createRendererFromAssets(noAssets);
});

/** A quarter of the list, with every third serving sold out. */
const menu: ShownMenu = aMenu('sk').map((section) => ({
  ...section,
  items: section.items
    .filter((_, at) => at % 4 === 0)
    .map((item, at) => {
      const servings = item.servings.map((serving, index) => ({ ...serving, isSoldOut: (at + index) % 3 === 0 }));
      return { ...item, servings, isSoldOut: servings.every(({ isSoldOut }) => isSoldOut) };
    }),
}));
const items = menu.flatMap((section) => section.items);

function paramsFor(wished: Wished): URLSearchParams {
  const params = new URLSearchParams(wished.farba.map((word) => ['farba', word]));
  if (wished.pohar) params.set('pohar', '1');
  if (wished.do !== null) params.set('do', String(wished.do));
  if (wished.kraj !== null) params.set('kraj', wished.kraj);
  params.set('q', wished.q);
  return params;
}

function shownFor(params: URLSearchParams): { rows: string[]; sections: number } {
  const query = toMenuFilterParams(parseMenuFilter(params));
  const shown = { site: aSite('sk'), menu: aPublicMenu('sk', menu), query };
  const { html } = render({ path: '/wine-menu', language: 'sk', origin: 'https://strapec.example', ...shown });
  const isSeen = ([tag]: RegExpMatchArray) => !/ hidden=""/.test(tag);
  const rows = [...html.matchAll(/<li id="([^"]+)"[^>]*>/g)].filter(isSeen).map(([, id = '']) => id);
  const sections = [...html.matchAll(/<section id="list-[^>]*>/g)].filter(isSeen).length;
  return { rows, sections };
}

const runs = process.env.TEST_LONG ? 1_000 : 60;

test('what the page shows is what a plain reading of the address means', () => {
  let somethingFound = 0;
  fc.assert(
    fc.property(anyFilter, (wished) => {
      const meant = items.filter((item) => isMeant(item, wished));
      const sections = menu.filter((section) => section.items.some((item) => meant.includes(item))).length;
      expect(shownFor(paramsFor(wished))).toEqual({ rows: meant.map(({ slug }) => slug), sections });
      if (meant.length > 0 && meant.length < items.length) somethingFound += 1;
    }),
    { numRuns: runs, seed: 20261128 },
  );
  expect(somethingFound).toBeGreaterThan(runs * 0.3); // most filters exclude some wines
}, 600_000);
