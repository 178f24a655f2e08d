import { untilOf, weekdayOf } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import styles from './reserve-table-dialog.module.css';
import { dateInSentence } from '../../shared/i18n/date-words';
import { confirmButtonId } from './focus-field';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

/** The choice once more in words, and the button: always in reach. */
export function ChoiceFooter({ form, formId }: { form: ReserveTableForm; formId: string }) {
  const text = useReserveText();
  return (
    <div className={styles.choice}>
      <ChoiceInWords form={form} />
      <Button
        id={confirmButtonId}
        type="primary"
        htmlType="submit"
        form={formId}
        disabled={form.isSending}
        className={styles.confirm}
      >
        {text(form.isSending ? 'reserve.confirming' : 'reserve.confirm')}
      </Button>
    </div>
  );
}

function ChoiceInWords({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { date, time, partySize, duration } = form.values;
  if (date === null) return <p className={styles.words}>{text('reserve.summary.empty')}</p>;
  const day = { weekday: weekdayOf(date), date: dateInSentence(date, language), count: partySize };
  if (time === null) return <p className={styles.words}>{text('reserve.summary.day', day)}</p>;
  const until = untilOf({ time, duration });
  return (
    <p className={styles.words} data-complete>
      {text('reserve.summary', { ...day, from: time, until })}
    </p>
  );
}
