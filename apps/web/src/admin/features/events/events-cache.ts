import { type EventDto, getListEventsQueryKey } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { refreshEvenings } from '../../shared/api/reservation-cache';

export function showEvent(queries: QueryClient, changed: EventDto): void {
  queries.setQueryData<EventDto[]>(getListEventsQueryKey(), (events) =>
    events?.map((event) => (event.id === changed.id ? changed : event)),
  );
}

export async function refreshEvents(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: getListEventsQueryKey() }), refreshEvenings(queries)]);
}
