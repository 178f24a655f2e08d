import { menuTexts } from '../../../shared/menu/menu-texts';
import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const itemTexts = {
  'wines.soldOut.wine': ['Sold out', 'Dopité'],
  'wines.soldOut.drink': ['Sold out', 'Dopité'],
  'wines.soldOut.food': ['Sold out', 'Minulo sa'],
  'wines.byTheGlass': ['By the glass', 'Na pohár'],
  'wines.done.soldOut': ['Sold out: {name}', 'Dopité: {name}'],
  'wines.done.back': ['Available again: {name}', 'Opäť máme: {name}'],
  'wines.done.byTheGlass': [
    'By the glass {part, select, day {today} other {tonight}}: {name}',
    'Dnes na pohár: {name}',
  ],
  'wines.done.notByTheGlass': ['No longer by the glass: {name}', 'Už nie na pohár: {name}'],
  'wines.undone': ['As it was before: {name}', 'Ako predtým: {name}'],
  'wines.failed': ['This was not saved: {reason}', 'Neuložilo sa to: {reason}'],
  'wines.nonVintage': ['NV', 'bez ročníka'],
  'tonightMenu.title': ['{part, select, day {Today’s list} other {Tonight’s list}}', 'Karta dnes'],
  'tonightMenu.shown': ['What is shown', 'Čo je zobrazené'],
  'tonightMenu.shown.glass': ['With a glass', 'Čo sa nalieva'],
  'tonightMenu.shown.all': ['All', 'Všetko'],
  'tonightMenu.empty': ['There is nothing on the list yet.', 'Na karte zatiaľ nič nie je.'],
  'wines.search': ['Search the list', 'Hľadať v\u00a0karte'],
  'wines.found': [
    '{count, plural, =0 {Nothing fits} one {# item} other {# items}}',
    '{count, plural, =0 {Nič tomu nezodpovedá} one {# položka} few {# položky} many {# položky} other {# položiek}}',
  ],
} satisfies Texts;

export const useItemText = createTextHook(itemTexts);
export const useGuestMenuText = createTextHook(menuTexts);
