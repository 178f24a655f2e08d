import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.wineMenu.title': 'Vínna karta',
  'meta.wineMenu.description':
    'Všetky naše vína s cenami, na pohár aj na fľašu, a čo z nich dnes nalievame. K tomu ďalšie nápoje a niečo pod zub.',
  'wineMenu.bar.label': 'Poruke',
  'wineMenu.bar.filter': 'Vybrať',
};
