import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import type { AlternativesDto } from '@strapec/contracts';
import { dateInWords } from '../../shared/i18n/date-words';
import { alternativesId, confirmButtonId, focusElement } from './focus-field';
import { useReserveText } from './texts';
import styles from './time-chips.module.css';
import type { ReserveTableForm } from './use-reserve-table-form';

/** What can be had instead of a time that was taken: one tap fills the form and leads back to the button. */
export function AlternativeOffers({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  if (!form.alternatives) return null;
  const { sameEvening, nextEvening } = form.alternatives;
  const isEmpty = sameEvening.length === 0 && !nextEvening;
  return (
    <section
      id={alternativesId}
      tabIndex={-1}
      className={styles.alternatives}
      aria-labelledby="reserve-alternatives-text"
    >
      <p id="reserve-alternatives-text">{text(isEmpty ? 'reserve.alternatives.none' : 'reserve.alternatives')}</p>
      {!isEmpty && <Offers form={form} alternatives={form.alternatives} />}
    </section>
  );
}

function Offers({ form, alternatives }: { form: ReserveTableForm; alternatives: AlternativesDto }) {
  const text = useReserveText();
  const { language } = useLanguage();
  const { sameEvening, nextEvening } = alternatives;
  const take = (visit: { date?: string; time: string }) => {
    form.change(visit);
    focusElement(confirmButtonId);
  };
  return (
    <ul className={styles.offers}>
      {sameEvening.map((time) => (
        <li key={time}>
          <Button onClick={() => take({ time })}>{text('reserve.alternatives.same', { time })}</Button>
        </li>
      ))}
      {nextEvening && (
        <li>
          <Button onClick={() => take(nextEvening)}>
            {text('reserve.alternatives.next', {
              date: dateInWords(nextEvening.date, language),
              time: nextEvening.time,
            })}
          </Button>
        </li>
      )}
    </ul>
  );
}
