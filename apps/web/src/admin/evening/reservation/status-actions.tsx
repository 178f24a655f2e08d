import type { ReservationDto } from '@strapec/contracts';
import type { StatusAction } from '@strapec/domain';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBanner } from '../../data/banner/banner-provider';
import parts from '../../ui/parts.module.css';
import { DeclineForm } from './decline-form';
import { NoTableNotice } from './no-table-notice';
import type { Alternative } from './no-table-refusal';
import styles from './reservation.module.css';
import { useReservationText } from './texts';
import { secondaryActions, useStatusAction } from './use-status-action';

interface StatusActionsProps {
  reservation: ReservationDto;
  /** The likeliest first. */
  actions: readonly StatusAction[];
  label: string;
  labelOf?: (action: StatusAction) => string;
  onAlternative?: (alternative: Alternative) => void;
  children?: ReactNode;
}

export function StatusActions({ reservation, actions, label, labelOf, onAlternative, children }: StatusActionsProps) {
  const text = useReservationText();
  const banner = useBanner();
  const { runAction, isActing, noTableRefusal } = useStatusAction(reservation);
  const [isDeclining, setDeclining] = useState(false);
  const group = useFocusReturn(isActing || isDeclining);
  const selectAlternative = (alternative: Alternative) => {
    banner.clear(); // the refusal no longer applies
    onAlternative?.(alternative);
  };
  const startAction = (action: StatusAction) => {
    if (action === 'cancel' && canDecline(reservation)) setDeclining(true);
    else runAction(action);
  };
  return (
    <>
      {noTableRefusal && onAlternative && (
        <NoTableNotice
          refusal={noTableRefusal}
          onSelectStart={selectAlternative}
          onSelectTables={(freeTables) => selectAlternative({ freeTables })}
        />
      )}
      {isDeclining && canDecline(reservation) ? (
        <DeclineForm
          reservation={reservation}
          onDecline={(messageToGuest) => runAction('cancel', messageToGuest)}
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
              onClick={() => startAction(action)}
            >
              {labelOf?.(action) ??
                text(isLateArrival(reservation, action) ? 'card.action.seat.late' : `card.action.${action}`)}
            </Button>
          ))}
          {children}
        </div>
      )}
    </>
  );
}

const canDecline = ({ status, email }: ReservationDto): boolean => status === 'pending_approval' && email !== null;

const isLateArrival = ({ status }: ReservationDto, action: StatusAction): boolean =>
  status === 'no_show' && action === 'seat';

/** A button that is removed or disabled loses the focus. */
function useFocusReturn(isBusy: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy) wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
    }
  }, [isBusy]);
  return group;
}
