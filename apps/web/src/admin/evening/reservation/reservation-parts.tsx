import WarningFilled from '@ant-design/icons/WarningFilled';
import { type InboxDto, type ReservationDto, useCountInbox, useGetInbox } from '@strapec/contracts';
import { type ShownStatus, mailUrl, shownStatuses } from '@strapec/domain';
import Alert from 'antd/es/alert';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { isHoldOver } from '../../data/lacks-table';
import { GuestPhone } from '../../ui/guest-phone';
import parts from '../../ui/parts.module.css';
import { Tag, type Tone } from '../../ui/tag';
import { isWarning } from './is-warning';
import { notesOf } from './reservation-facts';
import styles from './reservation.module.css';
import { useReservationWords } from './reservation-words';
import { useReservationText } from './texts';

export function ReservationNotes({ reservation }: { reservation: ReservationDto }) {
  const { text } = useReservationWords();
  return notesOf(reservation).map(({ name, note }) => (
    <p key={name} className={parts.quote} data-note>
      <b>{text(`note.${name}`)}:</b> {note}
    </p>
  ));
}

export function NotesInShort({ reservation }: { reservation: ReservationDto }) {
  const words = notesOf(reservation)
    .map(({ note }) => note)
    .join(' · ');
  if (words === '') return null;
  return (
    <span className={`${parts.muted} ${styles.noted}`} data-warning={isWarning(words) || undefined}>
      {isWarning(words) && <WarningFilled aria-hidden />} {words}
    </span>
  );
}

type Contact = Pick<ReservationDto, 'phone' | 'phoneE164' | 'email'>;

export function GuestContact({ guest: { phone, phoneE164, email } }: { guest: Contact }) {
  if (!phone && !email) return null;
  return (
    <p className={parts.row}>
      {phone && <GuestPhone phone={phone} phoneE164={phoneE164} />}
      {email && (
        <a href={mailUrl(email)} className={parts.link}>
          {email}
        </a>
      )}
    </p>
  );
}

export function ReservationOrigin({ reservation }: { reservation: ReservationDto }) {
  const { text, day, instant } = useReservationWords();
  const { date, createdAt, source, preferredLanguage: language } = reservation;
  return (
    <p className={parts.muted}>
      {day(date)} · {text('card.created', { instant: instant(createdAt) })} {text(`card.source.${source}`)} ·{' '}
      {text('card.mail', { language })}
    </p>
  );
}

export function RequestHold({ reservation }: { reservation: ReservationDto }) {
  useCurrentMoment(); // renders again when the hold ends
  const { text, instant } = useReservationWords();
  const { heldUntil, tables } = reservation;
  const isOver = isHoldOver(reservation);
  if (!heldUntil || (tables.length === 0 && !isOver)) return null;
  const state = isOver ? text('request.over') : text('request.until', { instant: instant(heldUntil) });
  return <p className={parts.muted}>{state}</p>;
}

const mailsFreshMs = 60_000; // the stream reports new failures
const notifiedToStaff: readonly string[] = ['reservation_staff_copy', 'reservation_change_staff_copy'];

export function MailFailedAlert({ reservationId }: { reservationId: string }) {
  const text = useReservationText();
  const { data: counts } = useCountInbox({ query: { staleTime: mailsFreshMs } });
  const { data: hasFailedMail } = useGetInbox({
    query: {
      staleTime: mailsFreshMs,
      enabled: Boolean(counts?.mails),
      select: (inbox) => hasFailed(inbox, reservationId),
    },
  });
  if (!counts?.mails || !hasFailedMail) return null;
  return <Alert type="warning" showIcon title={text('mailFailed')} />;
}

const hasFailed = ({ mails }: InboxDto, id: string): boolean =>
  mails.some(({ kind, reservation }) => !notifiedToStaff.includes(kind) && reservation?.id === id);

const tones: Readonly<Record<ShownStatus, Tone>> = {
  pending_approval: 'waiting',
  confirmed: 'good',
  seated: 'done',
  completed: 'neutral',
  cancelled: 'bad',
  no_show: 'bad',
};

/** An unknown status is shown unchanged (spec §4). */
export function StatusTag({ status }: { status: ShownStatus }) {
  const text = useReservationText();
  const isKnown = shownStatuses.includes(status);
  return <Tag tone={isKnown ? tones[status] : 'neutral'}>{isKnown ? text(`status.${status}`) : status}</Tag>;
}
