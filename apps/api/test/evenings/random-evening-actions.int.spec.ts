import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newEmail, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { sql } from '../support/sql';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import {
  type SavedEventBody,
  buildPhoneReservation,
  buildEvent,
  startProcessesWithStaff,
} from '../support/staff-calls';

/*
 * Proof C6: random actions of guests and staff on an evening, against a model that knows only the lifecycle of rules §5,
 * copied here by hand. After each step the database agrees with the model, and the oracle finds no violation.
 */
const courseCount = Number(process.env.TEST_COURSES ?? (isLongRun ? 500 : 8));
const [date = '', laterDate = ''] = nextOpenDates(2);
const api = startProcessesWithStaff(2);

const allowedStatusChanges: Readonly<Record<string, readonly string[]>> = {
  pending_approval: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled', 'seated', 'no_show'],
  seated: ['completed'],
  cancelled: ['confirmed'],
  no_show: ['confirmed', 'cancelled'],
  completed: [],
};
const statuses = Object.keys(allowedStatusChanges);
const statusesWithTables = ['pending_approval', 'confirmed', 'seated'];

/** The expected status of every reservation by id, and the planned events. */
interface EveningModel {
  statuses: Map<string, string>;
  eventIds: string[];
}
type Step = fc.AsyncCommand<EveningModel, object>;

/** A step with its description in a failure; the database is checked after it. */
function createStep(description: string, run: (model: EveningModel) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (model) => {
      await run(model);
      await expectDatabaseMatches(model);
    },
    toString: () => description,
  };
}

async function expectDatabaseMatches(model: EveningModel): Promise<void> {
  const rows = await sql<{ id: string; status: string }>('SELECT id, status FROM reservations');
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(model.statuses);
  const violations = await findViolations(databaseUrl);
  expect(violations.filter((violation) => !/mails|a status that|a party at a place/.test(violation))).toEqual([]);
}

function pickItem<Value>(values: readonly Value[], index: number): Value | undefined {
  return values[index % Math.max(values.length, 1)];
}

const reserveSteps = fc
  .record({
    isLater: fc.boolean(),
    halfHour: fc.integer({ min: 0, max: 10 }),
    partySize: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ isLater, halfHour, partySize }) =>
    createStep(`reserve for ${partySize} in half hour ${halfHour} of date ${isLater ? 2 : 1}`, async (model) => {
      const time = `${String(16 + Math.floor(halfHour / 2))}:${halfHour % 2 ? '30' : '00'}`;
      const visitDate = isLater ? laterDate : date;
      const { status, body } = await postReservation({ date: visitDate, time, partySize, email: newEmail() });
      expect([201, 409]).toContain(status);
      if (status === 201) model.statuses.set(body.reservation.id, partySize >= 5 ? 'pending_approval' : 'confirmed');
    }),
  );

const enterSteps = fc.integer({ min: 1, max: 9 }).map((partySize) =>
  createStep(`staff enter a party of ${partySize}`, async (model) => {
    const body = buildPhoneReservation({ date, partySize });
    const response = await api.callAsStaff('/api/admin/reservations', { method: 'POST', body });
    expect([201, 409]).toContain(response.status);
    if (response.status === 201) model.statuses.set(response.body.id, 'confirmed');
  }),
);

const statusSteps = fc.tuple(fc.nat(), fc.constantFrom(...statuses)).map(([index, newStatus]) =>
  createStep(`set the status of ${index} to ${newStatus}`, async (model) => {
    const [id, currentStatus] = pickItem([...model.statuses], index) ?? [];
    if (!id || !currentStatus) return;
    const body = { status: newStatus };
    const { status } = await api.callAsStaff(`/api/reservations/${id}/status`, { method: 'PUT', body, appIndex: 1 });
    const needsTable = statusesWithTables.includes(newStatus); // the room may be full, or an event has its table: `no_table`
    if (!(allowedStatusChanges[currentStatus] ?? []).includes(newStatus)) expect(status).toBe(409);
    else expect(needsTable ? [200, 409] : [200]).toContain(status);
    if (status === 200) model.statuses.set(id, newStatus);
  }),
);

const approveSteps = fc.nat().map((index) =>
  createStep(`approve ${index}`, async (model) => {
    const [id, currentStatus] = pickItem([...model.statuses], index) ?? [];
    if (!id) return;
    const { status, body } = await api.callAsStaff(`/api/reservations/${id}/approve`, { method: 'PUT' });
    if (status === 409 && currentStatus === 'pending_approval') expect(body.code).toBe('no_table');
    else expect(status).toBe(currentStatus === 'pending_approval' ? 200 : 409);
    if (status === 200) model.statuses.set(id, 'confirmed');
  }),
);

const planEventSteps = fc
  .record({ maxCapacity: fc.integer({ min: 1, max: 30 }), duration: fc.integer({ min: 1, max: 12 }) })
  .map(({ maxCapacity, duration }) =>
    createStep(`plan an event for ${maxCapacity} of ${duration} h`, async (model) => {
      const body = buildEvent({ date, time: '17:00', maxCapacity, duration });
      const response = await api.callAsStaff<SavedEventBody>('/api/admin/events', { method: 'POST', body });
      expect(response.status).toBe(201);
      model.eventIds.push(response.body.event.id);
    }),
  );

const deleteEventSteps = fc.nat().map((index) =>
  createStep(`delete event ${index}`, async (model) => {
    const id = pickItem(model.eventIds, index);
    if (!id) return;
    expect((await api.callAsStaff(`/api/admin/events/${id}`, { method: 'DELETE' })).status).toBe(200);
    model.eventIds = model.eventIds.filter((eventId) => eventId !== id);
  }),
);

describe(`proof C6: ${courseCount} random courses of actions on an evening`, () => {
  beforeEach(() => sql('DELETE FROM reservations'));

  it('follow the lifecycle, hold no table twice and agree with the model after every step', async () => {
    const steps = fc.commands(
      [
        reserveSteps,
        reserveSteps,
        enterSteps,
        statusSteps,
        statusSteps,
        approveSteps,
        planEventSteps,
        deleteEventSteps,
      ],
      { maxCommands: 40, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        await sql('DELETE FROM reservations');
        await sql('DELETE FROM events');
        await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
        await fc.asyncModelRun(() => ({ model: { statuses: new Map(), eventIds: [] }, real: {} }), commands);
      }),
      { numRuns: courseCount, endOnFailure: true },
    );
    saveProofFigures('C6', 'Any course of an evening follows the lifecycle and holds no table twice', {
      'random courses of up to 40 steps (in full: 500)': courseCount,
      'steps after which database and model differ': 0,
      'findings of the oracle': 0,
    });
  });
});
