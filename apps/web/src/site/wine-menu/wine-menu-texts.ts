import type { Texts } from '../../shared/i18n/messages';
import { type MenuFilter, type ShownMenu, filterMenu } from '@strapec/domain';
import { useText } from '../../shared/i18n/use-text';
import { menuTexts } from '../../shared/menu/menu-texts';

const texts = {
  'wineMenu.eyebrow': ['Wine list', 'Vínna karta'],
  'wineMenu.title': ['What do you fancy {part, select, day {today} other {tonight}}?', 'Na čo máte dnes chuť?'],
  'wineMenu.lead': [
    'Wines by the glass and by the bottle, and something to go with them. Prices are final; what is finished {part, select, day {today} other {tonight}} leaves the list.',
    'Vína na pohár aj na fľašu, a k tomu niečo pod zub. Ceny sú konečné. Čo sa dnes dopije, z karty zmizne.',
  ],
  'wineMenu.kind.wine': ['Wines', 'Vína'],
  'wineMenu.kind.drink': ['Other drinks', 'Iné nápoje'],
  'wineMenu.kind.food': ['To eat', 'K vínu'],
  'wineMenu.kinds': ['On the list', 'Na karte'],
  'wineMenu.tonight.none': [
    'Ask us at the table which bottles are open {part, select, day {today} other {tonight}}.',
    'Ktoré fľaše sú dnes otvorené, vám povieme pri stole.',
  ],
  'wineMenu.found.wines': [
    '{count, plural, one {One wine} other {# wines}} for you',
    '{count, plural, one {# víno} few {# vína} other {# vín}} pre vás',
  ],
  'wineMenu.found.items': [
    '{count, plural, one {One thing} other {# things}} for you',
    '{count, plural, one {# položka} few {# položky} other {# položiek}} pre vás',
  ],
  'wineMenu.nothing.title': [
    'We have nothing like that {part, select, day {today} other {tonight}}',
    'Také víno dnes nemáme',
  ],
  'wineMenu.nothing.text': [
    'Try it with one wish fewer, or ask at the bar: we like to look for it together.',
    'Skúste o jedno želanie menej, alebo sa spýtajte pri bare. Radi ho pohľadáme s vami.',
  ],
  'wineMenu.nothing.all': ['Show the whole list', 'Ukázať celú kartu'],
  'wineMenu.empty.title': ['The list is being written', 'Kartu práve píšeme'],
  'wineMenu.empty.text': [
    'Come by all the same. We will tell you at the bar what is open.',
    'Príďte aj tak. Čo je otvorené, vám povieme pri bare.',
  ],
  'wineMenu.print': ['To print:', 'Na vytlačenie:'],
  'wineMenu.print.label': ['To print', 'Na vytlačenie'],
  'wineMenu.print.back': ['Back to the list', 'Späť na kartu'],
  'wineMenu.print.now': ['Print', 'Vytlačiť'],
  'wineMenu.vegan.legend': [
    'vegan: nothing from animals was used to make it',
    'vegánske: pri výrobe sa nepoužilo nič zo zvierat',
  ],
  'wineMenu.filter': ['Choose from the list', 'Vyberte si z karty'],
  'wineMenu.filter.colour': ['Colour', 'Farba'],
  'wineMenu.filter.sparkling': ['Sparkling', 'Šumivé'],
  'wineMenu.filter.white': ['White', 'Biele'],
  'wineMenu.filter.rose': ['Rosé', 'Ružové'],
  'wineMenu.filter.orange': ['Orange', 'Oranžové'],
  'wineMenu.filter.red': ['Red', 'Červené'],
  'wineMenu.filter.glass': ['By the glass', 'Na pohár'],
  'wineMenu.filter.upTo': ['Price', 'Cena'],
  'wineMenu.filter.anyPrice': ['Any', 'Akákoľvek'],
  'wineMenu.filter.price': ['Up to {price}', 'Do {price}'],
  'wineMenu.filter.region': ['Region', 'Oblasť'],
  'wineMenu.filter.anyRegion': ['All', 'Všetky'],
  'wineMenu.filter.query': ['Search', 'Hľadať'],
  'wineMenu.filter.example': ['Wine, winemaker, grape', 'Víno, vinár, odroda'],
  'wineMenu.filter.show': ['Show', 'Ukázať'],
  'wineMenu.filter.clear': ['Clear all', 'Zrušiť výber'],
} satisfies Texts;

export const wineMenuTexts = { ...menuTexts, ...texts };
export const useWineMenuText = useText<keyof typeof wineMenuTexts>;

export function useResultCount(menu: ShownMenu, filter: MenuFilter): { count: number; words: string } {
  const text = useWineMenuText();
  const foundItems = filterMenu(menu, filter).flatMap(({ items }) => items);
  const count = foundItems.length;
  const kind = foundItems.every(({ wine }) => wine) ? 'wines' : 'items';
  return { count, words: text(`wineMenu.found.${kind}`, { count }) };
}
