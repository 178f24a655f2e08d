// What the API sends to PostgreSQL for one reservation, without the rules between the statements.
import { randomUUID } from 'node:crypto';
import { within } from '../../apps/api/compiled/platform/database/named-query.js';
import { EveningLock } from '../../apps/api/compiled/evenings/evening-lock.js';
import { insertReservation } from '../../apps/api/compiled/evenings/holdings.js';
import { readNight } from '../../apps/api/compiled/evenings/read-night.js';
import { madeOnce } from '../../apps/api/compiled/platform/idempotency/idempotency.js';
import { Outbox } from '../../apps/api/compiled/mail/outbox/outbox.js';
import { mailsAfterReserving } from '../../apps/api/compiled/reservations/core/reservation-mails.js';
import { reservationFrom, takeGuestTurn } from '../../apps/api/compiled/reservations/booking/reserve-table.js';

const clock = { now: () => new Date() };
const lock = new EveningLock(clock);
const outbox = new Outbox({ nudge: () => undefined }, { mail: { staff: 'team@example.com' } }, clock);

/**
 * Sends the statements on a client of pg, or of anything that has its `query`.
 * @param {{ date: string, start: number, table: string }} visit
 */
export async function reserveAsTheApi(client, { date, start, table }) {
  const tx = { queryRunner: { connect: () => Promise.resolve(client) } };
  const run = within(tx);
  const now = clock.now();
  const saved = aReservation({ date, start, now });
  const claim = { key: `key-${saved.id}`, requestHash: `hash-${saved.id}` };
  await client.query('START TRANSACTION');
  await takeGuestTurn(run, claim.key, saved.email);
  await madeOnce(run, { claim, now }, async () => {
    await lock.acquire(tx, date);
    await readNight(run, date, now);
    await insertReservation(run, saved, {
      start: saved.startMinute,
      end: saved.startMinute + saved.minutes,
      tables: [table],
    });
    await outbox.add(tx, mailsAfterReserving(saved));
    return { reservation: saved };
  });
  await client.query('COMMIT');
  return saved.id;
}

function aReservation({ date, start, now }) {
  const id = randomUUID();
  const guest = { firstName: 'Zuzana', lastName: 'Kováčová', email: `${id}@example.com`, phone: '+421905123456' };
  return reservationFrom(
    { ...guest, date, partySize: 2, preferredLanguage: 'sk' },
    { id, stay: { start, minutes: 60 }, status: 'confirmed', tableType: 'table_2', source: 'website' },
    now,
  );
}
