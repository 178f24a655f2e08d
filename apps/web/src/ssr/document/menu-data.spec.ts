import { languages } from '@strapec/domain';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import { aMenu, aPublicMenu } from '../../shared/testing/menu-fixtures';
import { aSite } from '../../shared/testing/site-fixtures';
import { noAssets } from './testing/no-assets';

interface Offer {
  '@type': string;
  price: string;
  priceCurrency: string;
  availability: string;
  eligibleQuantity?: { '@type': string; value: number; unitCode: string };
}
interface Item {
  '@type': string;
  name: string;
  suitableForDiet?: string;
  nutrition?: object;
  offers: Offer[];
}
interface Data {
  '@type': string;
  url: string;
  hasMenuSection: { '@type': string; name: string; hasMenuItem: Item[] }[];
}

let render: PageRenderer;
beforeAll(async () => {
  render = await createRendererFromAssets(noAssets);
});

function dataOf(language: 'sk' | 'en', menu = aMenu(language)): Data {
  const shown = { site: aSite(language), menu: aPublicMenu(language, menu) };
  const { html } = render({ path: '/wine-menu', language, origin: 'https://strapec.example', ...shown });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as Data;
}

test.each(languages)('lists every item with every serving (%s)', (language) => {
  const data = dataOf(language);
  expect([data['@type'], data.url]).toEqual([
    'Menu',
    `https://strapec.example/wine-menu${language === 'en' ? '?lang=en' : ''}`,
  ]);
  const items = data.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  const shown = aMenu(language).flatMap((section) => section.items);
  expect(items.map(({ offers }) => offers.length)).toEqual(shown.map(({ servings }) => servings.length));
  shown.forEach((item, at) => {
    const data = items[at];
    expect(data).toMatchObject({ '@type': 'MenuItem', name: expect.stringContaining(item.name) as string });
    expect(data?.suitableForDiet).toBe(item.wine?.isVegan ? 'https://schema.org/VeganDiet' : undefined);
    item.servings.forEach(({ priceCents, volumeMl }, index) => {
      expect(data?.offers[index]).toEqual({
        '@type': 'Offer',
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        ...(volumeMl !== null && {
          eligibleQuantity: { '@type': 'QuantitativeValue', value: volumeMl, unitCode: 'MLT' },
        }),
      });
    });
  });
});

test('sold-out items are marked; ingredients are listed where they are known', () => {
  const [first, ...others] = aMenu('en');
  const [item] = first?.items ?? [];
  if (!first || !item?.wine) throw new Error('the list begins with a wine');
  const gone = {
    ...item,
    servings: item.servings.map((serving) => ({ ...serving, isSoldOut: true })),
    wine: { ...item.wine, energyKj: 310 },
  };
  const [data] = dataOf('en', [{ ...first, items: [gone] }, ...others]).hasMenuSection[0]?.hasMenuItem ?? [];
  expect(data?.offers.map(({ availability }) => availability)).toEqual(
    item.servings.map(() => 'https://schema.org/SoldOut'),
  );
  expect(data?.nutrition).toEqual({ '@type': 'NutritionInformation', servingSize: '100 ml', calories: '310 kJ' });
});
