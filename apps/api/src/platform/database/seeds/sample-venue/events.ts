import { randomUUID } from 'node:crypto';
import { type ServiceDate, type Weekday, addDays, datesBetween, weekdayOf } from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import { VenueEvent } from '../../entities/reservations/venue-event.entity.js';
import { EveningToReseat } from '../../entities/venue/evening-to-reseat.entity.js';
import { Reservation } from '../../entities/reservations/reservation.entity.js';

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

export const sampleEvents: readonly SampleEvent[] = [
  {
    weekday: 'friday',
    weeksAhead: 1,
    time: '18:00',
    duration: 2,
    eventType: 'wine_tasting',
    capacityMode: 'seats',
    maxCapacity: 12,
    pricePerPerson: 3900,
    titleEn: 'Small Carpathians, eight bottles',
    titleSk: 'Malé Karpaty v ôsmich fľašiach',
    descriptionEn: 'Eight wines from eight growers between Rača and Smolenice, with cheese and bread.',
    descriptionSk: 'Osem vín od ôsmich vinárov medzi Račou a Smolenicami, k nim syry a chlieb.',
  },
  {
    weekday: 'tuesday',
    weeksAhead: 2,
    time: '19:00',
    duration: 4,
    eventType: 'private_dinner',
    capacityMode: 'full_room',
    maxCapacity: 20,
    pricePerPerson: 7900,
    titleEn: 'Five courses with a winemaker from Tokaj',
    titleSk: 'Päť chodov s vinárom z Tokaja',
    descriptionEn: 'A long table, five courses, and the person who made every bottle on it.',
    descriptionSk: 'Dlhý stôl, päť chodov a človek, ktorý vyrobil každú fľašu na ňom.',
  },
];

/**
 * Inserts the sample events into the coming weeks of a venue without events, but not on evenings with reservations. They
 * take their tables when these evenings are reseated.
 */
export async function insertEvents(tx: EntityManager, today: ServiceDate, now: Date): Promise<void> {
  if (await tx.existsBy(VenueEvent, {})) return;
  const week = datesBetween(addDays(today, 1), addDays(today, 7));
  const rows = sampleEvents.map(({ weekday, weeksAhead, ...event }) => ({
    ...event,
    id: randomUUID(),
    date: addDays(week.find((date) => weekdayOf(date) === weekday) ?? today, (weeksAhead - 1) * 7),
    createdAt: now,
    updatedAt: now,
    isSample: true,
  }));
  const taken = await tx.findBy(Reservation, { date: In(rows.map(({ date }) => date)) });
  const free = rows.filter(({ date }) => !taken.some((reservation) => reservation.date === date));
  if (free.length === 0) return;
  await tx.insert(VenueEvent, free);
  const owed = free.map(({ date }) => ({ date }));
  await tx.createQueryBuilder().insert().into(EveningToReseat).values(owed).orIgnore().execute();
}
