import { createTextHook, pairsOf } from '../../i18n/create-text-hook';

export const en = {
  'days.title': 'Day',
  'days.today': 'Today',
  'days.tomorrow': 'Tomorrow',
  'days.all': 'Show All',
  'days.month': 'Month',
  'days.year': 'Year',
  'days.previousMonth': 'Previous month',
  'days.nextMonth': 'Next month',
  'days.previousWeek': 'Previous week',
  'days.nextWeek': 'Next week',
  'days.busy': '{date}, {count, plural, one {# reservation} other {# reservations}}',
  'days.busyWithEvent': '{date}, {count, plural, =0 {event} one {# reservation, event} other {# reservations, event}}',
  'days.withoutTable': '{label}, {count, plural, one {# party without a table} other {# parties without a table}}',
};

const sk: Record<keyof typeof en, string> = {
  'days.title': 'Deň',
  'days.today': 'Dnes',
  'days.tomorrow': 'Zajtra',
  'days.all': 'Všetky',
  'days.month': 'Mesiac',
  'days.year': 'Rok',
  'days.previousMonth': 'Predchádzajúci mesiac',
  'days.nextMonth': 'Nasledujúci mesiac',
  'days.previousWeek': 'Predchádzajúci týždeň',
  'days.nextWeek': 'Nasledujúci týždeň',
  'days.busy':
    '{date}, {count, plural, one {# rezervácia} few {# rezervácie} many {# rezervácie} other {# rezervácií}}',
  'days.busyWithEvent':
    '{date}, {count, plural, =0 {podujatie} one {# rezervácia, podujatie} few {# rezervácie, podujatie} many {# rezervácie, podujatie} other {# rezervácií, podujatie}}',
  'days.withoutTable':
    '{label}, {count, plural, one {# skupina bez stola} few {# skupiny bez stola} many {# skupiny bez stola} other {# skupín bez stola}}',
};

export const useDaysText = createTextHook(pairsOf({ en, sk }));
