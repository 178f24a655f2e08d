import {
  type EventDto,
  HttpError,
  type SavedEventDto,
  createEvent,
  deleteEvent,
  updateEvent,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshEvenings } from '../../shared/api/reservation-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { type EventValues, requestOf } from './event-values';
import { useEventsText } from './texts';

/** An event changes the list of events, the evenings it touches, and whose tables are whose. */
function useRefreshEvents() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['/api/admin/events'] }), refreshEvenings(queries)]);
  };
}

/** Creates or changes an event; a refusal leaves the form as it is. */
export function useSaveEvent(event: EventDto | null, onSaved: (saved: SavedEventDto) => void) {
  const text = useEventsText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const refresh = useRefreshEvents();
  return useOneAtATime({
    mutationFn: ({ eventType, ...values }: EventValues) => {
      if (!eventType) throw new Error('the form asks for a type');
      const request = requestOf({ ...values, eventType });
      return event ? updateEvent(event.id, request) : createEvent(request);
    },
    onSuccess: (saved) => {
      banner.sayDone(text(event ? 'events.updated' : 'events.created'));
      void refresh();
      onSaved(saved);
    },
    onError: (error) => {
      const reason = firstIssueOf(error) ?? reasonOf(error);
      banner.sayFailed(text(event ? 'events.updateFailed' : 'events.createFailed', { reason }));
    },
  });
}

/** Deletes an event once the browser's question has been answered (spec §2). */
export function useDeleteEvent() {
  const text = useEventsText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const refresh = useRefreshEvents();
  return useOneAtATime({
    mutationFn: ({ id }: EventDto) => deleteEvent(id),
    onSuccess: () => banner.sayDone(text('events.deleted')),
    onError: (error) => banner.sayFailed(text('events.deleteFailed', { reason: reasonOf(error) })),
    onSettled: refresh,
  });
}

const firstIssueOf = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.problem?.errors?.[0]?.message : undefined;
