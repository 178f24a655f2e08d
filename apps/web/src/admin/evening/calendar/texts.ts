import { type Texts, createTextHook } from '../../i18n/create-text-hook';

export const texts = {
  'days.title': ['Day', 'Deň'],
  'days.today': ['Today', 'Dnes'],
  'days.tomorrow': ['Tomorrow', 'Zajtra'],
  'days.all': ['Show All', 'Všetky'],
  'days.month': ['Month', 'Mesiac'],
  'days.year': ['Year', 'Rok'],
  'days.previousMonth': ['Previous month', 'Predchádzajúci mesiac'],
  'days.nextMonth': ['Next month', 'Nasledujúci mesiac'],
  'days.previousWeek': ['Previous week', 'Predchádzajúci týždeň'],
  'days.nextWeek': ['Next week', 'Nasledujúci týždeň'],
  'days.busy': [
    '{date}, {count, plural, one {# reservation} other {# reservations}}',
    '{date}, {count, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}}',
  ],
  'days.busyWithEvent': [
    '{date}, {count, plural, =0 {event} one {# reservation, event} other {# reservations, event}}',
    '{date}, {count, plural, =0 {podujatie} one {# rezervácia, podujatie} few {# rezervácie, podujatie} many {# rezervácie, podujatie} other {# rezervácií, podujatie}}',
  ],
  'days.withoutTable': [
    '{label}, {count, plural, one {# party without a table} other {# parties without a table}}',
    '{label}, {count, plural, one {# skupina bez stola} few {# skupiny bez stola} many {# skupiny bez stola} other {# skupín bez stola}}',
  ],
} satisfies Texts;

export const useDaysText = createTextHook(texts);
