import { describe, expect, test } from '@jest/globals';
import { isAllergen, isUsableLine, hasVisibleCharacters, languages, menuLimits, toShownMenu } from '@strapec/domain';
import { type SampleItem, sampleMenu } from '../../src/platform/database/seeds/sample-venue/sample-menu';

const items = sampleMenu.flatMap(({ items }) => items);
const wines = items.flatMap((item) => (item.wine ? [{ ...item, wine: item.wine }] : []));
const itemsBySlug = items.map((item) => [item.slug, item] as const);
const priceOf = (item: SampleItem, kind: string): number | undefined =>
  item.servings.find((serving) => serving.kind === kind)?.priceCents;

const storedMenu = sampleMenu.map((section, sectionIndex) => ({
  ...section,
  id: String(sectionIndex),
  items: section.items.map((item, position) => ({
    ...item,
    id: item.slug,
    position,
    servings: item.servings.map((serving, servingIndex) => ({ ...serving, id: `${item.slug} ${servingIndex}` })),
  })),
}));

describe('the sample menu', () => {
  test('has more than fifty wines from twenty regions', () => {
    expect(wines.length).toBeGreaterThan(50);
    expect(new Set(wines.map(({ wine }) => `${wine.country} ${wine.region.sk}`)).size).toBe(20);
    expect(new Set(wines.map(({ wine }) => wine.colour)).size).toBe(5);
  });

  test('is within the limits and names each item once', () => {
    expect(sampleMenu.length).toBeLessThanOrEqual(menuLimits.maxSections);
    expect(items.length).toBeLessThanOrEqual(menuLimits.maxItems);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
  });

  test.each(languages)('is shown in full (%s), with six wines by the glass', (language) => {
    const shownItems = toShownMenu(storedMenu, language, '2026-11-27').flatMap((section) => section.items);
    expect(shownItems.length).toBe(items.length);
    expect(shownItems.filter(({ servings }) => servings.some(({ kind }) => kind === 'glass')).length).toBe(6);
  });

  test('has fourteen wines that can be poured by the glass', () => {
    expect(wines.filter((wine) => priceOf(wine, 'glass')).length).toBe(14);
  });

  test('has sections with only wines', () => {
    for (const { kind, items } of sampleMenu) {
      for (const item of items) expect([item.slug, item.wine !== null]).toEqual([item.slug, kind === 'wine']);
    }
  });
});

describe.each(itemsBySlug)('%s', (slug, item) => {
  test('can be listed', () => {
    expect(item.isListed).toBe(true);
    expect(item.servings.length).toBeGreaterThan(0);
    expect(item.allergens?.every(isAllergen)).toBe(true);
    expect([...(item.allergens ?? [])].sort((a, b) => a - b)).toEqual([...new Set(item.allergens)]);
    expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  });

  test.each(languages)('has texts in %s', (language) => {
    expect(isUsableLine(item.name[language]) && hasVisibleCharacters(item.name[language])).toBe(true);
    expect(item.name[language].length).toBeLessThanOrEqual(menuLimits.nameLength);
    if (item.text) expect(item.text[language]).toMatch(/^\S.{8,150}\.$/su);
  });

  test('has one serving per kind and volume, with a price', () => {
    const kinds = item.servings.map(({ kind, volumeMl }) => `${kind} ${volumeMl}`);
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const { priceCents } of item.servings) expect(priceCents).toBeGreaterThan(100);
  });
});

describe.each(wines.map((wine) => [wine.slug, wine] as const))('the wine %s', (_slug, item) => {
  const { servings, wine } = item;
  const bottle = servings.find(({ kind }) => kind === 'bottle');
  const glass = servings.find(({ kind }) => kind === 'glass');

  test('has a plausible price, lower by the bottle than by the glass', () => {
    expect(bottle?.priceCents).toBeGreaterThanOrEqual(2200);
    expect(bottle?.priceCents).toBeLessThanOrEqual(14000);
    if (!glass || !bottle) return;
    expect(glass.priceCents).toBeGreaterThanOrEqual(390);
    expect(glass.priceCents).toBeLessThanOrEqual(950);
    const glassesPerBottle = (bottle.volumeMl ?? 0) / (glass.volumeMl ?? 1);
    expect(bottle.priceCents).toBeGreaterThan(glass.priceCents);
    expect(bottle.priceCents).toBeLessThan(glass.priceCents * glassesPerBottle);
  });

  test('has grapes, a producer and sulphites', () => {
    expect(wine.producer).not.toBe('');
    expect(wine.grapes.length).toBeGreaterThan(0);
    expect(wine.alcohol).toBeGreaterThan(5);
    expect(item.allergens).toContain(12);
    expect(item.text).not.toBeNull();
    expect(wine.isVegan).toBe(!item.allergens?.some((allergen) => allergen === 3 || allergen === 7));
  });
});
