import { type ReservationStatus, reservationStatuses } from '@strapec/domain';
import styles from './status-tag.module.css';
import { useReservationText } from './texts';

/** A status in a word and a colour; one that nobody knows is shown as it came, in a neutral colour (spec §4). */
export function StatusTag({ status }: { status: ReservationStatus }) {
  const text = useReservationText();
  const isKnown = reservationStatuses.includes(status);
  return (
    <span className={styles.tag} data-status={isKnown ? status : 'unknown'}>
      {isKnown ? text(`status.${status}`) : status}
    </span>
  );
}
