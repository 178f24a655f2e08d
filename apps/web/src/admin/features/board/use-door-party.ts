import { type DoorPartyDto, type PutDoorPartyDto, putDoorParty } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshDoor } from '../../shared/api/reservation-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useBoardText } from './texts';

/** A party at the door, and what is said once it is written down so. */
interface Said {
  party: Pick<DoorPartyDto, 'id' | 'partySize' | 'label'>;
  change?: Partial<PutDoorPartyDto>;
  told?: { title: string; undo?: () => void };
  onDone?: () => void;
}

/** Writes down a party at the door as it is now; twice is once. */
export function useDoorParty() {
  const queries = useQueryClient();
  const text = useBoardText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ party: { id, partySize, label }, change }: Said) =>
      putDoorParty(id, { partySize, label, hasLeft: false, ...change }),
    retry: 2,
    onSuccess: (_, { told, onDone }) => {
      if (told) banner.sayDone(told.title, told.undo && { undo: told.undo });
      onDone?.();
    },
    onError: (error) => banner.sayFailed(text('door.failed', { reason: reasonOf(error) })),
    onSettled: () => void refreshDoor(queries),
  });
  return { put: mutate, isPutting: isPending };
}
