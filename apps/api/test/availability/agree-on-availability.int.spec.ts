import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newEmail, call, reserve } from '../support/call';
import { leaveOneTable } from '../support/leave-one-table';
import { type TableOperation, isLinearizable } from '../support/linearizable';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, keepProof } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { sql } from '../support/sql';
import { phoneReservation, staffAtProcesses } from '../support/staff-calls';

const [changedDate = '', ...dates] = nextOpenDates(isLongRun ? 51 : 5);
const clients = 5; // for each evening, over four processes
const operationsOfEach = isLongRun ? 20 : 10;
const time = '18:30';

const random = seededRandom(20261121);
const api = staffAtProcesses(4);
const anyUrl = (): string => api.urls()[Math.floor(random() * 4)] ?? '';

/** Asks, and notes what was answered between which moments. */
async function noted(kind: TableOperation['kind'], ask: () => Promise<boolean>): Promise<TableOperation> {
  const asked = performance.now();
  const wasFree = await ask();
  return { kind, wasFree, asked, answered: performance.now() };
}

async function look(date: string, at = anyUrl()): Promise<boolean> {
  const path = `/api/reservations/availability/${date}/2/1`;
  const { body } = await call<{ availableSlots: string[] }>(path, { at });
  return body.availableSlots.includes(time);
}

/** One client of an evening: looks, reserves, and cancels what it has. */
async function followOne(date: string): Promise<TableOperation[]> {
  const history: TableOperation[] = [];
  let mine: string | null = null;
  const take = async (): Promise<boolean> => {
    const request = { date, time, duration: 1, partySize: 2, email: newEmail() };
    const { status, body } = await reserve(request, { at: anyUrl() });
    expect([201, 409]).toContain(status);
    mine = status === 201 ? body.reservation.id : null;
    return status === 201;
  };
  const giveBack = async (): Promise<boolean> => {
    const body = { status: 'cancelled' };
    const at = Math.floor(random() * 4);
    const { status } = await api.staff(`/api/reservations/${mine}/status`, { method: 'PUT', body, at });
    expect(status).toBe(200);
    mine = null;
    return true;
  };
  while (history.length < operationsOfEach) {
    const isLook = random() < 0.6;
    if (isLook) history.push(await noted('look', () => look(date)));
    else history.push(mine ? await noted('cancel', giveBack) : await noted('reserve', take));
  }
  return history;
}

/** How many of the operations were under way at the same time as another one. */
const overlapping = (history: readonly TableOperation[]): number =>
  history.filter((one) =>
    history.some((other) => other !== one && other.asked < one.answered && one.asked < other.answered),
  ).length;

describe('proof C7: answers about the last table', () => {
  it('have one possible order, from any process', async () => {
    const histories: TableOperation[][] = [];
    for (const date of dates) {
      await leaveOneTable(date);
      const history = (await Promise.all(Array.from({ length: clients }, () => followOne(date)))).flat();
      expect([date, isLinearizable(history)]).toEqual([date, true]);
      histories.push(history);
    }
    const all = histories.flat();
    const counts = {
      looks: all.filter(({ kind }) => kind === 'look').length,
      reserved: all.filter(({ kind, wasFree }) => kind === 'reserve' && wasFree).length,
      refused: all.filter(({ kind, wasFree }) => kind === 'reserve' && !wasFree).length,
    };
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(5); // else nothing is shown
    keepProof('C7', 'Availability and reservations of an evening are linearizable over four processes', {
      operations: all.length,
      'evenings, each with five clients at once': dates.length,
      'looks at availability': counts.looks,
      'reservations made': counts.reserved,
      'reservations refused': counts.refused,
      'operations under way at the same time as others': histories.reduce((sum, one) => sum + overlapping(one), 0),
      'evenings whose answers no order explains': 0,
    });
  });

  it('control: a look that is one change too old is noticed', () => {
    const at = (asked: number): Pick<TableOperation, 'asked' | 'answered'> => ({ asked, answered: asked + 1 });
    const story: TableOperation[] = [
      { kind: 'look', wasFree: true, ...at(0) },
      { kind: 'reserve', wasFree: true, ...at(2) },
      { kind: 'look', wasFree: false, ...at(4) },
    ];
    expect(isLinearizable(story)).toBe(true);
    expect(isLinearizable([...story, { kind: 'look', wasFree: true, ...at(6) }])).toBe(false);
    expect(isLinearizable([...story, { kind: 'look', wasFree: true, asked: 3.5, answered: 7 }])).toBe(false);
    expect(isLinearizable([...story, { kind: 'look', wasFree: true, asked: 2.5, answered: 7 }])).toBe(true);
  });
});

describe('proof C14: a change that was answered', () => {
  const changes = isLongRun ? 10_000 : 60;
  let id = '';
  let isOver = false;
  let asking: Promise<void>[] = [];
  beforeAll(async () => {
    await leaveOneTable(changedDate);
    const couple = phoneReservation({ date: changedDate, time, duration: 1, partySize: 2 });
    id = (await api.staff('/api/admin/reservations', { method: 'POST', body: couple })).body.id;
    // Every process is asked all the time, so that each has versions that are as old as they may be.
    asking = api.urls().map(async (url) => {
      for (; !isOver; await setTimeout(1)) await look(changedDate, url);
    });
  });
  afterAll(async () => {
    isOver = true;
    await Promise.all(asking);
  });

  /** Cancels and confirms in turns; counts the answers, of all processes, that are those of before. */
  async function staleAnswers(
    count: number,
    change: (status: string, at: number) => Promise<unknown>,
  ): Promise<number> {
    let stale = 0;
    for (let done = 0; done < count; done += 1) {
      const isFree = done % 2 === 0;
      await change(isFree ? 'cancelled' : 'confirmed', done);
      const answers = await Promise.all(api.urls().map((url) => look(changedDate, url)));
      stale += answers.filter((answer) => answer !== isFree).length;
    }
    return stale;
  }

  it('is known to every process', async () => {
    const path = `/api/reservations/${id}/status`;
    const stale = await staleAnswers(changes, async (status, at) => {
      const { status: code } = await api.staff(path, { method: 'PUT', body: { status }, at });
      expect(code).toBe(200);
    });
    expect(stale).toBe(0);
    keepProof('C14', 'A change of one process is known to the next answer of every other', {
      changes,
      'answers right after them, of four processes': changes * 4,
      'answers of before the change': stale,
    });
  });

  it('control: an answer that did not wait is not', async () => {
    const changeUnannounced = (status: string) =>
      sql(
        `WITH changed AS (UPDATE reservations SET status = $2 WHERE id = $1 RETURNING date),
           freed AS (DELETE FROM table_holdings WHERE reservation_id = $1)
         UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 microsecond'
         FROM changed WHERE reservation_capacity_locks.date = changed.date`,
        [id, status],
      );
    let stale = 0;
    // on a busy machine the notification often comes before the next answer
    for (let round = 0; stale === 0 && round < 10; round += 1) stale = await staleAnswers(40, changeUnannounced);
    expect(stale).toBeGreaterThan(0);
  });
});
