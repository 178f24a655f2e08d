import { type FoundReservationsDto, type ReservationDto, useFindReservations } from '@strapec/contracts';
import { searchTerms } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { staffToday } from '../data/staff-day';
import { ReservationLine, notesOf } from '../evening/reservation/reservation-facts';
import { StatusTag } from '../evening/reservation/reservation-parts';
import { nameOf } from '../evening/reservation/reservation-words';
import { addressOfReservation } from '../evening/reservation/use-marked';
import { FindField } from './find-field';
import styles from './find.module.css';
import { isNumberFound, marksIn } from './marks';
import { useFindText } from './texts';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import { dateInWords } from '../ui/time/date-words';
import { useTimeWords } from '../ui/time/use-time-words';
import { useIsNarrow } from '../ui/use-is-narrow';

/** With the field where the header has no room for it. */
export function FindPage() {
  const text = useFindText();
  const isNarrow = useIsNarrow();
  const [params] = useSearchParams();
  return (
    <div className={parts.page}>
      <h2>{text('find.title')}</h2>
      {isNarrow && <FindField isFirst />}
      <FindResults q={params.get('q') ?? ''} />
    </div>
  );
}

const firstShown = 30;
const mostShown = 200;
const leastTyped = 2; // letters or digits

function FindResults({ q }: { q: string }) {
  const text = useFindText();
  const terms = searchTerms(q);
  if (terms.join('').length < leastTyped)
    return <p className={`${parts.muted} ${parts.found}`}>{text('find.short')}</p>;
  return <Found q={q} terms={terms} />;
}

function Found({ q, terms }: { q: string; terms: readonly string[] }) {
  const text = useFindText();
  const [limit, setLimit] = useState(firstShown);
  const { data, isError, isPlaceholderData, refetch } = useFindReservations(
    { q, limit },
    { query: { staleTime: 1000, placeholderData: keepPreviousData } },
  );
  if (isError) return <LoadFailure title={text('find.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const shown = data.upcoming.length + data.past.length;
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className={`${parts.muted} ${parts.found}`}>
        {summary(data, text)}
      </p>
      {shown === 0 && <NothingFound q={q} />}
      <FoundDays title="find.upcoming" reservations={data.upcoming} terms={terms} />
      <FoundDays title="find.past" reservations={data.past} terms={terms} />
      {limit < mostShown && hasMore(data) && <Button onClick={() => setLimit(mostShown)}>{text('find.more')}</Button>}
    </div>
  );
}

const hasMore = ({ upcoming, past, upcomingTotal, pastTotal }: FoundReservationsDto): boolean =>
  upcoming.length < upcomingTotal || past.length < pastTotal;

function summary(
  { upcomingTotal, pastTotal, isTotalExact }: FoundReservationsDto,
  text: ReturnType<typeof useFindText>,
) {
  const count = upcomingTotal + pastTotal;
  if (!isTotalExact) return text('find.many');
  return count === 0 ? '' : text('found.count', { count });
}

function NothingFound({ q }: { q: string }) {
  const text = useFindText();
  return (
    <div className={parts.empty}>
      <p className={parts.emptyTitle}>{text('find.none', { q })}</p>
      <p>{text('find.none.then')}</p>
    </div>
  );
}

interface FoundDaysProps {
  title: 'find.upcoming' | 'find.past';
  reservations: readonly ReservationDto[];
  terms: readonly string[];
}

/** In the given order. */
function FoundDays({ title, reservations, terms }: FoundDaysProps) {
  const text = useFindText();
  const { language } = useLanguage();
  const days = [...new Set(reservations.map(({ date }) => date))];
  if (days.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={`${parts.muted} ${styles.when}`}>
        {text(title)}
      </h3>
      {days.map((date) => (
        <section key={date} aria-labelledby={`${title}-${date}`} className={styles.day}>
          <h4 id={`${title}-${date}`} className={`${parts.date} ${parts.figure}`}>
            {dateInWords(date, language)}
            {date === staffToday() && <small className={parts.muted}> · {text('find.today')}</small>}
          </h4>
          <ul className={parts.list}>
            {reservations
              .filter((one) => one.date === date)
              .map((one) => (
                <FoundParty key={one.id} reservation={one} terms={terms} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface FoundPartyProps {
  reservation: ReservationDto;
  terms: readonly string[];
}

function FoundParty({ reservation, terms }: FoundPartyProps) {
  const timeInWords = useTimeWords();
  return (
    <li>
      <Link to={addressOfReservation(reservation)} className={`${parts.item} ${styles.party}`}>
        <span className={parts.heading}>{timeInWords(reservation.time)}</span>
        <span className={`${parts.stack} ${styles.who}`}>
          <strong className={parts.name}>
            <Marked text={nameOf(reservation)} terms={terms} />
          </strong>
          <span>
            <ReservationLine reservation={reservation} line="search" />
          </span>
          <WhyFound reservation={reservation} terms={terms} />
        </span>
        <StatusTag status={reservation.status} />
      </Link>
    </li>
  );
}

function WhyFound({ reservation, terms }: FoundPartyProps) {
  const { phone, phoneE164, email } = reservation;
  const notes = notesOf(reservation).filter(({ note }) => marksIn(note, terms).some(({ isFound }) => isFound));
  return (
    <>
      <span className={`${parts.muted} ${parts.row} ${styles.contact}`}>
        {phone && (isNumberFound(phone, phoneE164, terms) ? <mark>{phone}</mark> : <span>{phone}</span>)}
        {email && (
          <span>
            <Marked text={email} terms={terms} />
          </span>
        )}
      </span>
      {notes.map(({ name, note }) => (
        <span key={name} className={parts.quote}>
          <Marked text={note} terms={terms} />
        </span>
      ))}
    </>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return marksIn(text, terms).map(({ words, isFound }, index) => (isFound ? <mark key={index}>{words}</mark> : words));
}
