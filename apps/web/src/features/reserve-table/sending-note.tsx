import Button from 'antd/es/button';
import { useSite } from '../../shared/site/site';
import { PhoneLink } from '../../shared/ui/phone-link';
import styles from './sending-note.module.css';
import { useReserveText } from './texts';
import { useIsLonger } from './use-is-longer';
import type { ReserveTableForm } from './use-reserve-table-form';

const longMs = 8_000;

/** What a guest has to know while a reservation is on its way, and after it has failed: it stands until the next attempt. */
export function SendingNote({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const takesLong = useIsLonger(form.isSending, longMs);
  const { phone } = useSite().venue;
  return (
    <div role="status">
      {takesLong && <p className={styles.note}>{text('reserve.slow')}</p>}
      {form.failure && (
        <p className={styles.failure}>
          {form.failure} {text('reserve.failure.or')} <PhoneLink phone={phone} />.
        </p>
      )}
      {form.isAlreadyReserved && (
        <Button onClick={() => form.submit({ isSecondTable: true })}>{text('reserve.failure.already.second')}</Button>
      )}
    </div>
  );
}
