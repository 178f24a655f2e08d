import { useIsNarrow } from '../../shared/ui/use-is-narrow';
import type { DayChoice } from './day-choice';
import { MonthCalendar } from './month-calendar';
import { QuickDays } from './quick-days';
import { WeekStrip } from './week-strip';
import styles from './day-picker.module.css';

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
