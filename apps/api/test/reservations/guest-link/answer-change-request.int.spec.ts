import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { someSeatingExists } from '@strapec/domain/testing';
import { Client } from 'pg';
import { newEmail, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { findViolations } from '../../support/oracle';
import { signIn } from '../../support/staff-sign-in';
import { findVisitsOn, shrinkRoom, smallRoom } from '../../support/small-room';
import {
  type LinkedReservation,
  changeRequestCalls,
  deleteReservations,
  lastChangeRequest,
  reservationRow,
  changeRequestsOf,
} from '../../support/change-request-calls';

/*
 * Where there is hardly any room, and where guest and team press at the same moment (decision 0032). In a room of five tables, on
 * a clock that stands still.
 */
const [friday, saturday] = ['2026-12-04', '2026-12-05'];
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;
let cookie = '';
const { reserveWithLink, requestChange, postGuestAction, approve, decline, readAsGuest, staff } = changeRequestCalls(
  () => app,
  () => cookie,
);

beforeAll(async () => {
  await fixture.stopUsualApp();
  await shrinkRoom();
  app = await fixture.startApp({ at: noon, env: { RATE_LIMITS: 'off', UNDO_SECONDS: '15' } });
  ({ cookie } = await signIn(app.baseUrl));
});
beforeEach(deleteReservations);

const isSound = async (): Promise<void> =>
  expect((await findViolations(databaseUrl)).filter((one) => !/mails|a party at a place/.test(one))).toEqual([]);
/** Guests who reserve beside them; answers with their ids. */
async function others(time: string, ...sizes: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const partySize of sizes) {
    const visit = { date: friday, time, partySize, email: newEmail() };
    const { status, body } = await reserve(visit, { at: app.baseUrl });
    expect({ partySize, status }).toEqual({ partySize, status: 201 });
    ids.push(body.reservation.id);
  }
  return ids;
}

const isRoomForSix = async (start: number, without = ''): Promise<boolean> => {
  const occupancy = (await findVisitsOn(friday)).filter(({ id }) => id !== without);
  return someSeatingExists({ start, end: start + 120, partySize: 6 }, { plan: smallRoom, occupancy });
};

/** Three parties of four fill the places at which more than two can sit: six fit only once one of them leaves. */
async function fourAmongFours(): Promise<{ held: LinkedReservation; neighbours: string[] }> {
  const held = await reserveWithLink({ date: friday, time: '19:00', partySize: 4 });
  const neighbours = await others('19:00', 4, 4);
  expect([await isRoomForSix(1140), await isRoomForSix(1140, held.id)]).toEqual([false, true]);
  return { held, neighbours };
}

describe('a change for which there is room only once the guest leaves their own table', () => {
  it('is asked for without a table, and nothing is promised twice; agreed to, the guest has the room', async () => {
    const { held } = await fourAmongFours();
    expect((await requestChange(held, { date: friday, partySize: 6 })).body.changeRequest).toMatchObject({
      state: 'waiting',
    });
    const changeRequest = await lastChangeRequest(held);
    expect(changeRequest.tables).toEqual([]);
    expect((await approve(changeRequest.id)).status).toBe(200);
    expect(await reservationRow(held)).toMatchObject({ party: 6, version: 2, tables: ['L1'] });
    await isSound();
  });

  it('is first in order for a table that becomes free meanwhile', async () => {
    const { held, neighbours } = await fourAmongFours();
    await requestChange(held, { date: friday, partySize: 6 });
    await staff(`/api/reservations/${neighbours[0]}/status`, 'PUT', { status: 'cancelled' });
    expect(await lastChangeRequest(held)).toMatchObject({ tables: ['L1'] });
    expect((await reservationRow(held))?.tables.length).toBeGreaterThan(0);
    await isSound();
  });

  it('and cannot be approved when another party has the room by then: nothing is lost', async () => {
    const { held } = await fourAmongFours();
    await requestChange(held, { date: friday, time: '20:00', partySize: 6 });
    const changeRequest = await lastChangeRequest(held);
    await others('21:00', 6);
    expect(await isRoomForSix(1200, held.id)).toBe(false);
    const before = await reservationRow(held);
    expect((await approve(changeRequest.id)).body.code).toBe('no_table');
    expect(await reservationRow(held)).toEqual(before);
    expect((await readAsGuest(held)).changeRequest).toMatchObject({ state: 'waiting' });
    expect((await decline(changeRequest.id)).status).toBe(200);
    await isSound();
  });
});

describe('the team agrees while the guest withdraws', () => {
  const races = 30;

  it('control: reading first and then writing does both', async () => {
    const held = await reserveWithLink({ date: friday, time: '19:00' });
    await requestChange(held, { date: saturday, partySize: 5 });
    const both = [new Client(databaseUrl), new Client(databaseUrl)];
    for (const one of both) await one.connect();
    const seen = await Promise.all(
      both.map((one) =>
        one.query('SELECT id FROM change_requests WHERE reservation_id = $1 AND held_until > $2', [held.id, noon]),
      ),
    );
    const done = await Promise.all(
      both.map((one, index) =>
        one.query('UPDATE change_requests SET held_until = $2 WHERE id = $1 RETURNING id', [
          seen[index]?.rows[0].id,
          noon,
        ]),
      ),
    );
    for (const one of both) await one.end();
    expect(done.map(({ rowCount }) => rowCount)).toEqual([1, 1]); // one has agreed to what the other has withdrawn
  });

  it(`one of them does, ${races} times and until each has been first, and both get the true state`, async () => {
    const outcomes = new Set<string>();
    for (let race = 0; race < races || outcomes.size < 2; race += 1) {
      await deleteReservations();
      const held = await reserveWithLink({ date: friday, time: '19:00' });
      await requestChange(held, { date: saturday, partySize: 5 });
      const { id } = await lastChangeRequest(held);
      const withdraw = () => postGuestAction(held, 'withdraw', { version: 1 });
      const headStart = Math.floor(race / 2); // milliseconds, a little more each time: which of the two takes longer is the machine's
      const late = async <Answer>(go: () => Promise<Answer>) => wait(headStart).then(go);
      const [yes, no] = await (race % 2 === 0
        ? Promise.all([approve(id), late(withdraw)])
        : Promise.all([late(() => approve(id)), withdraw()]));
      const row = await reservationRow(held);
      const outcome = `${yes?.status} ${no?.status} ${row?.party}`;
      outcomes.add(outcome);
      expect(['200 409 5', '409 200 2']).toContain(outcome);
      expect(await changeRequestsOf(held)).toMatchObject([{ tables: [] }]);
      expect(row?.tables.length).toBeGreaterThan(0);
    }
    await isSound();
  });
});
