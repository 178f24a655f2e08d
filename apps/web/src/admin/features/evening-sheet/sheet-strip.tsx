import type { ReservationDto } from '@strapec/contracts';
import { type Minute, type Stay, endOf, minutesPerHour, stayOf, timeOfMinute } from '@strapec/domain';
import type { CSSProperties } from 'react';
import type { RoomRow } from '../../shared/house/room-rows';
import styles from './sheet.module.css';
import { useSheetText } from './texts';

interface StripProps {
  reservations: readonly ReservationDto[];
  rows: readonly RoomRow[];
}

interface Span {
  from: Minute;
  to: Minute;
}

/** An evening without anybody in it. */
const usualSpan: Span = { from: 16 * minutesPerHour, to: 24 * minutesPerHour };

/** Tables over the hours: which of them turn when, and where somebody may still sit. */
export function SheetStrip({ reservations, rows }: StripProps) {
  const text = useSheetText();
  const span = spanOf(reservations.map(stayOf));
  if (rows.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={text('sheet.strip')}>
      <div className={styles.hours}>
        {hoursIn(span).map((minute) => (
          <span key={minute} style={at(minute, span)}>
            {timeOfMinute(minute)}
          </span>
        ))}
      </div>
      {rows.map(({ id: table, out }) => (
        <div key={table} className={styles.row} data-out={out !== null || undefined}>
          <b>{table}</b>
          <div className={styles.track}>
            {out && <em className={styles.out}>{[text('sheet.outOfUse'), out.reason].filter(Boolean).join(': ')}</em>}
            {hoursIn(span).map((minute) => (
              <i key={minute} style={at(minute, span)} />
            ))}
            {reservations
              .filter((reservation) => reservation.tables.includes(table))
              .map((reservation) => (
                <span key={reservation.id} className={styles.bar} style={lying(stayOf(reservation), span)}>
                  {reservation.partySize} {reservation.lastName || reservation.firstName}
                </span>
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Whole hours around everybody's stay. */
function spanOf(stays: readonly Stay[]): Span {
  if (stays.length === 0) return usualSpan;
  const from = Math.min(...stays.map(({ start }) => start));
  const to = Math.max(...stays.map(endOf));
  return {
    from: Math.floor(from / minutesPerHour) * minutesPerHour,
    to: Math.ceil(to / minutesPerHour) * minutesPerHour,
  };
}

const hoursIn = ({ from, to }: Span): Minute[] =>
  Array.from({ length: (to - from) / minutesPerHour + 1 }, (_, hour) => from + hour * minutesPerHour);

const share = (minutes: number, { from, to }: Span): string => `${(100 * minutes) / (to - from)}%`;
const at = (minute: Minute, span: Span): CSSProperties => ({ insetInlineStart: share(minute - span.from, span) });
const lying = (stay: Stay, span: Span): CSSProperties => ({
  ...at(stay.start, span),
  width: share(stay.minutes, span),
});
