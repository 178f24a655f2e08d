import WarningFilled from '@ant-design/icons/WarningFilled';
import type { ReservationDto } from '@strapec/contracts';
import { mailUrl } from '@strapec/domain';
import { GuestPhone } from '../../ui/guest-phone';
import parts from '../../ui/parts.module.css';
import { isWarning } from './is-warning';
import { notesOf } from './reservation-facts';
import styles from './reservation.module.css';
import { useReservationWords } from './reservation-words';

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
