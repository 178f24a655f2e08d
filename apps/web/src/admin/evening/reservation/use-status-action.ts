import {
  type ReservationActionDto,
  type ReservationDto,
  approveReservation,
  changeReservationStatus,
} from '@strapec/contracts';
import { type StaffVisibleStatus, type StatusAction, findNextStatus } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toProblem } from '../../data/problem-details';
import { refreshEvenings, cacheReservation } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { discardUnsavedText } from '../../ui/use-unsaved-text';
import { useCooldown } from '../../ui/use-cooldown';
import { type NoTableRefusal, findNoTableRefusal } from './no-table-refusal';
import { lacksTable } from '../../data/table-status';
import { useReservationText } from './texts';
import { useActionBanner, useRefusalBanner } from './use-action-banner';

export const secondaryActions: readonly StatusAction[] = ['cancel', 'unseat', 'resume'];

const statusAfter = (status: StaffVisibleStatus, action: StatusAction): StaffVisibleStatus =>
  findNextStatus(status, action) ?? (action === 'cancel' ? 'cancelled' : 'confirmed');

export const declineDraftKey = (reservationId: string): string => `decline ${reservationId}`;

/** With the reservation as it was at the press. */
interface StatusActionRequest {
  action: StatusAction;
  before: ReservationDto;
  messageToGuest?: string | undefined;
}

interface ActionRefusal {
  reservationVersion: number;
  noTableRefusal: NoTableRefusal | null;
}

const reservationAfter = ({ before, action }: StatusActionRequest): ReservationDto => ({
  ...before,
  status: statusAfter(before.status, action),
});

/** Other parties may have the tables by now. */
const isSafeToShow = (request: StatusActionRequest): boolean => !lacksTable(reservationAfter(request));

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
  const showRefusal = useRefusalBanner();
  const announceAction = useActionBanner();
  const cooldown = useCooldown();
  const [lastRefusal, setLastRefusal] = useState<ActionRefusal | null>(null);
  const { mutate, isPending } = useStaffMutation({
    send: sendAction,
    onStart: (request) => {
      setLastRefusal(null);
      if (isSafeToShow(request)) cacheReservation(queries, reservationAfter(request));
    },
    onSuccess: (changed, { action }) => {
      discardUnsavedText(declineDraftKey(changed.id));
      announceAction(text(action === 'approve' ? 'card.approved' : 'card.updated'), changed);
    },
    onFailure: (_reason, error, { action, before }) => {
      const newerStatus = findNewerStatus(error);
      cacheReservation(queries, { ...before, status: newerStatus ?? before.status });
      setLastRefusal({ reservationVersion: before.version, noTableRefusal: findNoTableRefusal(error) });
      const textId = action === 'approve' ? 'card.approveFailed' : 'card.updateFailed';
      if (newerStatus) return text(textId, { reason: text('card.raced', { status: text(`status.${newerStatus}`) }) });
      showRefusal((reason) => text(textId, { reason }), error, before);
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
    noTableRefusal: findCurrentRefusal(lastRefusal, reservation),
  };
}

/** Until the party has a table or the reservation changes. */
function findCurrentRefusal(refusal: ActionRefusal | null, { version, tables }: ReservationDto): NoTableRefusal | null {
  const isStillRefused = tables.length === 0 || refusal?.noTableRefusal?.holders !== undefined;
  return refusal?.reservationVersion === version && isStillRefused ? refusal.noTableRefusal : null;
}

/** The newer status, set by a colleague. */
function findNewerStatus(error: unknown): StaffVisibleStatus | null {
  const { current } = toProblem(error);
  return typeof current === 'string' ? current : null;
}
