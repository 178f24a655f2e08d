import { type Language, type Menu, type ShownItem, type ShownMenu, toShownMenu } from '@strapec/domain';
import type { PublicMenu } from '../menu/public-menu.ts';
import { sampleMenu } from './sample-venue.ts';

export const menuEvening = '2026-11-25';

const storedMenu: Menu = sampleMenu.map((section, at) => ({
  ...section,
  id: `section ${at}`,
  items: section.items.map((item, position) => ({
    ...item,
    id: item.slug,
    position,
    servings: item.servings.map((serving, index) => ({ ...serving, id: `${item.slug} ${index}` })),
  })),
}));

export const aMenu = (language: Language): ShownMenu => toShownMenu(storedMenu, language, menuEvening);

export function aPublicMenu(language: Language, menu = aMenu(language)): PublicMenu {
  const sections = menu.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, image: null })),
  }));
  return { language, evening: menuEvening, sections: sections as unknown as PublicMenu['sections'] };
}

/**
 * Each wine differs: the sample's names, producers and texts in new combinations, so that a compressor finds no
 * repeats.
 */
export function aLongMenu(language: Language, wineCount: number): ShownMenu {
  const menu = aMenu(language);
  const knownWines = menu.flatMap(({ items }) => items.filter(({ wine }) => wine));
  const phrases = knownWines.flatMap(({ text }) => text?.split(/(?<=[,.:;]) /) ?? []);
  const newWines = Array.from({ length: wineCount }, (_, at) => createWine(knownWines, phrases, at));
  const wineSections = menu.filter(({ kind }) => kind === 'wine');
  const share = Math.ceil(wineCount / wineSections.length);
  return menu.map((section) => {
    const at = wineSections.indexOf(section);
    return at < 0 ? section : { ...section, items: newWines.slice(at * share, (at + 1) * share) };
  });
}

function createWine(known: readonly ShownItem[], phrases: readonly string[], at: number): ShownItem {
  const pickFrom = <T>(list: readonly T[], step: number): T =>
    list[(at * step + Math.floor(at / list.length)) % list.length] as T;
  const model = pickFrom(known, 1);
  const producer = pickFrom(known, 7).wine?.producer ?? '';
  const slug = `${model.slug}-${at}`;
  return {
    ...model,
    id: slug,
    slug,
    text: [pickFrom(phrases, 5), pickFrom(phrases, 11), pickFrom(phrases, 17)].join(' '),
    wine: model.wine && { ...model.wine, producer, vintage: 2015 + ((at * 3) % 10) },
    servings: model.servings.map((serving) => ({ ...serving, priceCents: serving.priceCents + ((at * 37) % 40) * 10 })),
  };
}
