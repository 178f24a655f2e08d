import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail, postReservation } from '../support/request-api';
import { leaveOneTableFree } from '../support/leave-one-table-free';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';

const guestCount = 50;
const dates = nextOpenDates(40);

/** Sends all requests at once; returns how often each status came. */
async function raceForLastTable(date: string, processes: readonly ApiProcess[], acceptsBusy = false) {
  await leaveOneTableFree(date);
  const requests = Array.from({ length: guestCount }, (_, index) =>
    postReservation(
      { date, email: newEmail() },
      { apiUrl: processes[index % processes.length]?.url ?? '', acceptsBusy },
    ),
  );
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  return Object.fromEntries<number>(
    [...new Set(statuses)].map((status) => [status, statuses.filter((otherStatus) => otherStatus === status).length]),
  );
}

const findOversoldDates = (): Promise<{ date: string }[]> =>
  sql(`SELECT date FROM table_holdings WHERE table_id = 'T5' GROUP BY date HAVING count(*) > 1`);

const overlapConstraint = 'table_holdings_one_holder_excl';
/** It refuses an equal period; where both exist, the overlap constraint is checked first. */
const primaryKey = 'table_holdings_pkey';

describe('proof C2: 50 guests at once for the last table', () => {
  describe.each([1, 4])('sent to %i process(es)', (processCount) => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      processes = await startApis(processCount);
    });
    afterAll(() => stopApis(processes));

    it('one guest gets it and 49 are refused as full', async () => {
      for (const date of dates.slice(0, 10)) {
        expect([date, await raceForLastTable(date, processes)]).toEqual([date, { 201: 1, 409: guestCount - 1 }]);
      }
    });
  });

  describe('control: without the lock and without the overlap constraint', () => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      await sql(`ALTER TABLE table_holdings DROP CONSTRAINT ${overlapConstraint}, DROP CONSTRAINT ${primaryKey}`);
      processes = await startApis(2, { TEST_LOCK: 'off' });
    });
    afterAll(async () => {
      await stopApis(processes);
      await sql('DELETE FROM reservations');
    });

    it('the same race oversells', async () => {
      let raceCount = 0;
      for (; raceCount < dates.length && (await findOversoldDates()).length === 0; raceCount += 1)
        await raceForLastTable(dates[raceCount] ?? '', processes);
      expect((await findOversoldDates()).length).toBeGreaterThan(0);
    });
  });

  describe('the lock alone, without the constraint', () => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      processes = await startApis(2);
    });
    afterAll(() => stopApis(processes));

    it('sells each table once', async () => {
      for (const date of dates.slice(0, 10)) await raceForLastTable(date, processes);
      expect(await findOversoldDates()).toEqual([]);
    });
  });

  describe('the constraint alone, without the lock', () => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      await sql('DELETE FROM reservations');
      await sql(`ALTER TABLE table_holdings ADD CONSTRAINT ${overlapConstraint}
        EXCLUDE USING gist (date WITH =, table_id WITH =, during WITH &&)`);
      await sql(`ALTER TABLE table_holdings ADD CONSTRAINT ${primaryKey} PRIMARY KEY (date, table_id, during)`);
      processes = await startApis(2, { TEST_LOCK: 'off', LOG_LEVEL: 'silent' });
    });
    afterAll(() => stopApis(processes));

    it('sells each table once, and refuses the other guests as full or busy', async () => {
      for (const date of dates.slice(0, 10)) {
        const statusCounts = await raceForLastTable(date, processes, true);
        const { 201: soldCount, 409: fullCount = 0, 503: busyCount = 0 } = statusCounts;
        expect([date, soldCount, fullCount + busyCount]).toEqual([date, 1, guestCount - 1]);
      }
    });
  });
});
