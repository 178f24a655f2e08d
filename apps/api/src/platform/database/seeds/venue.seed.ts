import { type OpeningHours, type Weekday, planErrors } from '@strapec/domain';
import { venueCombinations, venueRules, venueSchedule, venueTables, seededVenue } from '@strapec/domain/seed';
import type { DataSource, EntityManager } from 'typeorm';
import { BookingRulesRow } from '../entities/venue/booking-rules.entity.js';
import { OpeningHoursRow } from '../entities/venue/opening-hours.entity.js';
import { RoomRow } from '../entities/venue/room.entity.js';
import { insertRoom } from '../insert-room.js';

/** Inserts hours, rules and tables into a database without them. Edited data is left unchanged. */
export async function seedVenue(source: DataSource): Promise<void> {
  await source.transaction(async (tx) => {
    if (!(await tx.existsBy(RoomRow, {}))) await seedTables(tx);
    if (!(await tx.existsBy(BookingRulesRow, {}))) await seedHours(tx);
  });
}

async function seedHours(tx: EntityManager): Promise<void> {
  for (const { from, value: week } of venueSchedule.weeks) {
    const open = Object.entries(week).filter((day): day is [Weekday, OpeningHours] => day[1] !== null);
    await tx.insert(
      OpeningHoursRow,
      open.map(([weekday, hours]) => ({ validFrom: from, weekday, ...hours })),
    );
    await tx.insert(BookingRulesRow, { validFrom: from, ...venueRules });
  }
}

async function seedTables(tx: EntityManager): Promise<void> {
  const errors = planErrors(venueTables, venueCombinations);
  if (errors.length > 0) throw new Error(`The tables of the first start are no room: ${errors.join(', ')}`);
  for (const room of seededVenue.rooms) await insertRoom(tx, room);
}
