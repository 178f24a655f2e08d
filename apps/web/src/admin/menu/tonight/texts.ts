import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'tonightMenu.title': '{part, select, day {Today’s list} other {Tonight’s list}}',
  'tonightMenu.shown': 'What is shown',
  'tonightMenu.shown.glass': 'With a glass',
  'tonightMenu.shown.all': 'All',
  'tonightMenu.empty': 'There is nothing on the list yet.',
};

const sk: Record<keyof typeof en, string> = {
  'tonightMenu.title': 'Karta dnes',
  'tonightMenu.shown': 'Čo je zobrazené',
  'tonightMenu.shown.glass': 'Čo sa nalieva',
  'tonightMenu.shown.all': 'Všetko',
  'tonightMenu.empty': 'Na karte zatiaľ nič nie je.',
};

export const useTonightMenuText = createTextHook({ en, sk });
