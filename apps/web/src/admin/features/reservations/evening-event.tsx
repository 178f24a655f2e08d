import type { CalendarEventDto } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { spanInWords } from '../../shared/time/date-words';
import styles from './evening.module.css';
import { useEveningText } from './texts';

/** An event of the evening, and what of the room it takes. */
export function EveningEvent({ event }: { event: CalendarEventDto }) {
  const text = useEveningText();
  const { language } = useLanguage();
  return (
    <li className={styles.event}>
      <span className={styles.time}>{event.time}</span>
      <div>
        <strong>{(language === 'sk' && event.titleSk) || event.titleEn}</strong>
        <p>
          {text('evening.event')} · {spanInWords(event)} ·{' '}
          {text(`evening.blocks.${event.capacityMode}`, { count: event.maxCapacity })}
          {event.visibility === 'hidden' && ` · ${text('evening.hidden')}`}
        </p>
      </div>
    </li>
  );
}
