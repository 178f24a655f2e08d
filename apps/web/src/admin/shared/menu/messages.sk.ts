import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'list.soldOut.wine': 'Dopité',
  'list.soldOut.drink': 'Dopité',
  'list.soldOut.food': 'Minulo sa',
  'list.byTheGlass': 'Na pohár',
  'list.done.soldOut': 'Dopité: {name}',
  'list.done.back': 'Zasa je: {name}',
  'list.done.byTheGlass': 'Dnes na pohár: {name}',
  'list.done.notByTheGlass': 'Už nie na pohár: {name}',
  'list.undone': 'Ako predtým: {name}',
  'list.failed': 'Neuložilo sa to: {reason}',
  'list.nonVintage': 'bez ročníka',
  'list.search': 'Hľadať v\u00a0karte',
  'list.found':
    '{count, plural, =0 {Nič tomu nezodpovedá} one {# položka} few {# položky} many {# položky} other {# položiek}}',
};
