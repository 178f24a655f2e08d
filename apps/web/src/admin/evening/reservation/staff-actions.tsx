import type { ReservationDto } from '@strapec/contracts';
import type { StaffAction } from '@strapec/domain';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBanner } from '../../data/banner/banner-provider';
import parts from '../../ui/parts.module.css';
import { DeclineForm } from './decline-form';
import { FullNotice } from './full-notice';
import type { Instead } from './instead';
import styles from './reservation.module.css';
import { useReservationText } from './texts';
import { secondaryActions, useStaffAction } from './use-staff-action';

interface StaffActionsProps {
  reservation: ReservationDto;
  /** The likeliest first. */
  actions: readonly StaffAction[];
  label: string;
  labelOf?: (action: StaffAction) => string;
  onInstead?: (chosen: Instead) => void;
  children?: ReactNode;
}

export function StaffActions({ reservation, actions, label, labelOf, onInstead, children }: StaffActionsProps) {
  const text = useReservationText();
  const banner = useBanner();
  const { act, isActing, instead } = useStaffAction(reservation);
  const [isDeclining, setDeclining] = useState(false);
  const group = useFocusReturn(isActing || isDeclining);
  const choose = (chosen: Instead) => {
    banner.clear(); // the refusal no longer applies
    onInstead?.(chosen);
  };
  const begin = (action: StaffAction) => {
    if (action === 'cancel' && takesMessage(reservation)) setDeclining(true);
    else act(action);
  };
  return (
    <>
      {instead && onInstead && (
        <FullNotice offered={instead} onPick={choose} onByHand={(freeTables) => choose({ freeTables })} />
      )}
      {isDeclining && takesMessage(reservation) ? (
        <DeclineForm
          reservation={reservation}
          onDecline={(messageToGuest) => act('cancel', messageToGuest)}
          onClose={() => setDeclining(false)}
        />
      ) : (
        <div ref={group} className={`${parts.row} ${styles.actions}`} role="group" aria-label={label}>
          {actions.map((action, index) => (
            <Button
              key={action}
              data-action={action}
              type={index === 0 && !secondaryActions.includes(action) ? 'primary' : 'default'}
              danger={action === 'cancel'}
              disabled={isActing || undefined} // otherwise the connection state decides
              onClick={() => begin(action)}
            >
              {labelOf?.(action) ??
                text(isLate(reservation, action) ? 'card.action.seat.late' : `card.action.${action}`)}
            </Button>
          ))}
          {children}
        </div>
      )}
    </>
  );
}

const takesMessage = ({ status, email }: ReservationDto): boolean => status === 'pending_approval' && email !== null;

const isLate = ({ status }: ReservationDto, action: StaffAction): boolean => status === 'no_show' && action === 'seat';

/** A button that is removed or disabled loses the focus. */
function useFocusReturn(isAway: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(() => {
    if (isAway) isDue.current = true;
    else if (isDue.current) {
      isDue.current = false;
      if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
    }
  }, [isAway]);
  return group;
}
