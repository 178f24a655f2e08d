import { type FoundReservationsDto, type ReservationDto, useFindReservations } from '@strapec/contracts';
import { toSearchTerms } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { currentServiceDate } from '../data/current-service-date';
import { ReservationLine, listNotes } from '../evening/reservation/reservation-facts';
import { StatusTag } from '../evening/reservation/reservation-parts';
import { guestName } from '../evening/reservation/use-reservation-format';
import { reservationUrl } from '../evening/reservation/use-marked-card';
import { ReservationSearchField } from './reservation-search-field';
import styles from './search.module.css';
import { isPhoneMatch, splitAtMatches } from './search-matches';
import { useSearchText } from './texts';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import { Section } from '../ui/section';
import { dateInWords } from '../ui/time/date-words';
import { useFormatTime } from '../ui/time/use-format-time';
import { useIsNarrow } from '../ui/use-media-query';

/** With the field where the header has no room for it. */
export function SearchPage() {
  const text = useSearchText();
  const isNarrow = useIsNarrow();
  const [params] = useSearchParams();
  return (
    <div className={parts.page}>
      <h2>{text('find.title')}</h2>
      {isNarrow && <ReservationSearchField takesFocus />}
      <SearchResults q={params.get('q') ?? ''} />
    </div>
  );
}

const initialLimit = 30;
const maxLimit = 200;
const minQueryLength = 2; // letters or digits

function SearchResults({ q }: { q: string }) {
  const text = useSearchText();
  const terms = toSearchTerms(q);
  if (terms.join('').length < minQueryLength)
    return <p className={`${parts.muted} ${parts.found}`}>{text('find.short')}</p>;
  return <FoundReservations q={q} terms={terms} />;
}

function FoundReservations({ q, terms }: { q: string; terms: readonly string[] }) {
  const text = useSearchText();
  const [limit, setLimit] = useState(initialLimit);
  const { data, isError, isPlaceholderData, refetch } = useFindReservations(
    { q, limit },
    { query: { staleTime: 1000, placeholderData: keepPreviousData } },
  );
  if (isError) return <LoadFailure title={text('find.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const foundCount = data.upcoming.length + data.past.length;
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className={`${parts.muted} ${parts.found}`}>
        {describeTotals(data, text)}
      </p>
      {foundCount === 0 && (
        <div className={parts.empty}>
          <p className={parts.emptyTitle}>{text('find.none', { q })}</p>
          <p>{text('find.none.then')}</p>
        </div>
      )}
      <FoundDays titleTextId="find.upcoming" reservations={data.upcoming} terms={terms} />
      <FoundDays titleTextId="find.past" reservations={data.past} terms={terms} />
      {limit < maxLimit && hasMoreReservations(data) && (
        <Button onClick={() => setLimit(maxLimit)}>{text('find.more')}</Button>
      )}
    </div>
  );
}

const hasMoreReservations = ({ upcoming, past, upcomingTotal, pastTotal }: FoundReservationsDto): boolean =>
  upcoming.length < upcomingTotal || past.length < pastTotal;

function describeTotals(
  { upcomingTotal, pastTotal, isTotalExact }: FoundReservationsDto,
  text: ReturnType<typeof useSearchText>,
) {
  const count = upcomingTotal + pastTotal;
  if (!isTotalExact) return text('find.many');
  return count === 0 ? '' : text('found.count', { count });
}

interface FoundDaysProps {
  titleTextId: 'find.upcoming' | 'find.past';
  reservations: readonly ReservationDto[];
  terms: readonly string[];
}

/** In the given order. */
function FoundDays({ titleTextId, reservations, terms }: FoundDaysProps) {
  const text = useSearchText();
  const { language } = useLanguage();
  const dates = [...new Set(reservations.map(({ date }) => date))];
  if (dates.length === 0) return null;
  return (
    <Section id={titleTextId} title={text(titleTextId)} titleClass={`${parts.muted} ${styles.when}`}>
      {dates.map((date) => (
        <section key={date} aria-labelledby={`${titleTextId}-${date}`} className={styles.day}>
          <h4 id={`${titleTextId}-${date}`} className={`${parts.date} ${parts.figure}`}>
            {dateInWords(date, language)}
            {date === currentServiceDate() && <small className={parts.muted}> · {text('find.today')}</small>}
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
    </Section>
  );
}

interface FoundPartyProps {
  reservation: ReservationDto;
  terms: readonly string[];
}

function FoundParty({ reservation, terms }: FoundPartyProps) {
  const formatTime = useFormatTime();
  return (
    <li>
      <Link to={reservationUrl(reservation)} className={`${parts.item} ${styles.party}`}>
        <span className={parts.heading}>{formatTime(reservation.time)}</span>
        <span className={`${parts.stack} ${styles.who}`}>
          <strong className={parts.name}>
            <MarkedText text={guestName(reservation)} terms={terms} />
          </strong>
          <span>
            <ReservationLine reservation={reservation} view="search" />
          </span>
          <MatchDetails reservation={reservation} terms={terms} />
        </span>
        <StatusTag status={reservation.status} />
      </Link>
    </li>
  );
}

function MatchDetails({ reservation, terms }: FoundPartyProps) {
  const { phone, phoneE164, email } = reservation;
  const matchingNotes = listNotes(reservation).filter(({ note }) =>
    splitAtMatches(note, terms).some(({ isMatch }) => isMatch),
  );
  return (
    <>
      <span className={`${parts.muted} ${parts.row} ${styles.contact}`}>
        {phone && (isPhoneMatch(phone, phoneE164, terms) ? <mark>{phone}</mark> : <span>{phone}</span>)}
        {email && (
          <span>
            <MarkedText text={email} terms={terms} />
          </span>
        )}
      </span>
      {matchingNotes.map(({ name, note }) => (
        <span key={name} className={parts.quote}>
          <MarkedText text={note} terms={terms} />
        </span>
      ))}
    </>
  );
}

function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitAtMatches(text, terms).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
