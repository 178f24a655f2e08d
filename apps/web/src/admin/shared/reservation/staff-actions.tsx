import type { ReservationDto } from '@strapec/contracts';
import type { StaffAction } from '@strapec/domain';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBanner } from '../banner/banner-provider';
import { DeclineForm } from './decline-form';
import { FullNotice } from './full-notice';
import type { Instead } from './instead';
import styles from './staff-actions.module.css';
import { useReservationText } from './texts';
import { quietActions, useStaffAction } from './use-staff-action';

interface StaffActionsProps {
  reservation: ReservationDto;
  /** What is offered, the likeliest first. */
  actions: readonly StaffAction[];
  /** The group in words. */
  label: string;
  labelOf?: (action: StaffAction) => string;
  /** Where the party can be put instead of a table that is not to be had. */
  onInstead?: (chosen: Instead) => void;
  /** Ways on, beside the actions. */
  children?: ReactNode;
}

/** What can be done with a reservation now. Whoever declines a request may tell the guest why first. */
export function StaffActions({ reservation, actions, label, labelOf, onInstead, children }: StaffActionsProps) {
  const word = useReservationText();
  const banner = useBanner();
  const { act, isActing, instead } = useStaffAction(reservation);
  const [isDeclining, setDeclining] = useState(false);
  const group = useFocusKept(isActing || isDeclining);
  const choose = (chosen: Instead) => {
    banner.clear(); // the refusal has been understood
    onInstead?.(chosen);
  };
  const begin = (action: StaffAction) => {
    if (action === 'cancel' && isAskedWhy(reservation)) setDeclining(true);
    else act(action);
  };
  return (
    <>
      {instead && onInstead && (
        <FullNotice offered={instead} onPick={choose} onByHand={(freeTables) => choose({ freeTables })} />
      )}
      {isDeclining && isAskedWhy(reservation) ? (
        <DeclineForm
          reservation={reservation}
          onDecline={(wordToGuest) => act('cancel', wordToGuest)}
          onClose={() => setDeclining(false)}
        />
      ) : (
        <div ref={group} className={styles.actions} role="group" aria-label={label}>
          {actions.map((action, index) => (
            <Button
              key={action}
              data-action={action}
              type={index === 0 && !quietActions.includes(action) ? 'primary' : 'default'}
              danger={action === 'cancel'}
              disabled={isActing || undefined} // else as the connection says
              onClick={() => begin(action)}
            >
              {labelOf?.(action) ??
                word(isLate(reservation, action) ? 'card.action.seat.late' : `card.action.${action}`)}
            </Button>
          ))}
          {children}
        </div>
      )}
    </>
  );
}

/** Whether the guest waits for an answer, and can be told. */
const isAskedWhy = ({ status, email }: ReservationDto): boolean => status === 'pending_approval' && email !== null;

/** Who was given up and comes after all sits down at once. */
const isLate = ({ status }: ReservationDto, action: StaffAction): boolean => status === 'no_show' && action === 'seat';

/** Whoever works by keyboard goes on where they are: a button that is gone, or rests, has lost the focus. */
function useFocusKept(isAway: boolean) {
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
