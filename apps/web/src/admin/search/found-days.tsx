import type { ReservationDto } from '@strapec/contracts';
import { digitsOf, folded } from '@strapec/domain';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { StatusTag } from '../evening/reservation/status-tag';
import { addressOfReservation } from '../evening/reservation/use-marked';
import { useTimeWords } from '../ui/time/use-time-words';
import { ReservationLine, notesOf } from '../evening/reservation/reservation-facts';
import { nameOf } from '../evening/reservation/reservation-words';
import { dateInWords } from '../ui/time/date-words';
import { staffToday } from '../data/staff-day';
import parts from '../ui/parts.module.css';
import styles from './find.module.css';
import { useFindText } from './texts';

interface FoundDaysProps {
  title: 'find.upcoming' | 'find.past';
  reservations: readonly ReservationDto[];
  terms: readonly string[];
}

/** Found reservations grouped by day, in the given order. */
export function FoundDays({ title, reservations, terms }: FoundDaysProps) {
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
            {date === staffToday() && <span className={parts.strong}>{text('find.today')}</span>}
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

interface Piece {
  words: string;
  isFound: boolean;
}

/** Splits a text into matching and other parts; matches keep their accents. `terms` are lower case without accents. */
export function marksIn(text: string, terms: readonly string[]): Piece[] {
  const { plain, places } = withPlaces(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0 && term !== ''; at = plain.indexOf(term, at + 1)) {
      isFound.fill(true, places[at], places[at + term.length]);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    const piece = { words: text.charAt(at), isFound: isFound[at] ?? false };
    if (last?.isFound === piece.isFound) last.words += piece.words;
    else pieces.push(piece);
  }
  return pieces;
}

/** The text in lower case without accents, and the position of each letter in the original. */
function withPlaces(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const bare = folded(letter);
    for (let count = 0; count < bare.length; count += 1) places.push(at);
    plain += bare;
    at += letter.length;
  }
  return { plain, places: [...places, at] };
}

/** True when a phone number matches, in any notation. */
export function isNumberFound(phone: string, phoneE164: string | null, terms: readonly string[]): boolean {
  const numbers = [digitsOf(phone), digitsOf(phoneE164 ?? '')];
  return terms.some((term) => /^\d+$/.test(term) && numbers.some((digits) => digits.includes(term)));
}
