import type { ReservationDto } from '@strapec/contracts';
import { type StaffAction, minuteOfTime, reservationStatuses, staffActionsFor } from '@strapec/domain';
import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { useBanner } from '../../shared/banner/banner-provider';
import { FullNotice } from '../../shared/reservation/full-notice';
import type { Instead } from '../../shared/reservation/instead';
import { useReservationText } from '../../shared/reservation/texts';
import { quietActions, useStaffAction } from '../../shared/reservation/use-staff-action';
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
  const word = useReservationText();
  const { act, isActing, instead } = useStaffAction(reservation);
  const group = useFocusKept(isActing);
  const banner = useBanner();
  const open = (chosen: Instead) => {
    banner.clear(); // the refusal has been understood
    onEdit(reservation, chosen);
  };
  const isKnown = reservationStatuses.includes(reservation.status);
  const visit = { ...reservation, start: minuteOfTime(reservation.time) };
  const actions = isKnown ? staffActionsFor(visit, now) : actionsForUnknown;
  return (
    <div className={styles.doing}>
      {instead && <FullNotice offered={instead} onPick={open} onByHand={(freeTables) => open({ freeTables })} />}
      <div ref={group} className={styles.actions} role="group" aria-label={text('card.actions', { name })}>
        {actions.map((action, index) => (
          <Button
            key={action}
            data-action={action}
            type={index === 0 && !quietActions.includes(action) ? 'primary' : 'default'}
            danger={action === 'cancel'}
            disabled={isActing || undefined} // else as the connection says
            onClick={() => act(action)}
          >
            {word(`card.action.${action}`)}
          </Button>
        ))}
        <span className={styles.links}>
          <Button type="text" onClick={() => onEdit(reservation)}>
            {text('card.edit')}
          </Button>
          <Button type="text" onClick={() => onHistory(reservation)}>
            {text('card.history')}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Whoever works by keyboard goes on where they are: a button that is gone, or rests, has lost the focus. */
function useFocusKept(isActing: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (isActing) isDue.current = true;
    else if (isDue.current) {
      isDue.current = false;
      if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
    }
  }, [isActing]);
  return group;
}
