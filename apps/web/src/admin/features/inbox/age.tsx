import type { Language } from '@strapec/domain';
import { minutesSince } from '../../../shared/clock';
import { formatters } from '../../../shared/i18n/formatters';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { instantInWords } from '../../shared/time/date-words';
import styles from './inbox.module.css';

const words = formatters((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
const hour = 60; // minutes
const day = 24 * hour;

/** How long ago something came in: `pred 3 hodinami`. */
export function Age({ of: instant }: { of: string }) {
  const { language } = useLanguage();
  useCurrentMoment(); // grows by the minute
  return (
    <time dateTime={instant} title={instantInWords(instant, language)} className={styles.age}>
      {ageInWords(minutesSince(instant), language)}
    </time>
  );
}

/** An age in minutes, in words. */
export function ageInWords(minutes: number, language: Language): string {
  const said = words(language);
  if (minutes < hour) return said.format(-Math.max(1, Math.floor(minutes)), 'minute');
  if (minutes < 2 * day) return said.format(-Math.floor(minutes / hour), 'hour');
  return said.format(-Math.floor(minutes / day), 'day');
}
