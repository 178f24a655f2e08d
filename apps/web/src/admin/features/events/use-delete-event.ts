import { type EventDto, type SavedEventDto, deleteEvent } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { refreshEvents } from './events-cache';
import { useEventsText } from './texts';

/** Deletes an event once the browser's question has been answered (spec §2), and tells whose tables changed by it. */
export function useDeleteEvent(onDeleted: (outcome: SavedEventDto) => void) {
  const queries = useQueryClient();
  const text = useEventsText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  return useOneAtATime({
    mutationFn: ({ id }: EventDto) => deleteEvent(id),
    onSuccess: (outcome) => {
      banner.sayDone(text('events.deleted'));
      onDeleted(outcome);
    },
    onError: (error) => banner.sayFailed(text('events.deleteFailed', { reason: reasonOf(error) })),
    onSettled: () => refreshEvents(queries),
  });
}
