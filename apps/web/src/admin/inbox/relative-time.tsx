import { type Language, minutesPerDay, minutesPerHour } from '@strapec/domain';
import { minutesSince } from '../../shared/clock';
import { createFormatter } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { useCurrentDateTime } from '../../shared/use-current-date-time';
import { formatInstant } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import styles from './inbox.module.css';

const relativeFormat = createFormatter((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

export function RelativeTime({ since: instant }: { since: string }) {
  const { language } = useLanguage();
  useCurrentDateTime(); // renders again every minute
  return (
    <time dateTime={instant} title={formatInstant(instant, language)} className={`${parts.muted} ${styles.age}`}>
      {formatRelativeTime(minutesSince(instant), language)}
    </time>
  );
}

/** Negative minutes lie in the future. */
export function formatRelativeTime(minutes: number, language: Language): string {
  const formatter = relativeFormat(language);
  const [distance, direction] = [Math.abs(minutes), minutes < 0 ? 1 : -1];
  if (distance < minutesPerHour) return formatter.format(direction * Math.max(1, Math.floor(distance)), 'minute');
  if (distance < 2 * minutesPerDay) return formatter.format(direction * Math.floor(distance / minutesPerHour), 'hour');
  return formatter.format(direction * Math.floor(distance / minutesPerDay), 'day');
}
