import type { AlternativesDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import { dayInWords } from '../../shared/time/date-words';
import styles from './entry.module.css';
import { useEntryText } from './texts';

interface FullNoticeProps {
  alternatives: AlternativesDto | null;
  onPick: (time: string, date?: string) => void;
}

/** No table at that time: what there is instead, one touch away. */
export function FullNotice({ alternatives, onPick }: FullNoticeProps) {
  const text = useEntryText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const { sameEvening = [], nextEvening = null } = alternatives ?? {};
  const hasOffers = sameEvening.length > 0 || nextEvening !== null;
  return (
    <Alert
      type="error"
      showIcon
      className={styles.alert}
      title={text(hasOffers ? 'entry.full' : 'entry.full.none')}
      description={
        hasOffers && (
          <span className={styles.choices}>
            {sameEvening.map((time) => (
              <Button key={time} onClick={() => onPick(time)}>
                {timeInWords(time)}
              </Button>
            ))}
            {nextEvening && (
              <Button onClick={() => onPick(nextEvening.time, nextEvening.date)}>
                {text('entry.full.next', {
                  date: dayInWords(nextEvening.date, language),
                  time: timeInWords(nextEvening.time),
                })}
              </Button>
            )}
          </span>
        )
      }
    />
  );
}
