import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Visit } from '@strapec/domain';
import { someSeatingExists } from '@strapec/domain/testing';
import { newEmail, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { findVisitsOn, shrinkRoom, smallRoomPlan } from '../support/small-room';
import { type SavedEventBody, buildPhoneReservation, buildEvent, startAppsWithStaff } from '../support/staff-calls';
import { sql } from '../support/sql';

/*
 * Proof C8: a party that has lost its table gets the next free one. After every step of random courses a brute force looks
 * for a seating of each party without a table: there must be none, not even without the newest guest's reservation.
 */
const courseCount = Number(process.env.TEST_COURSES ?? (isLongRun ? 500 : 12));
const stepsPerCourse = 14;
const [date = ''] = nextOpenDates(1);
const api = startAppsWithStaff(1);

beforeAll(shrinkRoom);

const times = ['16:00', '17:00', '17:30', '18:00', '18:30', '19:00', '20:00', '20:30', '21:00'];
const counts = { steps: 0, withoutTable: 0, seatedAgain: 0, refused: 0 };

/** Picks a random item. */
type PickRandom = <Value>(values: readonly Value[]) => Value | undefined;

interface Course {
  pick: PickRandom;
  eventIds: string[];
  reservations: { id: string; version: number }[];
}

async function reserveAsGuest({ pick, reservations }: Course): Promise<void> {
  const request = { date, time: pick(times), duration: pick([1, 2, 3]), partySize: pick([1, 2, 2, 3, 4, 5]) };
  const partiesBefore = await readPartiesWithoutTable();
  const { status, body } = await postReservation({ ...request, email: newEmail() });
  expect([201, 409]).toContain(status);
  if (status === 409) counts.refused += 1;
  if (status !== 201) return;
  const { id } = body.reservation;
  reservations.push({ id, version: 1 });
  const otherVisits = (await findVisitsOn(date)).filter((visit) => visit.id !== id);
  expect(partiesBefore.filter((party) => canBeSeated(party, otherVisits))).toEqual([]);
}

async function enterReservation({ pick, reservations }: Course): Promise<void> {
  const tables = pick([null, null, ['T6'], ['L1'], ['T1', 'T2']]);
  const body = buildPhoneReservation({
    date,
    time: pick(times),
    partySize: pick([1, 2, 4]),
    tables,
    overrideReason: 'C8',
  });
  const response = await api.callAsStaff('/api/admin/reservations', { method: 'POST', body });
  expect([201, 409]).toContain(response.status);
  if (response.status === 201) reservations.push(response.body);
}

async function changeReservation({ pick, reservations }: Course): Promise<void> {
  const reservation = pick(reservations);
  if (!reservation) return;
  const visit = {
    lastName: 'Kováčová',
    date,
    time: pick(times),
    duration: pick([0.5, 1, 1.5, 2]),
    partySize: pick([1, 2, 3]),
  };
  const body = { ...visit, version: reservation.version };
  const response = await api.callAsStaff(`/api/admin/reservations/${reservation.id}`, { method: 'PUT', body });
  expect([200, 409]).toContain(response.status);
  if (response.status === 200) reservation.version = response.body.version;
}

async function setReservationStatus({ pick, reservations }: Course): Promise<void> {
  const reservation = pick(reservations);
  if (!reservation) return;
  const status = pick(['cancelled', 'cancelled', 'confirmed', 'no_show', 'seated']);
  const response = await api.callAsStaff(`/api/reservations/${reservation.id}/status`, {
    method: 'PUT',
    body: { status },
  });
  expect([200, 409]).toContain(response.status);
  if (response.status !== 200) return;
  reservation.version = response.body.version;
  const shouldHaveTable = ['confirmed', 'seated'].includes(response.body.status);
  expect(response.body.tables.length > 0).toBe(shouldHaveTable); // no party is confirmed or seated without a table
}

async function planEvent({ pick, eventIds }: Course): Promise<void> {
  const capacity = pick([{ capacityMode: 'full_room' }, { maxCapacity: 8 }, { maxCapacity: 13 }]);
  const body = buildEvent({ date, time: pick(times), duration: pick([1, 2, 4]), ...capacity });
  const response = await api.callAsStaff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
  expect(response.status).toBe(201);
  eventIds.push(response.body.event.id);
}

async function shrinkEvent({ pick, eventIds }: Course): Promise<void> {
  const id = pick(eventIds);
  if (!id) return;
  const body = buildEvent({ date, time: pick(times), duration: 1, maxCapacity: 2 });
  await expectCorrectConflicts(
    await api.callAsStaff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'PUT', body }),
  );
}

