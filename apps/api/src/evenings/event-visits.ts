import { type EventVisit, type ServiceDate, minuteOfClock, stretchesOf } from '@strapec/domain';
import type { VenueEvent } from '../platform/database/entities/reservations/venue-event.entity.js';

/** Fields of an event that an evening needs; `SeatedEvent` adds its tables. */
export type PlannedEvent = Pick<VenueEvent, 'id' | 'date' | 'time' | 'duration' | 'maxCapacity' | 'capacityMode'>;

export type SeatedEvent = PlannedEvent & Pick<EventVisit, 'held'>;

const timeOf = ({ date, time, duration }: PlannedEvent) => ({
  date,
  start: minuteOfClock(time),
  durationHours: duration,
});

export function eveningsOfEvent(event: PlannedEvent): ServiceDate[] {
  return stretchesOf(timeOf(event)).map(({ date }) => date);
}

export function visitOfEvent(event: SeatedEvent, evening: ServiceDate): EventVisit | null {
  const { id, maxCapacity, capacityMode, held } = event;
  const stretch = stretchesOf(timeOf(event)).find(({ date }) => date === evening);
  return stretch ? { id, start: stretch.start, end: stretch.end, maxCapacity, capacityMode, held } : null;
}
