import type { DayFault, ServiceDate } from '@strapec/domain';
import styles from './calendar.module.css';
import { useCalendarText } from './texts';

interface CalendarDayProps {
  date: ServiceDate;
  /** The date as a person says it. */
  words: string;
  fault: DayFault | null;
  /** It can be picked, but nothing is free. */
  isFull: boolean;
  isToday: boolean;
  /** Whether the arrow keys stand here. */
  isActive: boolean;
  isChosen: boolean;
  onPress: (date: ServiceDate) => void;
}

/** One day: it can be picked, or says why not when it is pressed. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, words, fault, isFull, isToday, isActive, isChosen, onPress } = props;
  const text = useCalendarText();
  const remark = fault ?? (isFull ? 'full' : null);
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={isActive ? 0 : -1}
      aria-label={remark ? text(`calendar.${remark}`, { date: words }) : words}
      aria-disabled={fault !== null}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
      data-full={remark === 'full' || undefined}
      onClick={() => onPress(date)}
    >
      {Number(date.slice(8))}
    </button>
  );
}
