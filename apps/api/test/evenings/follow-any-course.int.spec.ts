import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newEmail, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { sql } from '../support/sql';
import { isLongRun, keepProof } from '../support/proof-report';
import { type SavedEventBody, phoneReservation, anEvent, staffAtProcesses } from '../support/staff-calls';

/*
 * Proof C6: any course of an evening, chosen at random, against a model that knows nothing but the lifecycle of
 * rules §5, copied here by hand. After each step the database agrees with the model, and the oracle finds nothing.
 */
const runs = Number(process.env.TEST_COURSES ?? (isLongRun ? 500 : 8));
const [tonight = '', tomorrow = ''] = nextOpenDates(2);
const api = staffAtProcesses(2);

const allowed: Readonly<Record<string, readonly string[]>> = {
  pending_approval: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled', 'seated', 'no_show'],
  seated: ['completed'],
  cancelled: ['confirmed'],
  no_show: ['confirmed', 'cancelled'],
  completed: [],
};
const statuses = Object.keys(allowed);
const holding = ['pending_approval', 'confirmed', 'seated'];

/** What must be true: the status of every reservation, and how many events stand. */
interface Course {
  statuses: Map<string, string>;
  events: string[];
}
type Step = fc.AsyncCommand<Course, object>;

/** A step, the words for a failing course, and the check of the database that follows each one. */
function step(words: string, run: (course: Course) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (course) => {
      await run(course);
      await agrees(course);
    },
    toString: () => words,
  };
}

async function agrees(course: Course): Promise<void> {
  const rows = await sql<{ id: string; status: string }>('SELECT id, status FROM reservations');
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(course.statuses);
  const found = await findViolations(databaseUrl);
  expect(found.filter((one) => !/mails|a status that|a party at a place/.test(one))).toEqual([]);
}

function pick<Value>(values: readonly Value[], index: number): Value | undefined {
  return values[index % Math.max(values.length, 1)];
}

const reserving = fc
  .record({ late: fc.boolean(), slot: fc.integer({ min: 0, max: 10 }), partySize: fc.integer({ min: 1, max: 12 }) })
  .map(({ late, slot, partySize }) =>
    step(`reserve for ${partySize} in slot ${slot} ${late ? 'tomorrow' : 'tonight'}`, async (course) => {
      const time = `${String(16 + Math.floor(slot / 2))}:${slot % 2 ? '30' : '00'}`;
      const date = late ? tomorrow : tonight;
      const { status, body } = await reserve({ date, time, partySize, email: newEmail() });
      expect([201, 409]).toContain(status);
      if (status === 201) course.statuses.set(body.reservation.id, partySize >= 5 ? 'pending_approval' : 'confirmed');
    }),
  );

const entering = fc.integer({ min: 1, max: 9 }).map((partySize) =>
  step(`staff enter a party of ${partySize}`, async (course) => {
    const body = phoneReservation({ date: tonight, partySize });
    const answer = await api.staff('/api/admin/reservations', { method: 'POST', body });
    expect([201, 409]).toContain(answer.status);
    if (answer.status === 201) course.statuses.set(answer.body.id, 'confirmed');
  }),
);

const following = fc.tuple(fc.nat(), fc.constantFrom(...statuses)).map(([index, to]) =>
  step(`set the status of ${index} to ${to}`, async (course) => {
    const [id, from] = pick([...course.statuses], index) ?? [];
    if (!id || !from) return;
    const { status } = await api.staff(`/api/reservations/${id}/status`, {
      method: 'PUT',
      body: { status: to },
      at: 1,
    });
    const mayFail = holding.includes(to); // the room is full, or an event has its table: `no_table`
    if (!(allowed[from] ?? []).includes(to)) expect(status).toBe(409);
    else expect(mayFail ? [200, 409] : [200]).toContain(status);
    if (status === 200) course.statuses.set(id, to);
  }),
);

const approving = fc.nat().map((index) =>
  step(`approve ${index}`, async (course) => {
    const [id, from] = pick([...course.statuses], index) ?? [];
    if (!id) return;
    const { status, body } = await api.staff(`/api/reservations/${id}/approve`, { method: 'PUT' });
    if (status === 409 && from === 'pending_approval') expect(body.code).toBe('no_table');
    else expect(status).toBe(from === 'pending_approval' ? 200 : 409);
    if (status === 200) course.statuses.set(id, 'confirmed');
  }),
);

const planning = fc
  .record({ maxCapacity: fc.integer({ min: 1, max: 30 }), hours: fc.integer({ min: 1, max: 12 }) })
  .map((event) =>
    step(`an event for ${event.maxCapacity} of ${event.hours} h`, async (course) => {
      const body = anEvent({ date: tonight, time: '17:00', maxCapacity: event.maxCapacity, duration: event.hours });
      const { status, body: saved } = await api.staff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
      expect(status).toBe(201);
      course.events.push(saved.event.id);
    }),
  );

const calling = fc.nat().map((index) =>
  step(`take event ${index} off`, async (course) => {
    const id = pick(course.events, index);
    if (!id) return;
    expect((await api.staff(`/api/admin/events/${id}`, { method: 'DELETE' })).status).toBe(200);
    course.events = course.events.filter((event) => event !== id);
  }),
);

describe(`proof C6: ${runs} random courses of an evening`, () => {
  beforeEach(() => sql('DELETE FROM reservations'));

  it('follow the lifecycle, hold no table twice and agree with the model after every step', async () => {
    const steps = fc.commands([reserving, reserving, entering, following, following, approving, planning, calling], {
      maxCommands: 40,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        await sql('DELETE FROM reservations');
        await sql('DELETE FROM events');
        await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
        await fc.asyncModelRun(() => ({ model: { statuses: new Map(), events: [] }, real: {} }), commands);
      }),
      { numRuns: runs, endOnFailure: true },
    );
    keepProof('C6', 'Any course of an evening follows the lifecycle and holds no table twice', {
      'random courses of up to 40 steps (in full: 500)': runs,
      'steps after which database and model differ': 0,
      'findings of the oracle': 0,
    });
  });
});
