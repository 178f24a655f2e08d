import type { Language } from '@strapec/domain';
import { minutesSince } from '../../shared/clock';
import { formatters } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { useCurrentDateTime } from '../../shared/use-current-date-time';
import { instantInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import styles from './inbox.module.css';

const relativeFormat = formatters((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const hourMinutes = 60; // minutes
const dayMinutes = 24 * hourMinutes;

export function RelativeTime({ since: instant }: { since: string }) {
  const { language } = useLanguage();
  useCurrentDateTime(); // renders again every minute
  return (
    <time dateTime={instant} title={instantInWords(instant, language)} className={`${parts.muted} ${styles.age}`}>
      {relativeTimeText(minutesSince(instant), language)}
    </time>
  );
}

/** Negative minutes lie in the future. */
export function relativeTimeText(minutes: number, language: Language): string {
  const formatter = relativeFormat(language);
  const [distance, sign] = [Math.abs(minutes), minutes < 0 ? 1 : -1];
  if (distance < hourMinutes) return formatter.format(sign * Math.max(1, Math.floor(distance)), 'minute');
  if (distance < 2 * dayMinutes) return formatter.format(sign * Math.floor(distance / hourMinutes), 'hour');
  return formatter.format(sign * Math.floor(distance / dayMinutes), 'day');
}
