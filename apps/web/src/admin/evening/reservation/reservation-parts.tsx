import WarningFilled from '@ant-design/icons/WarningFilled';
import { type InboxDto, type ReservationDto, useCountInbox, useGetInbox } from '@strapec/contracts';
import { type StaffVisibleStatus, toMailtoUrl, staffVisibleStatuses } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button, { type ButtonProps } from 'antd/es/button';
import { useCurrentDateTime } from '../../../shared/use-current-date-time';
import { isHoldExpired } from '../../data/table-status';
import { GuestPhone } from '../../ui/guest-phone';
import parts from '../../ui/parts.module.css';
import { Tag, type Tone } from '../../ui/tag';
import { isWarningNote } from './is-warning-note';
import { listNotes } from './reservation-facts';
import styles from './reservation.module.css';
import { useReservationFormat } from './use-reservation-format';
import { useReservationText } from './texts';

export function ReservationNotes({ reservation }: { reservation: ReservationDto }) {
  const { text } = useReservationFormat();
  return listNotes(reservation).map(({ name, note }) => (
    <p key={name} className={parts.quote} data-note>
      <b>{text(`note.${name}`)}:</b> {note}
    </p>
  ));
}

export function NotesSummary({ reservation }: { reservation: ReservationDto }) {
  const summary = listNotes(reservation)
    .map(({ note }) => note)
    .join(' · ');
  if (summary === '') return null;
  return (
    <span className={`${parts.muted} ${styles.noted}`} data-warning={isWarningNote(summary) || undefined}>
      {isWarningNote(summary) && <WarningFilled aria-hidden />} {summary}
    </span>
  );
}

type GuestContactFields = Pick<ReservationDto, 'phone' | 'phoneE164' | 'email'>;

export function GuestContact({ guest: { phone, phoneE164, email } }: { guest: GuestContactFields }) {
  if (!phone && !email) return null;
  return (
    <p className={parts.row}>
      {phone && <GuestPhone phone={phone} phoneE164={phoneE164} />}
      {email && (
        <a href={toMailtoUrl(email)} className={parts.link}>
          {email}
        </a>
      )}
    </p>
  );
}

export function ReservationOrigin({ reservation }: { reservation: ReservationDto }) {
  const { text, dayText, instantText } = useReservationFormat();
  const { date, createdAt, source, preferredLanguage: language } = reservation;
  return (
    <p className={parts.muted}>
      {dayText(date)} · {text('card.created', { instant: instantText(createdAt) })} {text(`card.source.${source}`)} ·{' '}
      {text('card.mail', { language })}
    </p>
  );
}

export function RequestHoldNotice({ reservation }: { reservation: ReservationDto }) {
  useCurrentDateTime(); // renders again when the hold ends
  const { text, instantText } = useReservationFormat();
  const { heldUntil, tables } = reservation;
  const isOver = isHoldExpired(reservation);
  if (!heldUntil || (tables.length === 0 && !isOver)) return null;
  const holdText = isOver ? text('request.over') : text('request.until', { instant: instantText(heldUntil) });
  return <p className={parts.muted}>{holdText}</p>;
}

const failedMailsStaleMs = 60_000; // the stream reports new failures
const staffMailKinds: readonly string[] = ['reservation_staff_copy', 'reservation_change_staff_copy'];

export function MailFailedAlert({ reservationId }: { reservationId: string }) {
  const text = useReservationText();
  const { data: counts } = useCountInbox({ query: { staleTime: failedMailsStaleMs } });
  const { data: hasFailedMail } = useGetInbox({
    query: {
      staleTime: failedMailsStaleMs,
      enabled: Boolean(counts?.mails),
      select: (inbox) => hasFailedGuestMail(inbox, reservationId),
    },
  });
  if (!counts?.mails || !hasFailedMail) return null;
  return <Alert type="warning" showIcon title={text('mailFailed')} />;
}

const hasFailedGuestMail = ({ mails }: InboxDto, reservationId: string): boolean =>
  mails.some(({ kind, reservation }) => !staffMailKinds.includes(kind) && reservation?.id === reservationId);

const statusTones: Readonly<Record<StaffVisibleStatus, Tone>> = {
  pending_approval: 'waiting',
  confirmed: 'good',
  seated: 'done',
  completed: 'neutral',
  cancelled: 'bad',
  no_show: 'bad',
};

/** An unknown status is shown unchanged (spec §4). */
export function StatusTag({ status }: { status: StaffVisibleStatus }) {
  const text = useReservationText();
  const isKnown = staffVisibleStatuses.includes(status);
  return <Tag tone={isKnown ? statusTones[status] : 'neutral'}>{isKnown ? text(`status.${status}`) : status}</Tag>;
}

/** Screen readers hear which party it is for. */
export function ActionButton({ label, name, ...buttonProps }: ButtonProps & { label: string; name: string }) {
  const text = useReservationText();
  return (
    <Button aria-label={text('action.for', { action: label, name })} {...buttonProps}>
      {label}
    </Button>
  );
}
