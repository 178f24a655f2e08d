import { type ReservationDto, useGetCalendarDays } from '@strapec/contracts';
import { mailUrl, minuteOfTime, minutesAhead, minutesPerHour, reservationNotes } from '@strapec/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentMoment } from '../../../shared/clock';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { useLanguage } from '../../../shared/i18n/language-context';
import { lacksTable } from '../../shared/api/lacks-table';
import { addressOfReservation } from '../../shared/reservation/use-marked';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import { dayInWords, spanInWords } from '../../shared/time/date-words';
import { Tag } from '../../shared/ui/tag';
import { GuestPhone } from '../../shared/ui/guest-phone';
import { Age, ageInWords } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';

interface WaitingPartyProps {
  reservation: ReservationDto;
  /** What can be decided in place. */
  decisions?: ReactNode;
  /** What would make room for it. */
  help?: ReactNode;
  /** What the guest asks for instead. */
  wish?: ReactNode;
}

/** A party that waits for a decision or for a table. */
export function WaitingParty({ reservation, decisions, help, wish }: WaitingPartyProps) {
  const text = useInboxText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const { date, time, partySize, firstName, lastName, phone, phoneE164, email, status, tables } = reservation;
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
            {tables.length > 0 && ` · ${tables.join(' + ')}`} <Due reservation={reservation} />
          </p>
          <Load date={date} />
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
      {help}
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

/** That it comes within the hour, or should have come. */
function Due({ reservation: { date, time } }: Pick<WaitingPartyProps, 'reservation'>) {
  const { language } = useLanguage();
  const now = useCurrentMoment() ?? currentMoment();
  const ahead = minutesAhead(date, minuteOfTime(time), now);
  return ahead < minutesPerHour && <Tag tone="bad">{ageInWords(-ahead, language)}</Tag>;
}

/** How full its evening is. */
function Load({ date }: { date: string }) {
  const text = useInboxText();
  const { data } = useGetCalendarDays({ from: date, to: date }, { query: { staleTime: 1000 } });
  const day = data?.find((one) => one.date === date);
  return day && <p>{text('inbox.load', { parties: day.reservations, covers: day.covers })}</p>;
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
