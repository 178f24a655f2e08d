import { type ShownItem, type ShownMenu, type ShownServing, addressIn, sectionsByKind } from '@strapec/domain';
import type { PageState } from '../page-state';

const schema = 'https://schema.org';

/** The wine list in schema.org terms: each serving of an item is an offer of its own. */
export function menuData(menu: ShownMenu, { origin, path, language }: PageState, name: string): object {
  return {
    '@context': schema,
    '@type': 'Menu',
    name,
    url: origin + addressIn(language, path),
    inLanguage: language,
    hasMenuSection: sectionsByKind(menu).map(({ name, items }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: items.map(itemData),
    })),
  };
}

function itemData({ name, text, wine, servings }: ShownItem): object {
  return {
    '@type': 'MenuItem',
    name: [name, wine?.vintage, wine?.producer].filter(Boolean).join(', '),
    ...(text && { description: text }),
    ...(wine?.isVegan && { suitableForDiet: `${schema}/VeganDiet` }),
    ...(wine?.energyKj && {
      nutrition: { '@type': 'NutritionInformation', servingSize: '100 ml', calories: `${wine.energyKj} kJ` },
    }),
    offers: servings.map(offer),
  };
}

function offer({ volumeMl, priceCents, isSoldOut }: ShownServing): object {
  return {
    '@type': 'Offer',
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `${schema}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    ...(volumeMl !== null && {
      eligibleQuantity: { '@type': 'QuantitativeValue', value: volumeMl, unitCode: 'MLT' },
    }),
  };
}
