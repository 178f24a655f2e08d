import type { ServiceDate } from '@strapec/domain';
import { useIsNarrow } from '../../shared/ui/use-is-narrow';
import { MonthCalendar } from './month-calendar';
import { QuickDays } from './quick-days';
import { WeekStrip } from './week-strip';
import styles from './day-picker.module.css';

export interface DayChoice {
  /** The day on show; `null` shows all. */
  date: ServiceDate | null;
  today: ServiceDate;
  onChoose: (date: ServiceDate | null) => void;
}

/** Chooses the evening: a month on a desk, a week on a phone. */
export function DayPicker(choice: DayChoice) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.picker}>
      <QuickDays {...choice} />
      {isNarrow ? <WeekStrip {...choice} /> : <MonthCalendar {...choice} />}
    </div>
  );
}
