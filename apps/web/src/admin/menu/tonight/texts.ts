import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'tonightMenu.title': ['{part, select, day {Today’s list} other {Tonight’s list}}', 'Karta dnes'],
  'tonightMenu.shown': ['What is shown', 'Čo je zobrazené'],
  'tonightMenu.shown.glass': ['With a glass', 'Čo sa nalieva'],
  'tonightMenu.shown.all': ['All', 'Všetko'],
  'tonightMenu.empty': ['There is nothing on the list yet.', 'Na karte zatiaľ nič nie je.'],
} satisfies Texts;

export const useTonightMenuText = createTextHook(texts);
