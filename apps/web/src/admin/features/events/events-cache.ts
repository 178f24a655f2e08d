import { type EventDto, getListEventsQueryKey } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { refreshEvenings } from '../../shared/api/reservation-cache';

/** Updates the cached event, so that the form does not open with old values. */
export function showEvent(queries: QueryClient, changed: EventDto): void {
  queries.setQueryData<EventDto[]>(getListEventsQueryKey(), (events) =>
    events?.map((event) => (event.id === changed.id ? changed : event)),
  );
}

/** An event changes the list of events, its evenings and the tables of parties. */
export async function refreshEvents(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: getListEventsQueryKey() }), refreshEvenings(queries)]);
}
