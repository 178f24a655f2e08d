import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { newEmail, reserve } from '../support/call';
import { leaveOneTable } from '../support/leave-one-table';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';

const attempts = 50;
const dates = nextOpenDates(40);

/** All at once; answers with how often each status came. */
async function raceFor(date: string, processes: readonly ApiProcess[], once = false): Promise<Record<number, number>> {
  await leaveOneTable(date);
  const calls = Array.from({ length: attempts }, (_, index) =>
    reserve({ date, email: newEmail() }, { at: processes[index % processes.length]?.url ?? '', acceptsBusy: once }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
}

const oversoldDates = (): Promise<{ date: string }[]> =>
  sql(`SELECT date FROM table_holdings WHERE table_id = 'T5' GROUP BY date HAVING count(*) > 1`);

const backstop = 'table_holdings_one_holder_excl';
/** It refuses the same stretch twice, and is younger: where both stand, the backstop speaks first. */
const key = 'table_holdings_pkey';

describe('proof C2: 50 guests at once for the last table', () => {
  describe.each([1, 4])('from %i process(es)', (count) => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      processes = await startApis(count);
    });
    afterAll(() => stopApis(processes));

    it('one gets it and 49 are refused as full', async () => {
      for (const date of dates.slice(0, 10)) {
        expect([date, await raceFor(date, processes)]).toEqual([date, { 201: 1, 409: attempts - 1 }]);
      }
    });
  });

  describe('control, without the lock and without the constraint behind it', () => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      await sql(`ALTER TABLE table_holdings DROP CONSTRAINT ${backstop}, DROP CONSTRAINT ${key}`);
      processes = await startApis(2, { TEST_LOCK: 'off' });
    });
    afterAll(async () => {
      await stopApis(processes);
      await sql('DELETE FROM reservations');
    });

    it('the same race oversells: it is the lock that holds', async () => {
      let raced = 0;
      for (; raced < dates.length && (await oversoldDates()).length === 0; raced += 1)
        await raceFor(dates[raced] ?? '', processes);
      expect((await oversoldDates()).length).toBeGreaterThan(0);
    });
  });

  describe('the lock alone, without the constraint', () => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      processes = await startApis(2);
    });
    afterAll(() => stopApis(processes));

    it('is enough', async () => {
      for (const date of dates.slice(0, 10)) await raceFor(date, processes);
      expect(await oversoldDates()).toEqual([]);
    });
  });

  describe('the constraint alone, without the lock', () => {
    let processes: ApiProcess[];
    beforeAll(async () => {
      await sql('DELETE FROM reservations');
      await sql(`ALTER TABLE table_holdings ADD CONSTRAINT ${backstop}
        EXCLUDE USING gist (date WITH =, table_id WITH =, during WITH &&)`);
      await sql(`ALTER TABLE table_holdings ADD CONSTRAINT ${key} PRIMARY KEY (date, table_id, during)`);
      processes = await startApis(2, { TEST_LOCK: 'off', LOG_LEVEL: 'silent' });
    });
    afterAll(() => stopApis(processes));

    it('still sells each table once, and sends the others back to try again', async () => {
      for (const date of dates.slice(0, 10)) {
        const { 201: sold, 409: full = 0, 503: again = 0 } = await raceFor(date, processes, true);
        expect([date, sold, full + again]).toEqual([date, 1, attempts - 1]);
      }
    });
  });
});
