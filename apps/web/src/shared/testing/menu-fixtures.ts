import { type Language, type Menu, type ShownItem, type ShownMenu, toShownMenu } from '@strapec/domain';
import type { PublicMenu } from '../menu/public-menu.ts';
import { sampleMenu } from './sample-venue.ts';

export const menuDate = '2026-11-25';

const storedMenu: Menu = sampleMenu.map((section, index) => ({
  ...section,
  id: `section ${index}`,
  items: section.items.map((item, position) => ({
    ...item,
    id: item.slug,
    position,
    servings: item.servings.map((serving, index) => ({ ...serving, id: `${item.slug} ${index}` })),
  })),
}));

export const buildMenu = (language: Language): ShownMenu => toShownMenu(storedMenu, language, menuDate);

export function buildPublicMenu(language: Language, menu = buildMenu(language)): PublicMenu {
  const sections = menu.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, image: null })),
  }));
  return { language, evening: menuDate, sections: sections as unknown as PublicMenu['sections'] };
}

/** New combinations of the sample's names, producers and texts, so that compression finds no repeated wine. */
export function buildLongMenu(language: Language, wineCount: number): ShownMenu {
  const menu = buildMenu(language);
  const knownWines = menu.flatMap(({ items }) => items.filter(({ wine }) => wine));
  const phrases = knownWines.flatMap(({ text }) => text?.split(/(?<=[,.:;]) /) ?? []);
  const newWines = Array.from({ length: wineCount }, (_, i) => createWine(knownWines, phrases, i));
  const wineSections = menu.filter(({ kind }) => kind === 'wine');
  const sectionSize = Math.ceil(wineCount / wineSections.length);
  return menu.map((section) => {
    const index = wineSections.indexOf(section);
    return index < 0 ? section : { ...section, items: newWines.slice(index * sectionSize, (index + 1) * sectionSize) };
  });
}

function createWine(knownWines: readonly ShownItem[], phrases: readonly string[], i: number): ShownItem {
  const pickFrom = <T>(list: readonly T[], step: number): T =>
    list[(i * step + Math.floor(i / list.length)) % list.length] as T;
  const base = pickFrom(knownWines, 1);
  const producer = pickFrom(knownWines, 7).wine?.producer ?? '';
  const slug = `${base.slug}-${i}`;
  return {
    ...base,
    id: slug,
    slug,
    text: [pickFrom(phrases, 5), pickFrom(phrases, 11), pickFrom(phrases, 17)].join(' '),
    wine: base.wine && { ...base.wine, producer, vintage: 2015 + ((i * 3) % 10) },
    servings: base.servings.map((serving) => ({ ...serving, priceCents: serving.priceCents + ((i * 37) % 40) * 10 })),
  };
}
