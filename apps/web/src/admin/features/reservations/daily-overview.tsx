import WarningFilled from '@ant-design/icons/WarningFilled';
import type { CalendarDayDto } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../shared/time/date-words';
import styles from './evening.module.css';
import { useEveningText } from './texts';

const shownCounts = ['total', 'confirmed', 'pending', 'cancelled'] as const;

/** The evening's number large, and the four counts of the specification beside it; whoever has no table is counted when there is somebody. */
export function DailyOverview({ day }: { day: CalendarDayDto }) {
  const text = useEveningText();
  const { language } = useLanguage();
  return (
    <section className={styles.overview} aria-label={text('evening.overview')}>
      <div>
        <h2 className={styles.date}>{dayInWords(day.date, language)}</h2>
        <p className={styles.covers}>
          <strong>{day.counts.covers}</strong> {text('evening.covers', { count: day.counts.covers })}
        </p>
      </div>
      <dl className={styles.counts}>
        {shownCounts.map((name) => (
          <div key={name} data-count={name}>
            <dt>{text(`evening.${name}`)}</dt>
            <dd>{day.counts[name]}</dd>
          </div>
        ))}
        {day.counts.withoutTable > 0 && (
          <div data-count="withoutTable">
            <dt>
              <WarningFilled /> {text('evening.withoutTable')}
            </dt>
            <dd>{day.counts.withoutTable}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
