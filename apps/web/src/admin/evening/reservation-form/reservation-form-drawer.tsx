import type { ReservationDto } from '@strapec/contracts';
import { staffEnteredNotes } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useFormatTime } from '../../ui/time/use-format-time';
import { dateInWords } from '../../ui/time/date-words';
import { DraftDrawer } from '../../ui/drawer/draft-drawer';
import type { DrawerProps } from '../../ui/drawer/use-drawer';
import { StaffReservationForm } from './staff-reservation-form';
import type { FormSubject, ReservationFormValues } from './reservation-form-values';
import { useReservationFormText } from './texts';
import { completeTime } from '../../ui/time/complete-time';
import { VenueProvider } from '../../../shared/site/site';
import { QueryFallback } from '../../ui/load-failure';
import { useSiteQuery } from '../../data/use-site-query';
import { useReservationFormDraft } from './use-reservation-form-draft';

interface ReservationFormDrawerProps extends DrawerProps {
  subject: FormSubject;
  onSaved: (reservation: ReservationDto) => void;
}

const titleTextIds = {
  phone: 'reservationForm.newTitle',
  walk_in: 'source.walk_in',
  edit: 'reservationForm.editTitle',
} as const;

export function ReservationFormDrawer(props: ReservationFormDrawerProps) {
  const { data, isError, refetch } = useSiteQuery();
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return (
    <VenueProvider value={data.venue}>
      <ReservationDraftDrawer {...props} />
    </VenueProvider>
  );
}

function ReservationDraftDrawer({ subject, onSaved, ...drawer }: ReservationFormDrawerProps) {
  const text = useReservationFormText();
  const draft = useReservationFormDraft(subject, onSaved);
  return (
    <DraftDrawer
      title={text(titleTextIds[subject.kind])}
      saveText={text('reservationForm.save')}
      size={560}
      hasErrorBanner={false}
      draft={draft}
      describeValues={useDescribeFormValues()}
      describeOtherChanges={({ status }, before) =>
        status === before?.status ? null : text('reservationForm.statusNow', { status: text(`status.${status}`) })
      }
      onOpened={() => focusField(draft.name, chooseFieldToFocus(subject))}
      {...drawer}
    >
      <StaffReservationForm draft={draft} subject={subject} />
    </DraftDrawer>
  );
}

function chooseFieldToFocus(subject: FormSubject): keyof ReservationFormValues {
  if (subject.kind !== 'edit') return subject.kind === 'walk_in' || subject.preset ? 'partySize' : 'time';
  return subject.alternative && 'freeTables' in subject.alternative ? 'tables' : 'time';
}

/** Unless the host already types in a field. */
function focusField(formName: string, fieldName: keyof ReservationFormValues): void {
  if (document.getElementById(formName)?.contains(document.activeElement)) return;
  const input = document.getElementById(`${formName}_${fieldName}`);
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
}

function useDescribeFormValues() {
  const text = useReservationFormText();
  const timeText = useFormatTime();
  const { language } = useLanguage();
  const toSummaryLine = (label: string, value: string) => ({ label, value: value.trim() || '–' });
  return (values: ReservationFormValues) => [
    toSummaryLine(text('field.date'), dateInWords(values.date, language)),
    toSummaryLine(text('field.time'), timeText(completeTime(values.time))),
    toSummaryLine(text('field.partySize'), values.partySize),
    toSummaryLine(text('reservationForm.duration'), text('party.hours', { count: values.duration })),
    toSummaryLine(text('field.lastName'), values.lastName),
    toSummaryLine(text('field.phone'), values.phone),
    toSummaryLine(text('field.firstName'), values.firstName),
    toSummaryLine(text('field.email'), values.email),
    toSummaryLine(
      text('column.table'),
      values.tables.replaceAll('+', ' + ') || text('reservationForm.tables.automatic'),
    ),
    toSummaryLine(text('reservationForm.language'), text(`reservationForm.language.${values.preferredLanguage}`)),
    ...staffEnteredNotes.map((note) => toSummaryLine(text(`note.${note}`), values[note])),
  ];
}
