import type { ReservationDto } from '@strapec/contracts';
import { reservationNotes } from '@strapec/domain';
import Alert from 'antd/es/alert';
import { useLanguage } from '../../../shared/i18n/language-context';
import { lacksTable } from '../../shared/api/lacks-table';
import { StatusTag } from '../../shared/reservation/status-tag';
import { useMarked } from '../../shared/reservation/use-marked';
import { useReservationText } from '../../shared/reservation/texts';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import { dayInWords, instantInWords, spanInWords } from '../../shared/time/date-words';
import type { CardLinks } from './card-links';
import styles from './reservation-card.module.css';
import { ReservationActions } from './reservation-actions';
import { useEveningText } from './texts';

interface ReservationCardProps extends CardLinks {
  reservation: ReservationDto;
}

/** A party: who, when, where, what they wish, and what can be done now. */
export function ReservationCard({ reservation, ...links }: ReservationCardProps) {
  const text = useEveningText();
  const { status, firstName, lastName } = reservation;
  return (
    <li
      {...useMarked(reservation.id)}
      className={styles.card}
      data-status={status}
      data-without-table={lacksTable(reservation) || undefined}
    >
      <CardHead reservation={reservation} />
      <div className={styles.body}>
        {lacksTable(reservation) && <Alert type="warning" showIcon title={text('card.noTable')} />}
        <Wishes reservation={reservation} />
        <Contact reservation={reservation} />
        <Small reservation={reservation} />
      </div>
      <ReservationActions reservation={reservation} name={`${firstName} ${lastName}`.trim()} {...links} />
    </li>
  );
}

const usualHours = 2; // spec §2: a card without a duration shows it

function CardHead({ reservation }: { reservation: ReservationDto }) {
  const { language } = useLanguage();
  const word = useReservationText();
  const timeInWords = useTimeWords();
  const { time, partySize, firstName, lastName, status, date } = reservation;
  const duration = reservation.duration || usualHours;
  return (
    <div className={styles.head}>
      <span className={styles.time}>{time}</span>
      <div className={styles.who}>
        <strong className={styles.name}>{`${firstName} ${lastName}`.trim()}</strong>
        <p>
          <b>{word('party.size', { count: partySize })}</b> · {dayInWords(date, language)} ·{' '}
          {timeInWords(time, spanInWords({ time, duration }))} · {word('stay.hours', { hours: duration })}{' '}
          <Place reservation={reservation} />
        </p>
      </div>
      <StatusTag status={status} />
    </div>
  );
}

function Place({ reservation }: { reservation: ReservationDto }) {
  const { tables, tableType, isPinned } = reservation;
  const text = useEveningText();
  const word = useReservationText();
  return (
    <>
      {tables.length > 0 && (
        <>
          · <span className={styles.tables}>{tables.join(' + ')}</span>
          {isPinned && ` (${text('card.pinned')})`}
        </>
      )}
      {tableType && !lacksTable(reservation) && ` · ${word(`tableType.${tableType}`)}`}
    </>
  );
}

function Contact({ reservation: { phone, phoneE164, email } }: { reservation: ReservationDto }) {
  if (!phone && !email) return null;
  return (
    <p className={styles.contact}>
      {phone && <a href={`tel:${phoneE164 ?? phone}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

function Wishes({ reservation }: { reservation: ReservationDto }) {
  const word = useReservationText();
  return reservationNotes
    .filter((note) => reservation[note])
    .map((note) => (
      <p key={note} className={styles.wish}>
        <b>{word(`note.${note}`)}:</b> {reservation[note]}
      </p>
    ));
}

function Small({ reservation: { createdAt, source, preferredLanguage } }: { reservation: ReservationDto }) {
  const text = useEveningText();
  const word = useReservationText();
  const { language } = useLanguage();
  return (
    <p className={styles.small}>
      {text('card.created', { instant: instantInWords(createdAt, language) })} ·{' '}
      {text('card.source', { source: word(`source.${source}`) })} · {text('card.mail', { language: preferredLanguage })}
    </p>
  );
}
