import { type LocalMoment, type ServiceDate, checkDay, houseSchedule } from '@strapec/domain';
import styles from './calendar.module.css';
import { useReserveText } from './texts';

interface CalendarDayProps {
  date: ServiceDate;
  /** The date as a person says it. */
  words: string;
  now: LocalMoment;
  /** Whether the arrow keys stand here. */
  isActive: boolean;
  isChosen: boolean;
  onPick: (date: ServiceDate) => void;
}

/** One day: it can be picked, or says why not. */
export function CalendarDay({ date, words, now, isActive, isChosen, onPick }: CalendarDayProps) {
  const text = useReserveText();
  const refusal = checkDay(date, now, houseSchedule);
  const label = {
    offered: words,
    closed: text('reserve.calendar.closed', { date: words }),
    unavailable: text('reserve.calendar.unavailable', { date: words }),
  }[refusal === null ? 'offered' : refusal === 'closed_day' ? 'closed' : 'unavailable'];
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-disabled={refusal !== null}
      aria-current={date === now.date ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      onClick={() => refusal === null && onPick(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
