import { addDays } from '@strapec/domain';
import Button from 'antd/es/button';
import type { DayChoice } from './day-choice';
import styles from './day-picker.module.css';
import { useDaysText } from './texts';

/** Today, tomorrow, or everything that is to come. */
export function QuickDays({ date, today, onChoose }: DayChoice) {
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
