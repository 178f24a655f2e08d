import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'meta.wineMenu.title': 'Vínna karta',
  'meta.wineMenu.description':
    'Všetky vína našej pivnice s cenami, na pohár aj na fľašu, a čo z nich dnes nalievame: od Malých Karpát po Piemont. K tomu káva a niečo pod zub.',
  'wineMenu.bar.filter': 'Vybrať',
};
