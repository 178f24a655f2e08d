import { formNotes } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useReservationText } from '../../shared/reservation/texts';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import { dateInWords } from '../../shared/time/date-words';
import type { EntryValues } from './entry-values';
import { useEntryText } from './texts';
import { typedTime } from './typed-time';

/** The form's fields as staff read them, in its order. */
export function useEntryWords() {
  const text = useEntryText();
  const word = useReservationText();
  const timeInWords = useTimeWords();
  const { language } = useLanguage();
  const field = (label: string, words: string) => ({ label, words: words.trim() || '–' });
  return (values: EntryValues) => [
    field(text('entry.date'), dateInWords(values.date, language)),
    field(text('entry.time'), timeInWords(typedTime(values.time))),
    field(text('entry.partySize'), values.partySize),
    field(text('entry.duration'), word('party.hours', { count: values.duration })),
    field(text('entry.lastName'), values.lastName),
    field(text('entry.phone'), values.phone),
    field(text('entry.firstName'), values.firstName),
    field(text('entry.email'), values.email),
    field(text('entry.tables'), values.tables.replaceAll('+', ' + ') || text('entry.tables.house')),
    field(text('entry.language'), text(`entry.language.${values.preferredLanguage}`)),
    ...formNotes.map((note) => field(word(`note.${note}`), values[note])),
  ];
}
