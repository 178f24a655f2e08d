import { en as guestEn, sk as guestSk } from '../../../shared/menu/menu-texts';
import { createTextHook } from '../../i18n/create-text-hook';

const en = {
  'wines.soldOut.wine': 'Sold out',
  'wines.soldOut.drink': 'Sold out',
  'wines.soldOut.food': 'Sold out',
  'wines.byTheGlass': 'By the glass',
  'wines.done.soldOut': 'Sold out: {name}',
  'wines.done.back': 'Available again: {name}',
  'wines.done.byTheGlass': 'By the glass {part, select, day {today} other {tonight}}: {name}',
  'wines.done.notByTheGlass': 'No longer by the glass: {name}',
  'wines.undone': 'As it was before: {name}',
  'wines.failed': 'This was not saved: {reason}',
  'wines.nonVintage': 'NV',
  'wines.search': 'Search the list',
  'wines.found': '{count, plural, =0 {Nothing fits} one {# item} other {# items}}',
};

const sk: Record<keyof typeof en, string> = {
  'wines.soldOut.wine': 'Dopité',
  'wines.soldOut.drink': 'Dopité',
  'wines.soldOut.food': 'Minulo sa',
  'wines.byTheGlass': 'Na pohár',
  'wines.done.soldOut': 'Dopité: {name}',
  'wines.done.back': 'Opäť máme: {name}',
  'wines.done.byTheGlass': 'Dnes na pohár: {name}',
  'wines.done.notByTheGlass': 'Už nie na pohár: {name}',
  'wines.undone': 'Ako predtým: {name}',
  'wines.failed': 'Neuložilo sa to: {reason}',
  'wines.nonVintage': 'bez ročníka',
  'wines.search': 'Hľadať v\u00a0karte',
  'wines.found':
    '{count, plural, =0 {Nič tomu nezodpovedá} one {# položka} few {# položky} many {# položky} other {# položiek}}',
};

export const useListText = createTextHook({ en, sk });
export const useGuestListText = createTextHook({ en: guestEn, sk: guestSk });
