import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { someSeatingExists } from '@strapec/domain/testing';
import { Client } from 'pg';
import { newEmail, postReservation } from '../../support/request-api';
import { type StartedApp, fixture } from '../../support/fixture';
import { findViolations } from '../../support/capacity-oracle';
import { signIn } from '../../support/staff-sign-in';
import { findVisitsOn, shrinkRoom, smallRoomPlan } from '../../support/small-room';
import {
  type ReservationWithLink,
  createChangeRequestCalls,
  deleteReservations,
  readLastChangeRequest,
  readReservationRow,
  readChangeRequests,
} from '../../support/change-request-calls';

/* Change requests in a room of five tables, and races between staff and guest (decision 0032). The clock is fixed. */
const [friday, saturday] = ['2026-12-04', '2026-12-05'];
const noon = '2026-12-02T12:00:00+01:00';
let app: StartedApp;
let cookie = '';
const {
  reserveWithLink,
  postChangeRequest,
  postGuestAction,
  approveChangeRequest: approve,
  declineChangeRequest: decline,
  readReservationAsGuest,
  callAsStaff,
} = createChangeRequestCalls(
  () => app,
  () => cookie,
);

beforeAll(async () => {
  await fixture.stopDefaultApp();
  await shrinkRoom();
  app = await fixture.startApp({ now: noon, env: { RATE_LIMITS: 'off', UNDO_SECONDS: '15' } });
  ({ cookie } = await signIn(app.baseUrl));
});
beforeEach(deleteReservations);

const expectNoViolations = async (): Promise<void> =>
  expect((await findViolations(databaseUrl)).filter((text) => !/mails|a party at a place/.test(text))).toEqual([]);
/** Reserves for other parties of the evening; returns the ids of their reservations. */
async function reserveNeighbours(time: string, ...partySizes: number[]): Promise<string[]> {
  const reservationIds: string[] = [];
  for (const partySize of partySizes) {
    const neighbour = { date: friday, time, partySize, email: newEmail() };
    const { status, body } = await postReservation(neighbour, { apiUrl: app.baseUrl });
    expect({ partySize, status }).toEqual({ partySize, status: 201 });
    reservationIds.push(body.reservation.id);
  }
  return reservationIds;
}

const canSeatSix = async (start: number, ignoredId = ''): Promise<boolean> => {
  const occupancy = (await findVisitsOn(friday)).filter(({ id }) => id !== ignoredId);
  return someSeatingExists({ start, end: start + 120, partySize: 6 }, { plan: smallRoomPlan, occupancy });
};

/** Three parties of four fill the places at which more than two can sit: six fit only once one of them leaves. */
async function fillRoomWithFours(): Promise<{ reservation: ReservationWithLink; neighbourIds: string[] }> {
  const reservation = await reserveWithLink({ date: friday, time: '19:00', partySize: 4 });
  const neighbourIds = await reserveNeighbours('19:00', 4, 4);
  expect([await canSeatSix(1140), await canSeatSix(1140, reservation.id)]).toEqual([false, true]);
  return { reservation, neighbourIds };
}

describe('a change request that needs the table the guest already has', () => {
  it('holds no table while it waits, and gets one when staff approve it', async () => {
    const { reservation } = await fillRoomWithFours();
    expect((await postChangeRequest(reservation, { date: friday, partySize: 6 })).body.changeRequest).toMatchObject({
      state: 'waiting',
    });
    const changeRequest = await readLastChangeRequest(reservation);
    expect(changeRequest.tables).toEqual([]);
    expect((await approve(changeRequest.id)).status).toBe(200);
    expect(await readReservationRow(reservation)).toMatchObject({ party: 6, version: 2, tables: ['L1'] });
    await expectNoViolations();
  });

  it('gets the first table that becomes free while it waits', async () => {
    const { reservation, neighbourIds } = await fillRoomWithFours();
    await postChangeRequest(reservation, { date: friday, partySize: 6 });
    await callAsStaff(`/api/reservations/${neighbourIds[0]}/status`, 'PUT', { status: 'cancelled' });
    expect(await readLastChangeRequest(reservation)).toMatchObject({ tables: ['L1'] });
    expect((await readReservationRow(reservation))?.tables.length).toBeGreaterThan(0);
    await expectNoViolations();
  });

  it('cannot be approved once another party has taken the tables; the visit stays, and the request waits', async () => {
    const { reservation } = await fillRoomWithFours();
    await postChangeRequest(reservation, { date: friday, time: '20:00', partySize: 6 });
    const changeRequest = await readLastChangeRequest(reservation);
    await reserveNeighbours('21:00', 6);
    expect(await canSeatSix(1200, reservation.id)).toBe(false);
    const rowBefore = await readReservationRow(reservation);
    expect((await approve(changeRequest.id)).body.code).toBe('no_table');
    expect(await readReservationRow(reservation)).toEqual(rowBefore);
    expect((await readReservationAsGuest(reservation)).changeRequest).toMatchObject({ state: 'waiting' });
    expect((await decline(changeRequest.id)).status).toBe(200);
    await expectNoViolations();
  });
});

describe('staff approve a change request while the guest withdraws it', () => {
  const raceCount = 30;

  it('control: two clients that read and then write without a lock both succeed', async () => {
    const reservation = await reserveWithLink({ date: friday, time: '19:00' });
    await postChangeRequest(reservation, { date: saturday, partySize: 5 });
    const clients = [new Client(databaseUrl), new Client(databaseUrl)];
    for (const client of clients) await client.connect();
    const pendingRows = await Promise.all(
      clients.map((client) =>
        client.query('SELECT id FROM change_requests WHERE reservation_id = $1 AND held_until > $2', [
          reservation.id,
          noon,
        ]),
      ),
    );
    const updateSql = 'UPDATE change_requests SET held_until = $2 WHERE id = $1 RETURNING id';
    const updates = await Promise.all(
      clients.map((client, index) => client.query(updateSql, [pendingRows[index]?.rows[0].id, noon])),
    );
    for (const client of clients) await client.end();
    expect(updates.map(({ rowCount }) => rowCount)).toEqual([1, 1]); // as if it were approved and withdrawn
  });

  it(`exactly one of them succeeds in each of ${raceCount} races or more, until both have won`, async () => {
    const outcomes = new Set<string>();
    for (let race = 0; race < raceCount || outcomes.size < 2; race += 1) {
      await deleteReservations();
      const reservation = await reserveWithLink({ date: friday, time: '19:00' });
      await postChangeRequest(reservation, { date: saturday, partySize: 5 });
      const { id } = await readLastChangeRequest(reservation);
      const withdraw = () => postGuestAction(reservation, 'withdraw', { version: 1 });
      const headStartMs = Math.floor(race / 2); // grows, because machines differ in which of the two takes longer
      const startLater = async <Result>(action: () => Promise<Result>) => wait(headStartMs).then(action);
      const [approveResponse, withdrawResponse] = await (race % 2 === 0
        ? Promise.all([approve(id), startLater(withdraw)])
        : Promise.all([startLater(() => approve(id)), withdraw()]));
      const row = await readReservationRow(reservation);
      const outcome = `${approveResponse?.status} ${withdrawResponse?.status} ${row?.party}`;
      outcomes.add(outcome);
      expect(['200 409 5', '409 200 2']).toContain(outcome);
      expect(await readChangeRequests(reservation)).toMatchObject([{ tables: [] }]);
      expect(row?.tables.length).toBeGreaterThan(0);
    }
    await expectNoViolations();
  });
});
