import {
  type CalendarDayDto,
  type WaitlistPartyDto,
  type PutWaitlistPartyDto,
  createStaffReservation,
  putWaitlistParty,
} from '@strapec/contracts';
import {
  type Evening,
  type LocalDateTime,
  type WalkInPlaces,
  type WalkInPlace,
  findBrokenStaffRules,
  minutesPerHour,
  timeOfMinute,
} from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { refreshWaitlist, refreshEvenings } from '../../data/reservation-cache';
import { useIdempotencyKey } from '../../data/use-idempotency-key';
import { useSingleFlight } from '../../data/use-single-flight';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';
import { useDescribeFailure } from '../../data/failure/use-describe-failure';
import { useActionBanner, useRefusalBanner } from '../reservation/use-action-banner';
import type { EveningOverview } from './evening-overview';
import { useBoardText } from './texts';

export interface WalkInProps {
  /** The party of the waitlist; `null` for a new walk-in. */
  waitingParty: WaitlistPartyDto | null;
  day: CalendarDayDto;
  evening: Evening;
  overview: EveningOverview;
  now: LocalDateTime;
  onDone: () => void;
}

export interface WalkInSizeProps extends WalkInProps {
  partySize: number;
}

/** Without moves if possible; `null` when the venue is full. */
export const findBestPlace = ({ placesWithoutMoves, longerPlace }: WalkInPlaces): WalkInPlace | null =>
  placesWithoutMoves[0] ?? longerPlace;

/** `walk_in` sits down at once, `phone` returns later. */
interface Admission {
  partySize: number;
  place: WalkInPlace;
  source: 'walk_in' | 'phone';
}

/** A lost answer seats no party twice. */
export function useAdmitWalkIn({ evening, now, waitingParty, onDone }: Omit<WalkInProps, 'overview' | 'day'>) {
  const text = useBoardText();
  const showRefusal = useRefusalBanner();
  const announceAction = useActionBanner();
  const idempotencyKey = useIdempotencyKey();
  const { saveWaitlistParty } = useSaveWaitlistParty();
  const { mutate, isPending } = useStaffMutation({
    send: ({ partySize, place, source }: Admission) => {
      const { start, minutes, tables } = place;
      const breaksRules = findBrokenStaffRules({ start, minutes }, evening, now).length > 0;
      return createStaffReservation(
        {
          ...{ date: evening.date, time: timeOfMinute(start), duration: minutes / minutesPerHour },
          ...{ partySize, source, preferredLanguage: 'sk', tables: [...tables] },
          lastName: waitingParty?.label ?? text('source.walk_in'),
          overrideReason: breaksRules ? text('walkIn.reason') : null,
        },
        idempotencyKey.toRequestInit(),
      );
    },
    onSuccess: (saved, { source }) => {
      idempotencyKey.discard();
      if (waitingParty) saveWaitlistParty({ party: waitingParty, change: { reservationId: saved.id } });
      announceAction(text(source === 'walk_in' ? 'walkIn.done' : 'walkIn.full.reserved'), saved);
      onDone();
    },
    onFailure: (_reason, error) => {
      idempotencyKey.discardIfFinal(error);
      showRefusal((reason) => text('walkIn.failed', { reason }), error);
    },
    refresh: (queries) => void refreshEvenings(queries),
  });
  return { admit: mutate, isAdmitting: isPending };
}

interface WaitlistChange {
  party: Pick<WaitlistPartyDto, 'id' | 'partySize' | 'label'>;
  change?: Partial<PutWaitlistPartyDto>;
  notice?: { title: string; undo?: () => void };
  onDone?: () => void;
}

export function useSaveWaitlistParty() {
  const queries = useQueryClient();
  const text = useBoardText();
  const banner = useBanner();
  const describeFailure = useDescribeFailure();
  const { mutate, isPending } = useSingleFlight({
    mutationFn: ({ party: { id, partySize, label }, change }: WaitlistChange) =>
      putWaitlistParty(id, { partySize, label, hasLeft: false, ...change }),
    retry: 2,
    onSuccess: (_, { notice, onDone }) => {
      if (notice) banner.showSuccess(notice.title, notice.undo && { undo: notice.undo });
      onDone?.();
    },
    onError: (error) => banner.showFailure(text('waitlist.failed', { reason: describeFailure(error) })),
    onSettled: () => void refreshWaitlist(queries),
  });
  return { saveWaitlistParty: mutate, isSaving: isPending };
}
