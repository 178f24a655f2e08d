import type { OpeningHours, Week, Weekday } from '@strapec/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { BookingRulesRow } from '../entities/venue/booking-rules.entity.js';
import { OpeningHoursRow } from '../entities/venue/opening-hours.entity.js';
import { RoomRow } from '../entities/venue/room.entity.js';
import { insertRoom } from '../insert-room.js';
import firstVenue from './first-venue.json' with { type: 'json' };

const { validFrom, week, rules, tables, combinations } = firstVenue;

/** Spec §9, rules §3. */
export async function seedVenue(source: DataSource): Promise<void> {
  await source.transaction(async (tx) => {
    if (!(await tx.existsBy(RoomRow, {}))) await insertRoom(tx, { from: validFrom, value: { tables, combinations } });
    if (!(await tx.existsBy(BookingRulesRow, {}))) await seedHoursAndRules(tx, week);
  });
}

async function seedHoursAndRules(tx: EntityManager, hoursOfWeek: Week): Promise<void> {
  const openDays = Object.entries(hoursOfWeek).filter((day): day is [Weekday, OpeningHours] => day[1] !== null);
  await tx.insert(
    OpeningHoursRow,
    openDays.map(([weekday, hours]) => ({ validFrom, weekday, ...hours })),
  );
  await tx.insert(BookingRulesRow, { validFrom, ...rules });
}
