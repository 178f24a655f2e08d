import type { ReservationDto } from '@strapec/contracts';
import { entryNotes } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useFormatTime } from '../../ui/time/use-format-time';
import { dateInWords } from '../../ui/time/date-words';
import { DraftDrawer } from '../../ui/drawer/draft-drawer';
import type { DrawerProps } from '../../ui/drawer/use-drawer';
import { EntryForm } from './entry-form';
import type { EntrySubject, EntryValues } from './entry-values';
import { useEntryText } from './texts';
import { completeTime } from '../../ui/time/complete-time';
import { VenueProvider } from '../../../shared/site/site';
import { QueryFallback } from '../../ui/load-failure';
import { useSiteQuery } from '../../data/use-site-query';
import { useEntryDraft } from './use-entry-draft';

interface EntryDrawerProps extends DrawerProps {
  subject: EntrySubject;
  onSaved: (reservation: ReservationDto) => void;
}

const titleTextIds = { phone: 'entry.new.title', walk_in: 'source.walk_in', edit: 'entry.edit.title' } as const;

export function EntryDrawer(props: EntryDrawerProps) {
  const { data, isError, refetch } = useSiteQuery();
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return (
    <VenueProvider value={data.venue}>
      <EntryDraftDrawer {...props} />
    </VenueProvider>
  );
}

function EntryDraftDrawer({ subject, onSaved, ...drawer }: EntryDrawerProps) {
  const text = useEntryText();
  const draft = useEntryDraft(subject, onSaved);
  return (
    <DraftDrawer
      title={text(titleTextIds[subject.kind])}
      saveText={text('entry.save')}
      size={560}
      announcesErrors={false}
      draft={draft}
      describeValues={useEntrySummary()}
      describeOtherChanges={({ status }, before) =>
        status === before?.status ? null : text('entry.statusNow', { status: text(`status.${status}`) })
      }
      onOpened={() => focusField(draft.name, fieldToFocus(subject))}
      {...drawer}
    >
      <EntryForm draft={draft} subject={subject} />
    </DraftDrawer>
  );
}

function fieldToFocus(subject: EntrySubject): keyof EntryValues {
  if (subject.kind !== 'edit') return subject.kind === 'walk_in' || subject.preset ? 'partySize' : 'time';
  return subject.alternative && 'freeTables' in subject.alternative ? 'tables' : 'time';
}

/** Unless the host already types in a field. */
function focusField(formName: string, fieldName: keyof EntryValues): void {
  if (document.getElementById(formName)?.contains(document.activeElement)) return;
  const input = document.getElementById(`${formName}_${fieldName}`);
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
}

function useEntrySummary() {
  const text = useEntryText();
  const timeText = useFormatTime();
  const { language } = useLanguage();
  const summaryLine = (label: string, value: string) => ({ label, value: value.trim() || '–' });
  return (values: EntryValues) => [
    summaryLine(text('field.date'), dateInWords(values.date, language)),
    summaryLine(text('field.time'), timeText(completeTime(values.time))),
    summaryLine(text('field.partySize'), values.partySize),
    summaryLine(text('entry.duration'), text('party.hours', { count: values.duration })),
    summaryLine(text('field.lastName'), values.lastName),
    summaryLine(text('field.phone'), values.phone),
    summaryLine(text('field.firstName'), values.firstName),
    summaryLine(text('field.email'), values.email),
    summaryLine(text('column.table'), values.tables.replaceAll('+', ' + ') || text('entry.tables.venue')),
    summaryLine(text('entry.language'), text(`entry.language.${values.preferredLanguage}`)),
    ...entryNotes.map((note) => summaryLine(text(`note.${note}`), values[note])),
  ];
}
