import type { Language } from '@strapec/domain';
import { minutesSince } from '../../shared/clock';
import { formatters } from '../../shared/i18n/formatters';
import { useLanguage } from '../../shared/i18n/language-context';
import { useCurrentMoment } from '../../shared/use-current-moment';
import { instantInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import styles from './inbox.module.css';

const words = formatters((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const hour = 60; // minutes
const day = 24 * hour;

export function Age({ of: instant }: { of: string }) {
  const { language } = useLanguage();
  useCurrentMoment(); // renders again every minute
  return (
    <time dateTime={instant} title={instantInWords(instant, language)} className={`${parts.muted} ${styles.age}`}>
      {ageInWords(minutesSince(instant), language)}
    </time>
  );
}

/** Negative minutes lie in the future. */
export function ageInWords(minutes: number, language: Language): string {
  const formatter = words(language);
  const [size, sign] = [Math.abs(minutes), minutes < 0 ? 1 : -1];
  if (size < hour) return formatter.format(sign * Math.max(1, Math.floor(size)), 'minute');
  if (size < 2 * day) return formatter.format(sign * Math.floor(size / hour), 'hour');
  return formatter.format(sign * Math.floor(size / day), 'day');
}
