import type { Texts } from '../../shared/i18n/messages';

export const wineMenuPageTexts = {
  'meta.wineMenu.title': ['Wine list', 'Vínna karta'],
  'meta.wineMenu.description': [
    'Every wine of ours with its price, by the glass and by the bottle, and what is poured {part, select, day {today} other {tonight}}, with other drinks and something to eat.',
    'Všetky naše vína s cenami, na pohár aj na fľašu, a čo z nich dnes nalievame. K tomu ďalšie nápoje a niečo pod zub.',
  ],
  'wineMenu.bar.label': ['At hand', 'Poruke'],
  'wineMenu.bar.filter': ['Choose', 'Vybrať'],
} satisfies Texts;
