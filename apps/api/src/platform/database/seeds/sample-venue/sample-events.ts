import { randomUUID } from 'node:crypto';
import { type ServiceDate, type Weekday, addDays, datesInRange, weekdayOf } from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import { VenueEvent } from '../../entities/reservations/venue-event.entity.js';
import { Reservation } from '../../entities/reservations/reservation.entity.js';
import events from './events.json' with { type: 'json' };

type SampleEvent = Pick<
  VenueEvent,
  | 'titleEn'
  | 'titleSk'
  | 'descriptionEn'
  | 'descriptionSk'
  | 'eventType'
  | 'maxCapacity'
  | 'capacityMode'
  | 'pricePerPerson'
> & { weekday: Weekday; weeksAhead: number; time: string; duration: number };

export const sampleEvents = events as readonly SampleEvent[];

/** Into a venue without events, but not on evenings with reservations. They take their tables when these are reseated. */
export async function insertSampleEvents(tx: EntityManager, today: ServiceDate, now: Date): Promise<void> {
  if (await tx.existsBy(VenueEvent, {})) return;
  const nextSevenDates = datesInRange(addDays(today, 1), addDays(today, 7));
  const rows = sampleEvents.map(({ weekday, weeksAhead, ...event }) => ({
    ...event,
    id: randomUUID(),
    date: addDays(nextSevenDates.find((date) => weekdayOf(date) === weekday) ?? today, (weeksAhead - 1) * 7),
    createdAt: now,
    updatedAt: now,
    isSample: true,
  }));
  const existingReservations = await tx.findBy(Reservation, { date: In(rows.map(({ date }) => date)) });
  const newEvents = rows.filter(({ date }) => !existingReservations.some((reservation) => reservation.date === date));
  if (newEvents.length === 0) return;
  await tx.insert(VenueEvent, newEvents);
  const dates = newEvents.map(({ date }) => date);
  await tx.query(`INSERT INTO evenings_to_reseat (date) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`, [dates]);
}
