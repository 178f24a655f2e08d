import { useText } from '../i18n/use-text';

export const en = {
  'calendar.choose': 'Choose a day',
  'calendar.previous': 'Previous month',
  'calendar.next': 'Next month',
  'calendar.closed_day': '{date}, closed',
  'calendar.date_in_past': '{date}, not available',
  'calendar.date_too_far': '{date}, not available',
  'calendar.full': '{date}, full',
  'calendar.legend': 'Days struck through are full.',
  'calendar.why.closed_day': 'We are closed on that day.',
  'calendar.why.date_in_past': 'That day has passed.',
  'calendar.why.date_too_far': 'We do not plan that far ahead yet.',
};

export const sk: typeof en = {
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

export const useCalendarText = useText<keyof typeof en>;
