import type { ReservationDto } from '@strapec/contracts';
import { reservationNotes, formatEndTime } from '@strapec/domain';
import type { ReactNode } from 'react';
import { lacksTable } from '../../data/table-status';
import parts from '../../ui/parts.module.css';
import { isWarningNote } from './is-warning-note';
import styles from './reservation.module.css';
import { type ReservationFormat, visitHours, useReservationFormat } from './use-reservation-format';
import type { ReservationTextId } from './texts';

interface Fact {
  render: (reservation: ReservationDto, format: ReservationFormat) => ReactNode;
  /** The head of its column in the printed sheet. */
  columnTextId?: ReservationTextId;
  /** Left out on a phone. */
  isHiddenOnPhone?: boolean;
}

const defineFacts = <Name extends string>(facts: Record<Name, Fact>) => facts;

const renderTablesBadge = ({ tables }: ReservationDto) =>
  tables.length > 0 && <span className={parts.badge}>{tables.join(' + ')}</span>;

export const reservationFacts = defineFacts({
  people: { render: ({ partySize }, { partySizeText }) => <b>{partySizeText(partySize)}</b> },
  tables: { render: renderTablesBadge },
  pinnedTables: {
    render: (reservation, { text }) =>
      reservation.tables.length > 0 && (
        <>
          {renderTablesBadge(reservation)}
          {reservation.isPinned && ` (${text('party.pinned')})`}
        </>
      ),
  },
  tableType: {
    isHiddenOnPhone: true,
    render: (reservation, { text }) =>
      reservation.tableType && !lacksTable(reservation) && text(`tableType.${reservation.tableType}`),
  },
  day: { render: ({ date }, { dayText }) => dayText(date) },
  span: { render: (reservation, { periodText }) => <span className={styles.whole}>{periodText(reservation)}</span> },
  hours: {
    isHiddenOnPhone: true,
    render: (reservation, { text }) => text('stay.hours', { hours: visitHours(reservation) }),
  },
  cancellation: { render: (reservation, { cancellationText }) => cancellationText(reservation) },
  arrival: { render: (reservation, { arrivalText }) => arrivalText(reservation) },

  time: {
    columnTextId: 'field.time',
    render: (reservation) => (
      <>
        <b>{reservation.time}</b>
        <span>–{formatEndTime(reservation)}</span>
      </>
    ),
  },
  size: { columnTextId: 'column.size', render: ({ partySize }) => partySize },
  name: {
    columnTextId: 'column.name',
    render: ({ firstName, lastName, preferredLanguage, status }, { text }) => (
      <>
        {`${lastName} ${firstName}`.trim()}
        {preferredLanguage === 'en' && <small> EN</small>}
        {status === 'pending_approval' && <em> {text('column.pending')}</em>}
      </>
    ),
  },
  table: {
    columnTextId: 'column.table',
    render: (reservation, { text }) =>
      lacksTable(reservation) ? <em>{text('tables.none')}</em> : reservation.tables.join(' + '),
  },
  phone: { columnTextId: 'field.phone', render: ({ phone }) => phone },
  notes: {
    columnTextId: 'column.notes',
    render: (reservation) =>
      listNotes(reservation).map(({ name, note }) =>
        isWarningNote(note) ? <strong key={name}>{note}</strong> : <span key={name}>{note}</span>,
      ),
  },
});

type FactName = keyof typeof reservationFacts;

/** A new fact is an entry above and its name in each place here. */
const factNamesByView = {
  list: ['people', 'pinnedTables', 'tableType', 'span', 'hours', 'cancellation', 'arrival'],
  listOfAllDays: ['people', 'pinnedTables', 'tableType', 'day', 'span', 'hours', 'cancellation', 'arrival'],
  board: ['people', 'tables', 'cancellation'],
  boardCard: ['people', 'tables'],
  inbox: ['people', 'day', 'span', 'tables'],
  changeRequest: ['people', 'day', 'span', 'tables'],
  search: ['people', 'tables'],
} as const satisfies Record<string, readonly FactName[]>;

export const sheetColumns: readonly FactName[] = ['time', 'size', 'name', 'table', 'phone', 'notes'];

export type FactView = keyof typeof factNamesByView;

interface ReservationLineProps {
  reservation: ReservationDto;
  view: FactView;
  separator?: string;
}

export function ReservationLine({ reservation, view, separator = ' · ' }: ReservationLineProps) {
  const format = useReservationFormat();
  const renderedFacts = factNamesByView[view].flatMap((name) => {
    const content = reservationFacts[name].render(reservation, format);
    return content ? [{ name, content }] : [];
  });
  return renderedFacts.map(({ name, content }, index) => (
    <span key={name} data-fact={name} className={reservationFacts[name].isHiddenOnPhone ? styles.spare : undefined}>
      {index > 0 && separator}
      {content}
    </span>
  ));
}

export function listNotes(reservation: Pick<ReservationDto, (typeof reservationNotes)[number]>) {
  return reservationNotes.flatMap((name) => {
    const note = reservation[name];
    return note ? [{ name, note }] : [];
  });
}
