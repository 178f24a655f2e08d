import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, reserve } from '../support/call';
import { leaveOneTable } from '../support/leave-one-table';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { isLongRun, keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import { type SavedEventBody, phoneReservation, anEvent, staffAtProcesses } from '../support/staff-calls';

const raceCount = isLongRun ? 100 : 25;
const concurrentRaces = 5;
const dates = nextOpenDates(raceCount);
const overlapConstraint = 'table_holdings_one_holder_excl';

/** A use case that takes tables; `prepare` returns the call that is made while guests reserve. */
interface UseCase {
  /** Whether it asks for the one table that is left. */
  takesLastTable: boolean;
  prepare: (date: string) => Promise<(processIndex: number) => Promise<{ status: number }>>;
}

function createUseCases({ staff }: ReturnType<typeof staffAtProcesses>): Record<string, UseCase> {
  const enterReservation = async (overrides: object, at = 0) =>
    staff('/api/admin/reservations', { method: 'POST', body: phoneReservation({ ...overrides }), at });
  const setStatus = (id: string, status: string, processIndex = 0) =>
    staff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status }, at: processIndex });
  const planEvent = (overrides: object, processIndex = 0) =>
    staff<SavedEventBody>('/api/admin/events', { method: 'POST', body: anEvent({ ...overrides }), at: processIndex });
  const changeEvent = (id: string, overrides: object, processIndex = 0) =>
    staff(`/api/admin/events/${id}`, { method: 'PUT', body: anEvent({ ...overrides }), at: processIndex });
  const laterDate = (date: string): string => addDays(date, 7 * 30);
  const reservePendingParty = async (date: string): Promise<string> =>
    (await reserve({ date, partySize: 6, email: newEmail() })).body.reservation.id;
  return {
    'confirming a cancelled reservation again': {
      takesLastTable: true,
      prepare: async (date) => {
        const { body } = await enterReservation({ date, time: '21:00' });
        await sql(`UPDATE reservations SET start_minute = 1110 WHERE id = $1`, [body.id]);
        await setStatus(body.id, 'cancelled');
        return (processIndex) => setStatus(body.id, 'confirmed', processIndex);
      },
    },
    'staff entering a reservation': {
      takesLastTable: true,
      prepare: (date) => Promise.resolve((processIndex) => enterReservation({ date }, processIndex)),
    },
    'staff moving a reservation from another evening': {
      takesLastTable: true,
      prepare: async (date) => {
        const { id, version } = (await enterReservation({ date: laterDate(date), overrideReason: 'A proof' })).body;
        const body = { lastName: 'Kováčová', date, time: '18:30', duration: 2, partySize: 2, version };
        return (processIndex) => staff(`/api/admin/reservations/${id}`, { method: 'PUT', body, at: processIndex });
      },
    },
    'approving a large party': {
      takesLastTable: false,
      prepare: async (date) => {
        await sql('DELETE FROM reservations WHERE date = $1', [date]);
        const id = await reservePendingParty(date);
        return (processIndex) => staff(`/api/reservations/${id}/approve`, { method: 'PUT', at: processIndex });
      },
    },
    'planning an event': {
      takesLastTable: false,
      prepare: (date) =>
        Promise.resolve((processIndex) => planEvent({ date, capacityMode: 'full_room' }, processIndex)),
    },
    'enlarging an event': {
      takesLastTable: false,
      prepare: async (date) => {
        const { body } = await planEvent({ date, maxCapacity: 1 });
        return (processIndex) =>
          changeEvent(body.event.id, { date, maxCapacity: 30, capacityMode: 'seats' }, processIndex);
      },
    },
    'moving an event': {
      takesLastTable: false,
      prepare: async (date) => {
        const { body } = await planEvent({ date: laterDate(date), capacityMode: 'full_room' });
        return (processIndex) => changeEvent(body.event.id, { date, capacityMode: 'full_room' }, processIndex);
      },
    },
  };
}

/** Two guests and one staff member want the last table of an evening at once; returns how many got it. */
async function countWinners(date: string, useCase: UseCase, urls: readonly string[]): Promise<number> {
  await leaveOneTable(date);
  const callAsStaff = await useCase.prepare(date);
  const guestRequests = [0, 1].map((processIndex) =>
    reserve({ date, email: newEmail() }, { at: urls[processIndex] ?? '' }),
  );
  const [staffResponse, ...guestResponses] = await Promise.all([callAsStaff(1), ...guestRequests]);
  if (!useCase.takesLastTable) expect([200, 201, 409]).toContain(staffResponse.status);
  return [...(useCase.takesLastTable ? [staffResponse] : []), ...guestResponses].filter(({ status }) => status < 300)
    .length;
}

async function raceOnAllDates(useCase: UseCase, urls: readonly string[]): Promise<number[]> {
  const winnerCounts: number[] = [];
  for (let start = 0; start < dates.length; start += concurrentRaces) {
    const nextDates = dates.slice(start, start + concurrentRaces);
    winnerCounts.push(...(await Promise.all(nextDates.map((date) => countWinners(date, useCase, urls)))));
  }
  return winnerCounts;
}

describe(`proof C3: each use case that takes tables, against two guests, ${raceCount} times`, () => {
  const api = staffAtProcesses(2);
  const useCases = createUseCases(api);
  beforeAll(() => sql('DELETE FROM reservations'));

  it.each(Object.keys(useCases))('%s oversells nothing', async (name) => {
    await sql('DELETE FROM events');
    const useCase = useCases[name] as UseCase;
    const winnerCounts = await raceOnAllDates(useCase, api.urls());
    if (useCase.takesLastTable) expect(winnerCounts).toEqual(dates.map(() => 1));
    const violations = await findViolations(databaseUrl);
    expect(
      violations.filter((violation) => /two holders|given them up|that is off|not its own/.test(violation)),
    ).toEqual([]);
  });

  it('two status changes of one reservation at once: one succeeds, the other is refused', async () => {
    for (const date of dates.slice(0, 20)) {
      const { body } = await api.staff('/api/admin/reservations', {
        method: 'POST',
        body: phoneReservation({ date, time: '21:30', partySize: 1, overrideReason: 'A proof' }),
      });
      const responses = await Promise.all(
        ['cancelled', 'seated'].map((status, processIndex) =>
          api.staff(`/api/reservations/${body.id}/status`, { method: 'PUT', body: { status }, at: processIndex }),
        ),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('control: without the lock and without the overlap constraint', () => {
  const api = staffAtProcesses(2, { TEST_LOCK: 'off' });
  const useCases = createUseCases(api);
  // the primary key would refuse the same period, which all guests of this race ask for
  beforeAll(() =>
    sql(`ALTER TABLE table_holdings DROP CONSTRAINT ${overlapConstraint}, DROP CONSTRAINT table_holdings_pkey`),
  );
  afterAll(() => sql('DELETE FROM reservations'));

  it('the same race oversells', async () => {
    await sql('DELETE FROM events');
    const winnerCounts = await raceOnAllDates(useCases['staff entering a reservation'] as UseCase, api.urls());
    const oversoldEvenings = winnerCounts.filter((winnerCount) => winnerCount > 1).length;
    expect(oversoldEvenings).toBeGreaterThan(0);
    keepProof('C3', 'Every use case that takes tables, raced against two guests, oversells nothing', {
      useCases: Object.keys(useCases).length,
      'evenings on which each of them is raced': raceCount,
      'tables sold twice': 0,
      'control, without the lock and the constraint: evenings oversold': oversoldEvenings,
    });
  });
});
