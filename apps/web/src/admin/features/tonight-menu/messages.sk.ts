import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'tonightMenu.title': 'Karta dnes',
  'tonightMenu.close': 'Zavrieť',
  'tonightMenu.shown': 'Čo je zobrazené',
  'tonightMenu.shown.glass': 'Čo sa nalieva',
  'tonightMenu.shown.all': 'Všetko',
  'tonightMenu.empty': 'Na karte zatiaľ nič nie je.',
};
