import { createStaffReservation } from '@strapec/contracts';
import { type WalkInPlace, brokenRules, minutesPerHour, timeOfMinute } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEvenings } from '../../shared/api/reservation-cache';
import { useAttempt } from '../../shared/api/use-attempt';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useSayRefused } from '../../shared/reservation/use-refusal-words';
import { useTellDeed } from '../../shared/reservation/use-tell-deed';
import type { AtDoor } from './at-door';
import { useBoardText } from './texts';
import { useDoorParty } from './use-door-party';

/** A party at the door and what it was offered; `walk_in` sits down at once, `phone` comes back later. */
export interface Admission {
  partySize: number;
  place: WalkInPlace;
  source: 'walk_in' | 'phone';
}

/** Seats a party at the door exactly where it was told; the API decides again, and a lost answer seats nobody twice. */
export function useWalkIn({ evening, now, waiting, onDone }: Omit<AtDoor, 'tonight' | 'day'>) {
  const queries = useQueryClient();
  const text = useBoardText();
  const banner = useBanner();
  const sayRefused = useSayRefused();
  const tell = useTellDeed();
  const attempt = useAttempt();
  const { put } = useDoorParty();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ partySize, place, source }: Admission) => {
      const { start, minutes, tables } = place;
      const isBroken = brokenRules({ start, minutes }, evening, now).length > 0;
      return createStaffReservation(
        {
          ...{
            lastName: waiting?.label ?? text('walkIn.name'),
            date: evening.date,
            partySize,
            source,
            preferredLanguage: 'sk',
          },
          ...{ time: timeOfMinute(start), duration: minutes / minutesPerHour },
          tables: [...tables],
          overrideReason: isBroken ? text('walkIn.reason') : null,
        },
        attempt.current(),
      );
    },
    onMutate: () => banner.clear(),
    onSuccess: (deed, { source }) => {
      attempt.end();
      if (waiting) put({ party: waiting, change: { reservationId: deed.id } });
      tell(text(source === 'walk_in' ? 'walkIn.done' : 'walkIn.full.reserved'), deed);
      onDone();
    },
    onError: (error) => {
      attempt.endIfSettled(error);
      sayRefused((reason) => text('walkIn.failed', { reason }), error);
    },
    onSettled: () => void refreshEvenings(queries),
  });
  return { admit: mutate, isAdmitting: isPending };
}
