import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@strapec/domain';
import { newEmail, postReservation } from '../support/request-api';
import { leaveOneTableFree } from '../support/leave-one-table-free';
import { nextOpenDates } from '../support/next-open-dates';
import { findTableViolations } from '../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { sql } from '../support/sql';
import {
  type SavedEventBody,
  buildPhoneReservation,
  buildEvent,
  startProcessesWithStaff,
} from '../support/staff-calls';

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

function createUseCases({ callAsStaff }: ReturnType<typeof startProcessesWithStaff>): Record<string, UseCase> {
  const enterReservation = async (overrides: object, appIndex = 0) =>
    callAsStaff('/api/admin/reservations', { method: 'POST', body: buildPhoneReservation({ ...overrides }), appIndex });
  const setStatus = (id: string, status: string, processIndex = 0) =>
    callAsStaff(`/api/reservations/${id}/status`, { method: 'PUT', body: { status }, appIndex: processIndex });
  const planEvent = (overrides: object, processIndex = 0) =>
    callAsStaff<SavedEventBody>('/api/admin/events', {
      method: 'POST',
      body: buildEvent({ ...overrides }),
      appIndex: processIndex,
    });
  const changeEvent = (id: string, overrides: object, processIndex = 0) =>
    callAsStaff(`/api/admin/events/${id}`, {
      method: 'PUT',
      body: buildEvent({ ...overrides }),
      appIndex: processIndex,
    });
  const laterDate = (date: string): string => addDays(date, 7 * 30);
  const reservePendingParty = async (date: string): Promise<string> =>
    (await postReservation({ date, partySize: 6, email: newEmail() })).body.reservation.id;
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
        return (processIndex) =>
          callAsStaff(`/api/admin/reservations/${id}`, { method: 'PUT', body, appIndex: processIndex });
      },
    },
    'approving a large party': {
      takesLastTable: false,
      prepare: async (date) => {
        await sql('DELETE FROM reservations WHERE date = $1', [date]);
        const id = await reservePendingParty(date);
        return (processIndex) =>
          callAsStaff(`/api/reservations/${id}/approve`, { method: 'PUT', appIndex: processIndex });
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
  await leaveOneTableFree(date);
  const callAsStaff = await useCase.prepare(date);
  const guestRequests = [0, 1].map((processIndex) =>
    postReservation({ date, email: newEmail() }, { apiUrl: urls[processIndex] ?? '' }),
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
  const api = startProcessesWithStaff(2);
  const useCases = createUseCases(api);
  beforeAll(() => sql('DELETE FROM reservations'));

  it.each(Object.keys(useCases))('%s oversells nothing', async (name) => {
    await sql('DELETE FROM events');
    const useCase = useCases[name] as UseCase;
    const winnerCounts = await raceOnAllDates(useCase, api.getUrls());
    if (useCase.takesLastTable) expect(winnerCounts).toEqual(dates.map(() => 1));
    expect(await findTableViolations(databaseUrl)).toEqual([]);
  });

  it('two status changes of one reservation at once: one succeeds, the other is refused', async () => {
    for (const date of dates.slice(0, 20)) {
      const { body } = await api.callAsStaff('/api/admin/reservations', {
        method: 'POST',
        body: buildPhoneReservation({ date, time: '21:30', partySize: 1, overrideReason: 'A proof' }),
      });
      const responses = await Promise.all(
        ['cancelled', 'seated'].map((status, processIndex) =>
          api.callAsStaff(`/api/reservations/${body.id}/status`, {
            method: 'PUT',
            body: { status },
            appIndex: processIndex,
          }),
        ),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe('control: without the lock and without the overlap constraint', () => {
  const api = startProcessesWithStaff(2, { TEST_LOCK: 'off' });
  const useCases = createUseCases(api);
  // the primary key would refuse the same period, which all guests of this race ask for
  beforeAll(() =>
    sql(`ALTER TABLE table_holdings DROP CONSTRAINT ${overlapConstraint}, DROP CONSTRAINT table_holdings_pkey`),
  );
  afterAll(() => sql('DELETE FROM reservations'));

  it('the same race oversells', async () => {
    await sql('DELETE FROM events');
    const winnerCounts = await raceOnAllDates(useCases['staff entering a reservation'] as UseCase, api.getUrls());
    const oversoldEvenings = winnerCounts.filter((winnerCount) => winnerCount > 1).length;
    expect(oversoldEvenings).toBeGreaterThan(0);
    saveProofFigures('C3', 'Every use case that takes tables, raced against two guests, oversells nothing', {
      useCases: Object.keys(useCases).length,
      'evenings on which each of them is raced': raceCount,
      'tables sold twice': 0,
      'control, without the lock and the constraint: evenings oversold': oversoldEvenings,
    });
  });
});
