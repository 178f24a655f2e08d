import type { ReservationDto } from '@strapec/contracts';
import { mailUrl, reservationNotes } from '@strapec/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { lacksTable } from '../../shared/api/lacks-table';
import { addressOfReservation } from '../../shared/reservation/use-marked';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import { dayInWords, spanInWords } from '../../shared/time/date-words';
import { Tag } from '../../shared/ui/tag';
import { GuestPhone } from '../../shared/ui/guest-phone';
import { Age } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';

interface WaitingPartyProps {
  reservation: ReservationDto;
  /** What can be decided in place. */
  decisions?: ReactNode;
  /** What the guest asks for instead. */
  wish?: ReactNode;
}

/** A party that waits for a decision or for a table. */
export function WaitingParty({ reservation, decisions, wish }: WaitingPartyProps) {
  const text = useInboxText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const { date, time, partySize, firstName, lastName, phone, phoneE164, email, status } = reservation;
  const name = `${firstName} ${lastName}`.trim();
  const isPending = status === 'pending_approval';
  return (
    <li className={styles.item} data-kind={isPending || wish ? 'approval' : 'withoutTable'}>
      <div className={styles.head}>
        <div>
          <strong className={styles.name}>{name}</strong>{' '}
          {isPending && lacksTable(reservation) && <Tag tone="bad">{text('inbox.noTable')}</Tag>}
          <p>
            <b>{text('inbox.party', { count: partySize })}</b> · {dayInWords(date, language)} ·{' '}
            {timeInWords(time, spanInWords(reservation))}
          </p>
          <p className={styles.contact}>
            {phone && <GuestPhone phone={phone} phoneE164={phoneE164} />}
            {email && <a href={mailUrl(email)}>{email}</a>}
          </p>
        </div>
        <Since reservation={reservation} isAsked={Boolean(wish)} />
      </div>
      {reservationNotes
        .filter((note) => reservation[note])
        .map((note) => (
          <p key={note} className={styles.noted}>
            {reservation[note]}
          </p>
        ))}
      {wish}
      <Offered reservation={reservation} />
      <div className={styles.actions}>
        {decisions}
        <Link to={addressOfReservation(reservation)} className={styles.way}>
          {text('inbox.evening')}
        </Link>
      </div>
    </li>
  );
}

/** For how long it has waited: the party, or what it asks for instead. */
function Since({ reservation, isAsked }: { reservation: ReservationDto; isAsked: boolean }) {
  const { status, createdAt, wish } = reservation;
  return (
    <>
      {status === 'pending_approval' && <Age of={createdAt} />}
      {isAsked && wish && <Age of={wish.createdAt} />}
    </>
  );
}

/** The other times that it has been offered by mail. */
function Offered({ reservation: { offers, status, tables } }: Pick<WaitingPartyProps, 'reservation'>) {
  const text = useInboxText();
  const { language } = useLanguage();
  if (!offers || !lacksTable({ status, tables })) return null;
  const times = offers.map(({ date, time }) => text('inbox.offer', { date: dayInWords(date, language), time }));
  return <p className={styles.offered}>{text('inbox.offered', { times: times.join(' · ') })}</p>;
}
