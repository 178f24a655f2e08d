import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
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
