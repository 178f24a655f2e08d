import type { ReservationDto } from '@strapec/contracts';
import { reservationNotes, untilOf } from '@strapec/domain';
import type { ReactNode } from 'react';
import { lacksTable } from '../../data/lacks-table';
import parts from '../../ui/parts.module.css';
import { isWarning } from './is-warning';
import styles from './reservation.module.css';
import { type ReservationWords, hoursOf, useReservationWords } from './reservation-words';
import type { ReservationMessageId } from './texts';

interface Fact {
  draw: (reservation: ReservationDto, words: ReservationWords) => ReactNode;
  /** The head of its column in the printed sheet. */
  label?: ReservationMessageId;
  /** Left out on a phone. */
  isSpare?: boolean;
}

const factsByName = <Name extends string>(all: Record<Name, Fact>) => all;

const badge = ({ tables }: ReservationDto) =>
  tables.length > 0 && <span className={parts.badge}>{tables.join(' + ')}</span>;

export const facts = factsByName({
  people: { draw: ({ partySize }, { people }) => <b>{people(partySize)}</b> },
  tables: { draw: badge },
  pinnedTables: {
    draw: (reservation, { text }) =>
      reservation.tables.length > 0 && (
        <>
          {badge(reservation)}
          {reservation.isPinned && ` (${text('party.pinned')})`}
        </>
      ),
  },
  tableType: {
    isSpare: true,
    draw: (reservation, { text }) =>
      reservation.tableType && !lacksTable(reservation) && text(`tableType.${reservation.tableType}`),
  },
  day: { draw: ({ date }, { day }) => day(date) },
  span: { draw: (reservation, { span }) => <span className={styles.whole}>{span(reservation)}</span> },
  hours: { isSpare: true, draw: (reservation, { text }) => text('stay.hours', { hours: hoursOf(reservation) }) },
  cancellation: { draw: (reservation, { cancellation }) => cancellation(reservation) },
  arrival: { draw: (reservation, { arrival }) => arrival(reservation) },

  time: {
    label: 'field.time',
    draw: (reservation) => (
      <>
        <b>{reservation.time}</b>
        <span>–{untilOf(reservation)}</span>
      </>
    ),
  },
  size: { label: 'column.size', draw: ({ partySize }) => partySize },
  name: {
    label: 'column.name',
    draw: ({ firstName, lastName, preferredLanguage, status }, { text }) => (
      <>
        {`${lastName} ${firstName}`.trim()}
        {preferredLanguage === 'en' && <small> EN</small>}
        {status === 'pending_approval' && <em> {text('column.pending')}</em>}
      </>
    ),
  },
  table: {
    label: 'column.table',
    draw: (reservation, { text }) =>
      lacksTable(reservation) ? <em>{text('tables.none')}</em> : reservation.tables.join(' + '),
  },
  phone: { label: 'field.phone', draw: ({ phone }) => phone },
  notes: {
    label: 'column.notes',
    draw: (reservation) =>
      notesOf(reservation).map(({ name, note }) =>
        isWarning(note) ? <strong key={name}>{note}</strong> : <span key={name}>{note}</span>,
      ),
  },
});

type FactName = keyof typeof facts;

/** A new fact is an entry above and its name in each place here. */
const lines = {
  list: ['people', 'pinnedTables', 'tableType', 'span', 'hours', 'cancellation', 'arrival'],
  listOfAllDays: ['people', 'pinnedTables', 'tableType', 'day', 'span', 'hours', 'cancellation', 'arrival'],
  board: ['people', 'tables', 'cancellation'],
  boardCard: ['people', 'tables'],
  inbox: ['people', 'day', 'span', 'tables'],
  changeRequest: ['people', 'day', 'span', 'tables'],
  search: ['people', 'tables'],
} as const satisfies Record<string, readonly FactName[]>;

export const sheetColumns: readonly FactName[] = ['time', 'size', 'name', 'table', 'phone', 'notes'];

export type Line = keyof typeof lines;

interface ReservationLineProps {
  reservation: ReservationDto;
  line: Line;
  separator?: string;
}

export function ReservationLine({ reservation, line, separator = ' · ' }: ReservationLineProps) {
  const words = useReservationWords();
  const drawn = lines[line].flatMap((name) => {
    const content = facts[name].draw(reservation, words);
    return content ? [{ name, content }] : [];
  });
  return drawn.map(({ name, content }, index) => (
    <span key={name} data-fact={name} className={facts[name].isSpare ? styles.spare : undefined}>
      {index > 0 && separator}
      {content}
    </span>
  ));
}

export function notesOf(reservation: Pick<ReservationDto, (typeof reservationNotes)[number]>) {
  return reservationNotes.flatMap((name) => {
    const note = reservation[name];
    return note ? [{ name, note }] : [];
  });
}
