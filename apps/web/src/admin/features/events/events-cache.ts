import { type EventDto, getListEventsQueryKey } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { refreshEvenings } from '../../shared/api/reservation-cache';

/** Shows an event as it is now, so that it is not opened again as it was. */
export function showEvent(queries: QueryClient, changed: EventDto): void {
  queries.setQueryData<EventDto[]>(getListEventsQueryKey(), (events) =>
    events?.map((event) => (event.id === changed.id ? changed : event)),
  );
}

/** An event changes the list of events, the evenings it touches, and whose tables are whose. */
export async function refreshEvents(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: getListEventsQueryKey() }), refreshEvenings(queries)]);
}
