import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'navigation.label': 'Hlavná navigácia',
  'navigation.skip': 'Prejsť na obsah',
  'navigation.home': 'Domov',
  'navigation.about': 'O nás',
  'navigation.wines': 'Vína',
  'navigation.events': 'Podujatia',
  'navigation.contact': 'Kontakt',
  'navigation.reserve': 'Rezervovať stôl',
  'navigation.logo': '{name}, domov',
  'navigation.menu': 'Menu',
  'navigation.language': 'Jazyk',
  'navigation.hint': 'English version →',
};
