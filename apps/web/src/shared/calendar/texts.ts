import type { Texts } from '../i18n/messages';
import { useText } from '../i18n/use-text';

export const calendarTexts = {
  'calendar.choose': ['Choose a day', 'Vyberte deň'],
  'calendar.previous': ['Previous month', 'Predchádzajúci mesiac'],
  'calendar.next': ['Next month', 'Nasledujúci mesiac'],
  'calendar.closed_day': ['{date}, closed', '{date}, zatvorené'],
  'calendar.date_in_past': ['{date}, not available', '{date}, nedá sa vybrať'],
  'calendar.date_too_far': ['{date}, not available', '{date}, nedá sa vybrať'],
  'calendar.full': ['{date}, full', '{date}, plno'],
  'calendar.legend': ['Days struck through are full.', 'Preškrtnuté dni sú plné.'],
  'calendar.why.closed_day': ['We are closed on that day.', 'V\u00a0tento deň máme zatvorené.'],
  'calendar.why.date_in_past': ['That day has passed.', 'Tento deň už uplynul.'],
  'calendar.why.date_too_far': ['We do not plan that far ahead yet.', 'Tak ďaleko dopredu ešte neplánujeme.'],
} satisfies Texts;

export const useCalendarText = useText<keyof typeof calendarTexts>;
