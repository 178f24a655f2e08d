import { type MenuFilter, type ShownMenu, filterMenu } from '@strapec/domain';
import { useText } from '../../shared/i18n/use-text';
import { en as menuEn, sk as menuSk } from '../../shared/menu/menu-texts';

export const en = {
  'wineMenu.eyebrow': 'Wine list',
  'wineMenu.title': 'What do you fancy {part, select, day {today} other {tonight}}?',
  'wineMenu.lead':
    'Wines by the glass and by the bottle, and something to go with them. Prices are final; what is finished {part, select, day {today} other {tonight}} leaves the list.',
  'wineMenu.kind.wine': 'Wines',
  'wineMenu.kind.drink': 'Other drinks',
  'wineMenu.kind.food': 'To eat',
  'wineMenu.kinds': 'On the list',
  'wineMenu.tonight.none': 'Ask us at the table which bottles are open {part, select, day {today} other {tonight}}.',
  'wineMenu.found.wines': '{count, plural, one {One wine} other {# wines}} for you',
  'wineMenu.found.items': '{count, plural, one {One thing} other {# things}} for you',
  'wineMenu.nothing.title': 'We have nothing like that {part, select, day {today} other {tonight}}',
  'wineMenu.nothing.text': 'Try it with one wish fewer, or ask at the bar: we like to look for it together.',
  'wineMenu.nothing.all': 'Show the whole list',
  'wineMenu.empty.title': 'The list is being written',
  'wineMenu.empty.text': 'Come by all the same. We will tell you at the bar what is open.',
  'wineMenu.print': 'To print:',
  'wineMenu.print.label': 'To print',
  'wineMenu.print.back': 'Back to the list',
  'wineMenu.print.now': 'Print',
  'wineMenu.vegan.legend': 'vegan: nothing from animals was used to make it',
  'wineMenu.filter': 'Choose from the list',
  'wineMenu.filter.colour': 'Colour',
  'wineMenu.filter.sparkling': 'Sparkling',
  'wineMenu.filter.white': 'White',
  'wineMenu.filter.rose': 'Rosé',
  'wineMenu.filter.orange': 'Orange',
  'wineMenu.filter.red': 'Red',
  'wineMenu.filter.glass': 'By the glass',
  'wineMenu.filter.upTo': 'Price',
  'wineMenu.filter.anyPrice': 'Any',
  'wineMenu.filter.price': 'Up to {price}',
  'wineMenu.filter.region': 'Region',
  'wineMenu.filter.anyRegion': 'All',
  'wineMenu.filter.query': 'Search',
  'wineMenu.filter.example': 'Wine, winemaker, grape',
  'wineMenu.filter.show': 'Show',
  'wineMenu.filter.clear': 'Clear all',
};

export const sk: Record<keyof typeof en, string> = {
  'wineMenu.eyebrow': 'Vínna karta',
  'wineMenu.title': 'Na čo máte dnes chuť?',
  'wineMenu.lead':
    'Vína na pohár aj na fľašu, a k tomu niečo pod zub. Ceny sú konečné. Čo sa dnes dopije, z karty zmizne.',
  'wineMenu.kind.wine': 'Vína',
  'wineMenu.kind.drink': 'Iné nápoje',
  'wineMenu.kind.food': 'K vínu',
  'wineMenu.kinds': 'Na karte',
  'wineMenu.tonight.none': 'Ktoré fľaše sú dnes otvorené, vám povieme pri stole.',
  'wineMenu.found.wines': '{count, plural, one {# víno} few {# vína} other {# vín}} pre vás',
  'wineMenu.found.items': '{count, plural, one {# položka} few {# položky} other {# položiek}} pre vás',
  'wineMenu.nothing.title': 'Také víno dnes nemáme',
  'wineMenu.nothing.text': 'Skúste o jedno želanie menej, alebo sa spýtajte pri bare. Radi ho pohľadáme s vami.',
  'wineMenu.nothing.all': 'Ukázať celú kartu',
  'wineMenu.empty.title': 'Kartu práve píšeme',
  'wineMenu.empty.text': 'Príďte aj tak. Čo je otvorené, vám povieme pri bare.',
  'wineMenu.print': 'Na vytlačenie:',
  'wineMenu.print.label': 'Na vytlačenie',
  'wineMenu.print.back': 'Späť na kartu',
  'wineMenu.print.now': 'Vytlačiť',
  'wineMenu.vegan.legend': 'vegánske: pri výrobe sa nepoužilo nič zo zvierat',
  'wineMenu.filter': 'Vyberte si z karty',
  'wineMenu.filter.colour': 'Farba',
  'wineMenu.filter.sparkling': 'Šumivé',
  'wineMenu.filter.white': 'Biele',
  'wineMenu.filter.rose': 'Ružové',
  'wineMenu.filter.orange': 'Oranžové',
  'wineMenu.filter.red': 'Červené',
  'wineMenu.filter.glass': 'Na pohár',
  'wineMenu.filter.upTo': 'Cena',
  'wineMenu.filter.anyPrice': 'Akákoľvek',
  'wineMenu.filter.price': 'Do {price}',
  'wineMenu.filter.region': 'Oblasť',
  'wineMenu.filter.anyRegion': 'Všetky',
  'wineMenu.filter.query': 'Hľadať',
  'wineMenu.filter.example': 'Víno, vinár, odroda',
  'wineMenu.filter.show': 'Ukázať',
  'wineMenu.filter.clear': 'Zrušiť výber',
};

export const menuMessages = { en: { ...menuEn, ...en }, sk: { ...menuSk, ...sk } };
export const useMenuText = useText<keyof typeof menuMessages.en>;

export function useResultCount(menu: ShownMenu, filter: MenuFilter): { count: number; words: string } {
  const text = useMenuText();
  const foundItems = filterMenu(menu, filter).flatMap(({ items }) => items);
  const count = foundItems.length;
  const kind = foundItems.every(({ wine }) => wine) ? 'wines' : 'items';
  return { count, words: text(`wineMenu.found.${kind}`, { count }) };
}
