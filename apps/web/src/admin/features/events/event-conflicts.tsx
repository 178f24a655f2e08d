import type { SavedEventDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../shared/time/date-words';
import styles from './events.module.css';
import { useEventsText } from './texts';

/** Who is left without a table after an event has been saved: somebody has to call them (rules §4). */
export function EventConflicts({ saved, onDismiss }: { saved: SavedEventDto; onDismiss: () => void }) {
  const text = useEventsText();
  const { language } = useLanguage();
  const { event, conflicts } = saved;
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ 'aria-label': text('events.conflicts.dismiss'), onClose: onDismiss }}
      title={text('events.conflicts', { count: conflicts.length, title })}
      description={
        <ul className={styles.conflicts}>
          {conflicts.map(({ id, date, time, firstName, lastName, partySize, phone }) => (
            <li key={id}>
              <Link to={`/admin/reservations?date=${date}`}>{dayInWords(date, language)}</Link>{' '}
              {text('events.conflict', { time, name: `${firstName} ${lastName}`.trim(), count: partySize })}
              {phone && (
                <>
                  {' · '}
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
