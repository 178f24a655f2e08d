import type { ServiceDate } from '@strapec/domain';
import styles from './calendar.module.css';
import { useCalendarText } from './texts';

/** Why a day cannot be picked. */
export type DayFault = 'closed' | 'unavailable';

interface CalendarDayProps {
  date: ServiceDate;
  /** The date as a person says it. */
  words: string;
  fault: DayFault | null;
  isToday: boolean;
  /** Whether the arrow keys stand here. */
  isActive: boolean;
  isChosen: boolean;
  onPick: (date: ServiceDate) => void;
}

/** One day: it can be picked, or says why not. */
export function CalendarDay({ date, words, fault, isToday, isActive, isChosen, onPick }: CalendarDayProps) {
  const text = useCalendarText();
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isActive ? 0 : -1}
      aria-label={fault ? text(`calendar.${fault}`, { date: words }) : words}
      aria-disabled={fault !== null}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      onClick={() => fault === null && onPick(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
