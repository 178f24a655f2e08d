import type { ReservationDto } from '@strapec/contracts';
import { reservationNotes } from '@strapec/domain';
import { lacksTable } from '../../shared/api/lacks-table';
import { spanInWords } from '../../shared/time/date-words';
import { isWarning } from '../../shared/reservation/is-warning';
import styles from './sheet.module.css';
import { useSheetText } from './texts';

const walkInLines = [1, 2, 3, 4, 5, 6];
const columns = ['time', 'party', 'name', 'tables', 'phone', 'notes'] as const;

export function SheetList({ reservations }: { reservations: readonly ReservationDto[] }) {
  const text = useSheetText();
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {text(`sheet.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <Line key={reservation.id} reservation={reservation} />
        ))}
        {reservations.length === 0 && (
          <tr>
            <td colSpan={columns.length} className={styles.none}>
              {text('sheet.none')}
            </td>
          </tr>
        )}
      </tbody>
      <tbody className={styles.walkIns}>
        <tr>
          <th colSpan={columns.length} scope="rowgroup">
            {text('sheet.walkIns')}
          </th>
        </tr>
        {walkInLines.map((line) => (
          <tr key={line}>
            {columns.map((column) => (
              <td key={column} data-column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ reservation }: { reservation: ReservationDto }) {
  const text = useSheetText();
  const { firstName, lastName, partySize, phone, tables, status, preferredLanguage } = reservation;
  return (
    <tr data-status={status}>
      <td data-column="time">
        <b>{reservation.time}</b>
        <span>–{spanInWords(reservation).split('–')[1]}</span>
      </td>
      <td data-column="party">{partySize}</td>
      <td data-column="name">
        {`${lastName} ${firstName}`.trim()}
        {preferredLanguage === 'en' && <small> EN</small>}
        {status === 'pending_approval' && <em> {text('sheet.pending')}</em>}
      </td>
      <td data-column="tables">{lacksTable(reservation) ? <em>{text('sheet.noTable')}</em> : tables.join(' + ')}</td>
      <td data-column="phone">{phone}</td>
      <td data-column="notes">
        <Notes reservation={reservation} />
      </td>
    </tr>
  );
}

function Notes({ reservation }: { reservation: ReservationDto }) {
  const notes = reservationNotes.flatMap((note) => reservation[note] ?? []);
  return notes.map((note) =>
    isWarning(note) ? (
      <strong key={note} className={styles.warning}>
        {note}
      </strong>
    ) : (
      <span key={note} className={styles.note}>
        {note}
      </span>
    ),
  );
}
