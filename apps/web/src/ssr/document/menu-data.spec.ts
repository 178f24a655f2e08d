import { languages } from '@strapec/domain';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import { buildMenu, buildPublicMenu } from '../../shared/testing/menu-fixtures';
import { buildSite } from '../../shared/testing/site-fixtures';
import { noAssets } from './testing/no-assets';

interface OfferData {
  '@type': string;
  price: string;
  priceCurrency: string;
  availability: string;
  eligibleQuantity?: { '@type': string; value: number; unitCode: string };
}
interface MenuItemData {
  '@type': string;
  name: string;
  suitableForDiet?: string;
  nutrition?: object;
  offers: OfferData[];
}
interface MenuData {
  '@type': string;
  url: string;
  hasMenuSection: { '@type': string; name: string; hasMenuItem: MenuItemData[] }[];
}

let render: PageRenderer;
beforeAll(async () => {
  render = await createRendererFromAssets(noAssets);
});

function readMenuData(language: 'sk' | 'en', menu = buildMenu(language)): MenuData {
  const pageData = { site: buildSite(language), menu: buildPublicMenu(language, menu) };
  const { html } = render({ path: '/wine-menu', language, origin: 'https://strapec.example', ...pageData });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as MenuData;
}

test.each(languages)('the data of the menu list every item with every serving (%s)', (language) => {
  const menuData = readMenuData(language);
  expect([menuData['@type'], menuData.url]).toEqual([
    'Menu',
    `https://strapec.example/wine-menu${language === 'en' ? '?lang=en' : ''}`,
  ]);
  const items = menuData.hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem);
  const shownItems = buildMenu(language).flatMap((section) => section.items);
  expect(items.map(({ offers }) => offers.length)).toEqual(shownItems.map(({ servings }) => servings.length));
  shownItems.forEach((item, itemIndex) => {
    const itemData = items[itemIndex];
    expect(itemData).toMatchObject({ '@type': 'MenuItem', name: expect.stringContaining(item.name) as string });
    expect(itemData?.suitableForDiet).toBe(item.wine?.isVegan ? 'https://schema.org/VeganDiet' : undefined);
    item.servings.forEach(({ priceCents, volumeMl }, servingIndex) => {
      expect(itemData?.offers[servingIndex]).toEqual({
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

test('the data mark sold-out servings, and list the energy of a wine where it is known', () => {
  const [section, ...others] = buildMenu('en');
  const [firstItem] = section?.items ?? [];
  if (!section || !firstItem?.wine) throw new Error('the list begins with a wine');
  const soldOut = {
    ...firstItem,
    servings: firstItem.servings.map((serving) => ({ ...serving, isSoldOut: true })),
    wine: { ...firstItem.wine, energyKj: 310 },
  };
  const [data] = readMenuData('en', [{ ...section, items: [soldOut] }, ...others]).hasMenuSection[0]?.hasMenuItem ?? [];
  expect(data?.offers.map(({ availability }) => availability)).toEqual(
    firstItem.servings.map(() => 'https://schema.org/SoldOut'),
  );
  expect(data?.nutrition).toEqual({ '@type': 'NutritionInformation', servingSize: '100 ml', calories: '310 kJ' });
});
