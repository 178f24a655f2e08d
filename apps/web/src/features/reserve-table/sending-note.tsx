import Button from 'antd/es/button';
import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import styles from './sending-note.module.css';
import { useReserveText } from './texts';
import { useIsLonger } from '../../shared/use-is-longer';
import type { ReserveTableForm } from './use-reserve-table-form';

const longMs = 8_000;

/** What a guest has to know while a reservation is on its way, and why it was not made: it stands until the next attempt. */
export function SendingNote({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const takesLong = useIsLonger(form.isSending, longMs);
  const { phone } = useSite().venue;
  return (
    <>
      <div role="status">{takesLong && <p className={styles.note}>{text('reserve.slow')}</p>}</div>
      {form.notice && (
        <div role="alert" className={styles.failure}>
          <strong>{form.notice.title}</strong>
          <p>{form.notice.text}</p>
          {form.notice.isFailure && (
            <p>
              {text('reserve.failure.or')} <PhoneLink phone={phone} />.
            </p>
          )}
        </div>
      )}
      {form.isAlreadyReserved && (
        <Button onClick={() => form.submit({ isSecondTable: true })}>{text('reserve.failure.already.second')}</Button>
      )}
    </>
  );
}
