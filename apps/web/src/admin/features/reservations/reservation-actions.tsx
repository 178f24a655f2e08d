import type { ReservationDto } from '@strapec/contracts';
import { type StaffAction, minuteOfTime, shownStatuses, staffActionsFor } from '@strapec/domain';
import Button from 'antd/es/button';
import { StaffActions } from '../../shared/reservation/staff-actions';
import type { CardLinks } from './card-links';
import styles from './reservation-card.module.css';
import { useEveningText } from './texts';

interface ReservationActionsProps extends CardLinks {
  reservation: ReservationDto;
  name: string;
}

const actionsForUnknown: readonly StaffAction[] = ['confirm', 'cancel']; // spec §4, "any other"

/** What staff can do with a reservation now: asked from the domain's one table, the likeliest first. */
export function ReservationActions({ reservation, name, now, onEdit, onHistory }: ReservationActionsProps) {
  const text = useEveningText();
  const isKnown = shownStatuses.includes(reservation.status);
  const visit = { ...reservation, start: minuteOfTime(reservation.time) };
  return (
    <div className={styles.doing}>
      <StaffActions
        reservation={reservation}
        actions={isKnown ? staffActionsFor(visit, now) : actionsForUnknown}
        label={text('card.actions', { name })}
        onInstead={(chosen) => onEdit(reservation, chosen)}
      >
        <span className={styles.links}>
          <Button type="text" onClick={() => onEdit(reservation)}>
            {text('card.edit')}
          </Button>
          <Button type="text" onClick={() => onHistory(reservation)}>
            {text('card.history')}
          </Button>
        </span>
      </StaffActions>
    </div>
  );
}
