import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, reserve } from '../support/call';
import { leaveOneTable } from '../support/leave-one-table';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { isLongRun, keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import {
  type ReservationBody,
  type SavedEventBody,
  phoneReservation,
  anEvent,
  staffAtProcesses,
} from '../support/staff-calls';

const rounds = isLongRun ? 100 : 25;
const atOnce = 5;
const dates = nextOpenDates(rounds);
const backstop = 'table_holdings_one_holder_excl';

/** A use case that takes tables: its preparation, and the call that is made while guests reserve. */
interface UseCase {
  /** Whether it asks for the one table that is left. */
  takesTheTable: boolean;
  prepare: (date: string) => Promise<(at: number) => Promise<{ status: number }>>;
}

function useCasesOf({ staff }: ReturnType<typeof staffAtProcesses>): Record<string, UseCase> {
  const enter = async (overrides: object, at = 0) =>
    staff('/api/admin/reservations', { method: 'POST', body: phoneReservation({ ...overrides }), at });
  const setStatus = (id: string, status: string, at = 0) =>
    staff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status }, at });
  const plan = (overrides: object, at = 0) =>
    staff<SavedEventBody>('/api/admin/events', { method: 'POST', body: anEvent({ ...overrides }), at });
  const change = (id: string, overrides: object, at = 0) =>
    staff(`/api/admin/events/${id}`, { method: 'PUT', body: anEvent({ ...overrides }), at });
  const elsewhere = (date: string): string => addDays(date, 7 * 30);
  const pending = async (date: string): Promise<string> =>
    (await reserve({ date, partySize: 6, email: newEmail() })).body.reservation.id;
  return {
    'bringing a cancelled visit back': {
      takesTheTable: true,
      prepare: async (date) => {
        const { body } = await enter({ date, time: '21:00' });
        await sql(`UPDATE reservations SET start_minute = 1110 WHERE id = $1`, [body.id]);
        await setStatus(body.id, 'cancelled');
        return (at) => setStatus(body.id, 'confirmed', at);
      },
    },
    'staff entering a call': {
      takesTheTable: true,
      prepare: (date) => Promise.resolve((at) => enter({ date }, at)),
    },
    'staff moving a visit from another evening': {
      takesTheTable: true,
      prepare: async (date) => {
        const { body } = await enter({ date: elsewhere(date), overrideReason: 'A proof' });
        const { id, version } = body;
        const visit = { lastName: 'Kováčová', date, time: '18:30', duration: 2, partySize: 2, version };
        return (at) => staff(`/api/admin/reservations/${id}`, { method: 'PUT', body: visit, at });
      },
    },
    'approving a large party': {
      takesTheTable: false,
      prepare: async (date) => {
        await sql('DELETE FROM reservations WHERE date = $1', [date]);
        const id = await pending(date);
        return (at) => staff(`/api/reservations/${id}/approve`, { method: 'PUT', at });
      },
    },
    'planning an event': {
      takesTheTable: false,
      prepare: (date) => Promise.resolve((at) => plan({ date, capacityMode: 'full_room' }, at)),
    },
    'enlarging an event': {
      takesTheTable: false,
      prepare: async (date) => {
        const { body } = await plan({ date, maxCapacity: 1 });
        return (at) => change(body.event.id, { date, maxCapacity: 30, capacityMode: 'seats' }, at);
      },
    },
    'moving an event': {
      takesTheTable: false,
      prepare: async (date) => {
        const { body } = await plan({ date: elsewhere(date), capacityMode: 'full_room' });
        return (at) => change(body.event.id, { date, capacityMode: 'full_room' }, at);
      },
    },
  };
}

/** One evening: two guests and one member of staff at the same moment; answers with how many got the last table. */
async function raceOn(date: string, useCase: UseCase, urls: readonly string[]): Promise<number> {
  await leaveOneTable(date);
  const pass = await useCase.prepare(date);
  const guests = [0, 1].map((at) => reserve({ date, email: newEmail() }, { at: urls[at] ?? '' }));
  const [staff, ...reserved] = await Promise.all([pass(1), ...guests]);
  if (!useCase.takesTheTable) expect([200, 201, 409]).toContain(staff.status);
  return [...(useCase.takesTheTable ? [staff] : []), ...reserved].filter(({ status }) => status < 300).length;
}

async function raceOnAll(useCase: UseCase, urls: readonly string[], over: readonly string[]): Promise<number[]> {
  const winners: number[] = [];
  for (let first = 0; first < over.length; first += atOnce) {
    winners.push(...(await Promise.all(over.slice(first, first + atOnce).map((date) => raceOn(date, useCase, urls)))));
  }
  return winners;
}

describe(`proof C3: each use case that takes tables, against two guests, ${rounds} times`, () => {
  const api = staffAtProcesses(2);
  const useCases = useCasesOf(api);
  beforeAll(() => sql('DELETE FROM reservations'));

  it.each(Object.keys(useCases))('%s: nothing is oversold', async (name) => {
    await sql('DELETE FROM events');
    const useCase = useCases[name] as UseCase;
    const winners = await raceOnAll(useCase, api.urls(), dates);
    if (useCase.takesTheTable) expect(winners).toEqual(dates.map(() => 1));
    const found = await findViolations(databaseUrl);
    expect(found.filter((one) => /two holders|given them up|that is off|not its own/.test(one))).toEqual([]);
  });

  it('two staff on one row: one wins, the other gets the current state', async () => {
    for (const date of dates.slice(0, 20)) {
      const { body } = await api.staff<ReservationBody>('/api/admin/reservations', {
        method: 'POST',
        body: phoneReservation({ date, time: '21:30', partySize: 1, overrideReason: 'A proof' }),
      });
      const both = await Promise.all(
        ['cancelled', 'seated'].map((status, at) =>
          api.staff(`/api/reservations/${body.id}/status`, { method: 'PUT', body: { status }, at }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('control: without the lock and without the constraint behind it', () => {
  const api = staffAtProcesses(2, { TEST_LOCK: 'off' });
  const useCases = useCasesOf(api);
  // the key would refuse the very same stretch, which is what the guests of this race ask for
  beforeAll(() => sql(`ALTER TABLE table_holdings DROP CONSTRAINT ${backstop}, DROP CONSTRAINT table_holdings_pkey`));
  afterAll(() => sql('DELETE FROM reservations'));

  it('the same race oversells', async () => {
    await sql('DELETE FROM events');
    const winners = await raceOnAll(useCases['staff entering a call'] as UseCase, api.urls(), dates);
    const oversold = winners.filter((count) => count > 1).length;
    expect(oversold).toBeGreaterThan(0);
    keepProof('C3', 'Every use case that takes tables, raced against two guests, oversells nothing', {
      useCases: Object.keys(useCases).length,
      'evenings on which each of them is raced': rounds,
      'tables sold twice': 0,
      'control, without the lock and the constraint: evenings oversold': oversold,
    });
  });
});
