import Button from 'antd/es/button';
import { useReserveText } from './texts';
import styles from './time-chips.module.css';
import type { ReserveTableForm } from './use-reserve-table-form';

/** What is known of the evening, said in words (spec §8), and spoken to those who do not see the chips. */
export function AvailabilityNote({ form }: { form: ReserveTableForm }) {
  return (
    <div className={styles.note} role="status">
      <AvailabilityWords form={form} />
    </div>
  );
}

function AvailabilityWords({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { availability } = form;
  switch (availability.state) {
    case 'dayless':
      return <p>{text('reserve.availability.chooseDay')}</p>;
    case 'checking':
      return <p>{text('reserve.availability.checking')}</p>;
    case 'none':
      return <p className={styles.warning}>{text('reserve.availability.none')}</p>;
    case 'failed':
      return (
        <div className={styles.failure}>
          <p>
            {text('reserve.availability.failed')} {availability.reason}
          </p>
          <Button onClick={availability.tryAgain}>{text('reserve.availability.retry')}</Button>
        </div>
      );
    case 'offered':
      return <p>{text('reserve.availability.offered', { count: availability.times.length })}</p>;
  }
}
