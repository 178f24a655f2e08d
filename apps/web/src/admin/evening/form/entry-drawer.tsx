import type { ReservationDto } from '@strapec/contracts';
import { formNotes } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTimeWords } from '../../ui/time/use-time-words';
import { dateInWords } from '../../ui/time/date-words';
import { DraftDrawer } from '../../ui/drawer/draft-drawer';
import type { DrawerProps } from '../../ui/drawer/use-drawer';
import { EntryForm } from './entry-form';
import type { EntrySubject, EntryValues } from './entry-values';
import { useEntryText } from './texts';
import { typedTime } from '../../ui/time/typed-time';
import { VenueProvider } from '../../../shared/site/site';
import { NotLoaded } from '../../ui/load-failure';
import { useVenueQuery } from '../../data/use-venue-query';
import { useSaveEntry } from './use-save-entry';

interface EntryDrawerProps extends DrawerProps {
  subject: EntrySubject;
  onSaved: (reservation: ReservationDto) => void;
}

const titles = { phone: 'entry.new.title', walk_in: 'source.walk_in', edit: 'entry.edit.title' } as const;

export function EntryDrawer(props: EntryDrawerProps) {
  const { data, isError, refetch } = useVenueQuery();
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  return (
    <VenueProvider value={data.venue}>
      <EntryDraftDrawer {...props} />
    </VenueProvider>
  );
}

function EntryDraftDrawer({ subject, onSaved, ...drawer }: EntryDrawerProps) {
  const text = useEntryText();
  const draft = useSaveEntry(subject, onSaved);
  return (
    <DraftDrawer
      title={text(titles[subject.kind])}
      saveText={text('entry.save')}
      size={560}
      announcesErrors={false}
      draft={draft}
      inWords={useEntryWords()}
      alsoChanged={({ status }, before) =>
        status === before?.status ? null : text('entry.statusNow', { status: text(`status.${status}`) })
      }
      onOpened={() => focusFirst(draft.name, firstQuestion(subject))}
      {...drawer}
    >
      <EntryForm draft={draft} subject={subject} />
    </DraftDrawer>
  );
}

function firstQuestion(subject: EntrySubject): keyof EntryValues {
  if (subject.kind !== 'edit') return subject.kind === 'walk_in' || subject.at ? 'partySize' : 'time';
  return subject.instead && 'freeTables' in subject.instead ? 'tables' : 'time';
}

/** Unless the host already types in a field. */
function focusFirst(form: string, question: keyof EntryValues): void {
  if (document.getElementById(form)?.contains(document.activeElement)) return;
  const field = document.getElementById(`${form}_${question}`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

function useEntryWords() {
  const text = useEntryText();
  const timeInWords = useTimeWords();
  const { language } = useLanguage();
  const field = (label: string, words: string) => ({ label, words: words.trim() || '–' });
  return (values: EntryValues) => [
    field(text('field.date'), dateInWords(values.date, language)),
    field(text('field.time'), timeInWords(typedTime(values.time))),
    field(text('field.partySize'), values.partySize),
    field(text('entry.duration'), text('party.hours', { count: values.duration })),
    field(text('field.lastName'), values.lastName),
    field(text('field.phone'), values.phone),
    field(text('field.firstName'), values.firstName),
    field(text('field.email'), values.email),
    field(text('column.table'), values.tables.replaceAll('+', ' + ') || text('entry.tables.venue')),
    field(text('entry.language'), text(`entry.language.${values.preferredLanguage}`)),
    ...formNotes.map((note) => field(text(`note.${note}`), values[note])),
  ];
}
