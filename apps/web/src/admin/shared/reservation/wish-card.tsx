import { type ReservationDto, type WishDto, approveWish, declineWish } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { minutesSince } from '../../../shared/clock';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { refreshEvenings, showReservation } from '../api/reservation-cache';
import { useStaffMutation } from '../api/use-staff-mutation';
import { dayInWords, instantInWords, spanInWords } from '../time/date-words';
import { forgetText } from '../ui/use-kept-text';
import { DeclineForm } from './decline-form';
import styles from './staff-actions.module.css';
import { useReservationText } from './texts';
import { declineKey } from './use-staff-action';
import { useTellDeed } from './use-tell-deed';
import { useTimeWords } from './use-time-words';

/** A guest's change request with its answer buttons; nothing when there is none or its time limit is over. */
export function WishCard({ reservation }: { reservation: ReservationDto }) {
  useCurrentMoment(); // renders again when the time limit ends
  const { wish } = reservation;
  return wish && minutesSince(wish.heldUntil) < 0 ? <Wish reservation={reservation} wish={wish} /> : null;
}

interface WishProps {
  reservation: ReservationDto;
  wish: WishDto;
}

function Wish({ reservation, wish }: WishProps) {
  const word = useReservationText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const id = useId();
  const { date, partySize: count, specialRequests, tables, heldUntil } = wish;
  return (
    <section className={styles.wish} aria-labelledby={id}>
      <h4 id={id}>{word('wish.title')}</h4>
      <p className={styles.wished}>
        <b>{word('party.size', { count })}</b> · {dayInWords(date, language)} ·{' '}
        {timeInWords(wish.time, spanInWords(wish))}
        {tables.length > 0 && ` · ${word('deed.tables', { tables: tables.join(' + ') })}`}
      </p>
      {specialRequests && <p className={styles.said}>{specialRequests}</p>}
      <p className={styles.until}>
        {tables.length === 0 && `${word('wish.noTables')} `}
        {word('wish.until', { instant: instantInWords(heldUntil, language) })}
      </p>
      <Answer reservation={reservation} wish={wish} />
    </section>
  );
}

function Answer({ reservation, wish }: WishProps) {
  const word = useReservationText();
  const { answer, isAnswering } = useAnswer(wish);
  const [isDeclining, setDeclining] = useState(false);
  if (isDeclining)
    return (
      <DeclineForm
        reservation={reservation}
        onDecline={(wordToGuest) => answer({ isApproved: false, wordToGuest })}
        onClose={() => setDeclining(false)}
      />
    );
  const name = `${reservation.firstName} ${reservation.lastName}`.trim();
  return (
    <div className={styles.actions} role="group" aria-label={word('wish.answer', { name })}>
      <Button type="primary" disabled={isAnswering || undefined} onClick={() => answer({ isApproved: true })}>
        {word('wish.approve')}
      </Button>
      <Button danger disabled={isAnswering || undefined} onClick={() => setDeclining(true)}>
        {word('wish.decline')}
      </Button>
    </div>
  );
}

interface GivenAnswer {
  isApproved: boolean;
  wordToGuest?: string;
}

/** Answers once; the slower of two staff members sees the current state. */
function useAnswer({ id }: WishDto) {
  const word = useReservationText();
  const tell = useTellDeed();
  const { mutate, isPending } = useStaffMutation({
    send: ({ isApproved, wordToGuest = '' }: GivenAnswer) =>
      isApproved ? approveWish(id) : declineWish(id, wordToGuest === '' ? {} : { wordToGuest }),
    done: (changed, { isApproved }, queries) => {
      forgetText(declineKey(changed.id));
      showReservation(queries, changed);
      tell(word(isApproved ? 'wish.approved' : 'wish.declined'), changed);
    },
    failed: (reason) => word('wish.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}
