import { type ReservationDto, approveReservation, changeReservationStatus } from '@strapec/contracts';
import { type ReservationStatus, type StaffAction, nextStatus } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { refusalIn } from '../../shared/api/refusal';
import { refreshEvenings, showReservation } from '../../shared/api/reservation-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useReservationText } from '../../shared/reservation/texts';
import { useEveningText } from './texts';

const targetOf = (status: ReservationStatus, action: StaffAction): ReservationStatus =>
  nextStatus(status, action) ?? (action === 'cancel' ? 'cancelled' : 'confirmed');

/** Whether the outcome is all but certain. Confirming again needs a table that others may have by now. */
const isSafe = (action: StaffAction): boolean => action !== 'confirm';

/** An action on a reservation as it was when the button was pressed; on the screen it may be another by now. */
interface Deed {
  action: StaffAction;
  before: ReservationDto;
}

const outcomeOf = ({ before, action }: Deed): ReservationDto => ({
  ...before,
  status: targetOf(before.status, action),
});

const send = ({ action, before }: Deed): Promise<ReservationDto> =>
  action === 'approve'
    ? approveReservation(before.id)
    : changeReservationStatus(before.id, { status: targetOf(before.status, action) });

/**
 * Follows the lifecycle. Where it is safe the card changes at once; a refusal takes that back, and when somebody else was
 * quicker the card shows what they have made of it.
 */
export function useStaffAction(reservation: ReservationDto) {
  const queries = useQueryClient();
  const text = useEveningText();
  const banner = useBanner();
  const reasonOf = useActionFailure();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: send,
    onMutate: (deed) => {
      banner.clear();
      if (isSafe(deed.action)) showReservation(queries, outcomeOf(deed));
    },
    onSuccess: (changed, { action }) => {
      showReservation(queries, changed);
      banner.sayDone(text(action === 'approve' ? 'card.approved' : 'card.updated'));
    },
    onError: (error, { action, before }) => {
      showReservation(queries, { ...before, status: statusIn(error) ?? before.status });
      const failed = action === 'approve' ? 'card.approveFailed' : 'card.updateFailed';
      banner.sayFailed(text(failed, { reason: reasonOf(error) }));
    },
    onSettled: () => void refreshEvenings(queries),
  });
  return { act: (action: StaffAction) => mutate({ action, before: reservation }), isActing: isPending };
}

function useActionFailure(): (error: unknown) => string {
  const text = useEveningText();
  const word = useReservationText();
  const reasonOf = useFailureReason();
  return (error) => {
    const status = statusIn(error);
    return status ? text('card.raced', { status: word(`status.${status}`) }) : reasonOf(error);
  };
}

/** The status that somebody else has set meanwhile, if a refusal says so. */
function statusIn(error: unknown): ReservationStatus | null {
  const { current } = refusalIn(error);
  return typeof current === 'string' ? current : null;
}
