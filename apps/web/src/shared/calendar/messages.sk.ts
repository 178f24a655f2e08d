import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'calendar.choose': 'Vyberte deň',
  'calendar.previous': 'Predchádzajúci mesiac',
  'calendar.next': 'Nasledujúci mesiac',
  'calendar.closed_day': '{date}, zatvorené',
  'calendar.date_in_past': '{date}, nedá sa vybrať',
  'calendar.date_too_far': '{date}, nedá sa vybrať',
  'calendar.full': '{date}, plno',
  'calendar.legend': 'Preškrtnuté dni sú plné.',
  'calendar.why.closed_day': 'V\u00a0tento deň máme zatvorené.',
  'calendar.why.date_in_past': 'Tento deň už uplynul.',
  'calendar.why.date_too_far': 'Tak ďaleko dopredu ešte neplánujeme.',
};
