import {
  type ReservationActionDto,
  type ReservationDto,
  approveReservation,
  changeReservationStatus,
} from '@strapec/contracts';
import { type ShownStatus, type StaffAction, nextStatus } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../data/refusal';
import { refreshEvenings, showReservation } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { discardText } from '../../ui/use-unsent-text';
import { useRest } from '../../ui/use-rest';
import { type InsteadOffered, insteadIn } from './instead';
import { lacksTable } from '../../data/lacks-table';
import { useReservationText } from './texts';
import { useActionToast, useRefusalToast } from './use-toasts';

export const secondaryActions: readonly StaffAction[] = ['cancel', 'unseat', 'resume'];

const targetOf = (status: ShownStatus, action: StaffAction): ShownStatus =>
  nextStatus(status, action) ?? (action === 'cancel' ? 'cancelled' : 'confirmed');

export const declineKey = (reservationId: string): string => `decline ${reservationId}`;

/** With the reservation as it was at the press. */
interface Action {
  action: StaffAction;
  before: ReservationDto;
  messageToGuest?: string | undefined;
}

interface Refused {
  version: number;
  instead: InsteadOffered | null;
}

const outcomeOf = ({ before, action }: Action): ReservationDto => ({
  ...before,
  status: targetOf(before.status, action),
});

/** Other parties may have the tables by now. */
const isSafe = (action: Action): boolean => !lacksTable(outcomeOf(action));

const send = ({ action, before, messageToGuest = '' }: Action): Promise<ReservationActionDto> =>
  action === 'approve'
    ? approveReservation(before.id)
    : changeReservationStatus(before.id, {
        status: targetOf(before.status, action),
        ...(messageToGuest && { messageToGuest }),
      });

/** The card changes before the answer where it is safe. */
export function useStaffAction(reservation: ReservationDto) {
  const queries = useQueryClient();
  const text = useReservationText();
  const showRefusal = useRefusalToast();
  const showDone = useActionToast();
  const rest = useRest();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { mutate, isPending } = useStaffMutation({
    send,
    begin: (action) => {
      setRefused(null);
      if (isSafe(action)) showReservation(queries, outcomeOf(action));
    },
    done: (changed, { action }) => {
      discardText(declineKey(changed.id));
      showDone(text(action === 'approve' ? 'card.approved' : 'card.updated'), changed);
    },
    failed: (_reason, error, { action, before }) => {
      const status = statusIn(error);
      showReservation(queries, { ...before, status: status ?? before.status });
      setRefused({ version: before.version, instead: insteadIn(error) });
      const failed = action === 'approve' ? 'card.approveFailed' : 'card.updateFailed';
      if (status) return text(failed, { reason: text('card.raced', { status: text(`status.${status}`) }) });
      showRefusal((reason) => text(failed, { reason }), error, before);
    },
    refresh: () => {
      rest.begin();
      void refreshEvenings(queries);
    },
  });
  return {
    act: (action: StaffAction, messageToGuest?: string) => mutate({ action, before: reservation, messageToGuest }),
    isActing: isPending || rest.isResting,
    instead: insteadOfTable(refused, reservation),
  };
}

/** Until the party has a table or the reservation changes. */
function insteadOfTable(refused: Refused | null, { version, tables }: ReservationDto): InsteadOffered | null {
  const isStillSo = tables.length === 0 || refused?.instead?.holders !== undefined;
  return refused?.version === version && isStillSo ? refused.instead : null;
}

/** The newer status, set by a colleague. */
function statusIn(error: unknown): ShownStatus | null {
  const { current } = refusalIn(error);
  return typeof current === 'string' ? current : null;
}