async function deleteEvent(course: Course): Promise<void> {
  const id = course.pick(course.eventIds);
  if (!id) return;
  await expectCorrectConflicts(await api.callAsStaff<SavedEventBody>(`/api/admin/events/${id}`, { method: 'DELETE' }));
  course.eventIds = course.eventIds.filter((eventId) => eventId !== id);
}

/** The conflicts in a response must be exactly the parties that have no table now. */
async function expectCorrectConflicts({ status, body }: { status: number; body: SavedEventBody }): Promise<void> {
  expect(status).toBe(200);
  counts.seatedAgain += body.seatedAgain.length;
  const partyIds = (await readPartiesWithoutTable()).map(({ id }) => id);
  expect(body.conflicts.map(({ id }) => id).sort()).toEqual(partyIds.sort());
}

const steps = [
  reserveAsGuest,
  reserveAsGuest,
  reserveAsGuest,
  enterReservation,
  changeReservation,
  setReservationStatus,
  setReservationStatus,
  planEvent,
  shrinkEvent,
  deleteEvent,
];

function createPicker(seed: number): PickRandom {
  const random = seededRandom(seed);
  return (values) => values[Math.floor(random() * values.length)];
}

async function readPartiesWithoutTable(): Promise<Visit[]> {
  return (await findVisitsOn(date)).filter(({ tables }) => tables.length === 0);
}

function canBeSeated(party: Visit, visits: readonly Visit[]): boolean {
  const occupancy = visits.filter(({ id, tables }) => id !== party.id && tables.length > 0);
  return someSeatingExists(party, { plan: smallRoomPlan, occupancy });
}

async function expectNoSeatableParty(): Promise<void> {
  const visits = await findVisitsOn(date);
  const partiesWithoutTable = visits.filter(({ tables }) => tables.length === 0);
  counts.steps += 1;
  counts.withoutTable += partiesWithoutTable.length;
  expect(partiesWithoutTable.filter((party) => canBeSeated(party, visits))).toEqual([]);
}

describe(`proof C8: ${courseCount} random courses of guests, staff and events`, () => {
  it('leave no party without a table that could be seated, and give no newer party a table that an older one could have', async () => {
    for (let seed = 1; seed <= courseCount; seed += 1) {
      await sql('DELETE FROM reservations');
      await sql('DELETE FROM events');
      const course: Course = { pick: createPicker(seed), eventIds: [], reservations: [] };
      for (let stepCount = 0; stepCount < stepsPerCourse; stepCount += 1) {
        await course.pick(steps)?.(course);
        await expectNoSeatableParty();
      }
    }
    // The proof means something only when parties lose their table, are seated again, and guests are refused.
    expect(Math.min(counts.withoutTable, counts.seatedAgain, counts.refused)).toBeGreaterThan(courseCount / 10);
    saveProofFigures('C8', 'Who has no table is first in line', {
      'random courses of 14 steps (in full: 500)': courseCount,
      'looks at an evening at rest': counts.steps,
      'parties without a table met there': counts.withoutTable,
      'parties that an event gave a table back': counts.seatedAgain,
      'parties that could have been seated': 0,
    });
  });
});
