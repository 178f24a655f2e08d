import {
  type ReservationActionDto,
  type ReservationDto,
  approveReservation,
  changeReservationStatus,
} from '@strapec/contracts';
import { type ShownStatus, type StatusAction, nextStatus } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../../data/problem-details';
import { refreshEvenings, cacheReservation } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { discardUnsentText } from '../../ui/use-unsent-text';
import { useCooldown } from '../../ui/use-cooldown';
import { type NoTableRefusal, readNoTableRefusal } from './no-table-refusal';
import { lacksTable } from '../../data/table-status';
import { useReservationText } from './texts';
import { useActionToast, useRefusalToast } from './use-toasts';

export const secondaryActions: readonly StatusAction[] = ['cancel', 'unseat', 'resume'];

const statusAfter = (status: ShownStatus, action: StatusAction): ShownStatus =>
  nextStatus(status, action) ?? (action === 'cancel' ? 'cancelled' : 'confirmed');

export const declineDraftKey = (reservationId: string): string => `decline ${reservationId}`;

/** With the reservation as it was at the press. */
interface StatusActionRequest {
  action: StatusAction;
  before: ReservationDto;
  messageToGuest?: string | undefined;
}

interface ActionRefusal {
  version: number;
  noTable: NoTableRefusal | null;
}

const reservationAfter = ({ before, action }: StatusActionRequest): ReservationDto => ({
  ...before,
  status: statusAfter(before.status, action),
});

/** Other parties may have the tables by now. */
const isSafeToShow = (action: StatusActionRequest): boolean => !lacksTable(reservationAfter(action));

const sendAction = ({ action, before, messageToGuest = '' }: StatusActionRequest): Promise<ReservationActionDto> =>
  action === 'approve'
    ? approveReservation(before.id)
    : changeReservationStatus(before.id, {
        status: statusAfter(before.status, action),
        ...(messageToGuest && { messageToGuest }),
      });

/** The card changes before the answer where it is safe. */
export function useStatusAction(reservation: ReservationDto) {
  const queries = useQueryClient();
  const text = useReservationText();
  const showRefusal = useRefusalToast();
  const showActionToast = useActionToast();
  const cooldown = useCooldown();
  const [lastRefusal, setLastRefusal] = useState<ActionRefusal | null>(null);
  const { mutate, isPending } = useStaffMutation({
    send: sendAction,
    onStart: (action) => {
      setLastRefusal(null);
      if (isSafeToShow(action)) cacheReservation(queries, reservationAfter(action));
    },
    onSuccess: (changed, { action }) => {
      discardUnsentText(declineDraftKey(changed.id));
      showActionToast(text(action === 'approve' ? 'card.approved' : 'card.updated'), changed);
    },
    onFailure: (_reason, error, { action, before }) => {
      const newerStatus = readNewerStatus(error);
      cacheReservation(queries, { ...before, status: newerStatus ?? before.status });
      setLastRefusal({ version: before.version, noTable: readNoTableRefusal(error) });
      const failed = action === 'approve' ? 'card.approveFailed' : 'card.updateFailed';
      if (newerStatus) return text(failed, { reason: text('card.raced', { status: text(`status.${newerStatus}`) }) });
      showRefusal((reason) => text(failed, { reason }), error, before);
    },
    refresh: () => {
      cooldown.startCooldown();
      void refreshEvenings(queries);
    },
  });
  return {
    runAction: (action: StatusAction, messageToGuest?: string) =>
      mutate({ action, before: reservation, messageToGuest }),
    isActing: isPending || cooldown.isCoolingDown,
    noTableRefusal: currentRefusal(lastRefusal, reservation),
  };
}

/** Until the party has a table or the reservation changes. */
function currentRefusal(refusal: ActionRefusal | null, { version, tables }: ReservationDto): NoTableRefusal | null {
  const isStillRefused = tables.length === 0 || refusal?.noTable?.holders !== undefined;
  return refusal?.version === version && isStillRefused ? refusal.noTable : null;
}

/** The newer status, set by a colleague. */
function readNewerStatus(error: unknown): ShownStatus | null {
  const { current } = problemOf(error);
  return typeof current === 'string' ? current : null;
}
