import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
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
