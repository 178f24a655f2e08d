import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Visit } from '@strapec/domain';
import { someSeatingExists } from '@strapec/domain/testing';
import { newEmail, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, keepProof } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { findVisitsOn, shrinkRoom, smallRoom } from '../support/small-room';
import { type SavedEventBody, phoneReservation, anEvent, signedInStaff } from '../support/staff-calls';
import { sql } from '../support/sql';

/*
 * Proof C8: who has lost a table is first in line. After every step of random courses the brute force looks for a seating
 * of each party without a table: there must be none, and none either that the newest guest alone has taken away.
 */
const courses = Number(process.env.TEST_COURSES ?? (isLongRun ? 500 : 12));
const stepsEach = 14;
const [date = ''] = nextOpenDates(1);
const api = signedInStaff(1);

beforeAll(shrinkRoom);

const times = ['16:00', '17:00', '17:30', '18:00', '18:30', '19:00', '20:00', '20:30', '21:00'];
const counted = { steps: 0, waiting: 0, seatedAgain: 0, refused: 0 };

/** One of a list, by chance. */
type Pick = <Value>(values: readonly Value[]) => Value | undefined;

interface Course {
  pick: Pick;
  events: string[];
  reservations: { id: string; version: number }[];
}

async function guestReserves({ pick, reservations }: Course): Promise<void> {
  const request = { date, time: pick(times), duration: pick([1, 2, 3]), partySize: pick([1, 2, 2, 3, 4, 5]) };
  const before = await waiting();
  const { status, body } = await reserve({ ...request, email: newEmail() });
  expect([201, 409]).toContain(status);
  if (status === 409) counted.refused += 1;
  if (status !== 201) return;
  const { id } = body.reservation;
  reservations.push({ id, version: 1 });
  const without = (await findVisitsOn(date)).filter((claim) => claim.id !== id);
  expect(before.filter((party) => canBeSeated(party, without))).toEqual([]);
}

async function staffEnter({ pick, reservations }: Course): Promise<void> {
  const tables = pick([null, null, ['T6'], ['L1'], ['T1', 'T2']]);
  const body = phoneReservation({ date, time: pick(times), partySize: pick([1, 2, 4]), tables, overrideReason: 'C8' });
  const answer = await api.staff('/api/admin/reservations', { method: 'POST', body });
  expect([201, 409]).toContain(answer.status);
  if (answer.status === 201) reservations.push(answer.body);
}

async function staffChange({ pick, reservations }: Course): Promise<void> {
  const one = pick(reservations);
  if (!one) return;
  const visit = {
    lastName: 'Kováčová',
    date,
    time: pick(times),
    duration: pick([0.5, 1, 1.5, 2]),
    partySize: pick([1, 2, 3]),
  };
  const body = { ...visit, version: one.version };
  const answer = await api.staff(`/api/admin/reservations/${one.id}`, { method: 'PUT', body });
  expect([200, 409]).toContain(answer.status);
  if (answer.status === 200) one.version = answer.body.version;
}

async function staffSetStatus({ pick, reservations }: Course): Promise<void> {
  const one = pick(reservations);
  if (!one) return;
  const status = pick(['cancelled', 'cancelled', 'confirmed', 'no_show', 'seated']);
  const answer = await api.staff(`/api/reservations/${one.id}/status`, { method: 'PUT', body: { status } });
  expect([200, 409]).toContain(answer.status);
  if (answer.status !== 200) return;
  one.version = answer.body.version;
  const isHeld = ['confirmed', 'seated'].includes(answer.body.status);
  expect(answer.body.tables.length > 0).toBe(isHeld); // no party is confirmed or seated without a table
}

async function eventComes({ pick, events }: Course): Promise<void> {
  const room = pick([{ capacityMode: 'full_room' }, { maxCapacity: 8 }, { maxCapacity: 13 }]);
  const body = anEvent({ date, time: pick(times), duration: pick([1, 2, 4]), ...room });
  const answer = await api.staff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
  expect(answer.status).toBe(201);
  events.push(answer.body.event.id);
}

async function eventShrinks({ pick, events }: Course): Promise<void> {
  const id = pick(events);
  if (!id) return;
  const body = anEvent({ date, time: pick(times), duration: 1, maxCapacity: 2 });
  await answersRight(await api.staff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'PUT', body }));
}

async function eventGoes(course: Course): Promise<void> {
  const id = course.pick(course.events);
  if (!id) return;
  await answersRight(await api.staff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'DELETE' }));
  course.events = course.events.filter((event) => event !== id);
}

/** The answer names exactly those who have no table now. */
async function answersRight({ status, body }: { status: number; body: SavedEventBody }): Promise<void> {
  expect(status).toBe(200);
  counted.seatedAgain += body.seatedAgain.length;
  expect(body.conflicts.map(({ id }) => id).sort()).toEqual((await waiting()).map(({ id }) => id).sort());
}

const steps = [
  guestReserves,
  guestReserves,
  guestReserves,
  staffEnter,
  staffChange,
  staffSetStatus,
  staffSetStatus,
  eventComes,
  eventShrinks,
  eventGoes,
];

function picking(seed: number): Pick {
  const random = seededRandom(seed);
  return (values) => values[Math.floor(random() * values.length)];
}

async function waiting(): Promise<Visit[]> {
  return (await findVisitsOn(date)).filter(({ tables }) => tables.length === 0);
}

function canBeSeated(party: Visit, claims: readonly Visit[]): boolean {
  const occupancy = claims.filter(({ id, tables }) => id !== party.id && tables.length > 0);
  return someSeatingExists(party, { plan: smallRoom, occupancy });
}

async function rests(): Promise<void> {
  const claims = await findVisitsOn(date);
  const parties = claims.filter(({ tables }) => tables.length === 0);
  counted.steps += 1;
  counted.waiting += parties.length;
  expect(parties.filter((party) => canBeSeated(party, claims))).toEqual([]);
}

describe(`proof C8: ${courses} random courses of guests, staff and events`, () => {
  it('leave no party without a table that could be seated, and give no newer party a table that an older one could have', async () => {
    for (let seed = 1; seed <= courses; seed += 1) {
      await sql('DELETE FROM reservations');
      await sql('DELETE FROM events');
      const course: Course = { pick: picking(seed), events: [], reservations: [] };
      for (let count = 0; count < stepsEach; count += 1) {
        await course.pick(steps)?.(course);
        await rests();
      }
    }
    // The proof means something only when parties do wait, are seated again, and strangers are refused.
    expect(Math.min(counted.waiting, counted.seatedAgain, counted.refused)).toBeGreaterThan(courses / 10);
    keepProof('C8', 'Who has no table is first in line', {
      'random courses of 14 steps (in full: 500)': courses,
      'looks at an evening at rest': counted.steps,
      'parties without a table met there': counted.waiting,
      'parties that an event gave a table back': counted.seatedAgain,
      'parties that could have been seated': 0,
    });
  });
});
