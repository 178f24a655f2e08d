import { useListPublicEvents } from '@strapec/contracts';
import type { PublicEvent } from '../../shared/events/public-event';
import { usePage } from '../../shared/site/page';

const staleMs = 30_000; // spec §9

/** What is known of the upcoming events. */
export type UpcomingEventsState =
  | { state: 'loading' | 'empty' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'listed'; events: readonly PublicEvent[] };

/** The server's list at once, the newest as soon as it is there (spec §4). */
export function useUpcomingEvents(): UpcomingEventsState {
  const { events } = usePage();
  const { data, isFetching, refetch } = useListPublicEvents<PublicEvent[], Error>({
    query: {
      staleTime: staleMs,
      initialData: events ? [...events] : undefined,
      initialDataUpdatedAt: 0, // the page may have waited in a cache
    },
  });
  if (data) return data.length > 0 ? { state: 'listed', events: data } : { state: 'empty' };
  return isFetching ? { state: 'loading' } : { state: 'failed', tryAgain: () => void refetch() };
}
