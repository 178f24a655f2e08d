import { useIsNarrow } from '../../shared/ui/use-is-narrow';
import type { DayChoice } from './day-choice';
import { MonthCalendar } from './month-calendar';
import { WeekStrip } from './week-strip';
import styles from './day-picker.module.css';
import { addDays } from '@strapec/domain';
import Button from 'antd/es/button';
import { useDaysText } from './texts';

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

/** Today, tomorrow, or everything that is to come. */
function QuickDays({ date, today, onChoose }: DayChoice) {
  const text = useDaysText();
  const days = [
    { label: 'days.today', day: today },
    { label: 'days.tomorrow', day: addDays(today, 1) },
    { label: 'days.all', day: null },
  ] as const;
  return (
    <div className={styles.quick} role="group" aria-label={text('days.title')}>
      {days.map(({ label, day }) => (
        <Button key={label} aria-pressed={day === date} data-chosen={day === date} onClick={() => onChoose(day)}>
          {text(label)}
        </Button>
      ))}
    </div>
  );
}
