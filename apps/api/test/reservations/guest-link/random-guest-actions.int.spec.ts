import { beforeAll, describe, expect, it } from '@jest/globals';
import { someSeatingExists } from '@strapec/domain/testing';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { guestToken } from '../../support/change-request-calls';
import { type StartedApp, fixture } from '../../support/fixture';
import { findViolations } from '../../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { signIn } from '../../support/staff-sign-in';
import { findVisitsOn, shrinkRoom, smallRoomPlan } from '../../support/small-room';
import { sql } from '../../support/sql';

/*
 * Proof G2: random actions of guests who reserve, change, request a change, withdraw, cancel and undo, and of staff who approve and
 * decline, against a model of rules §5 that is written here by hand. A brute-force search tells whether there is room.
 */
const runCount = Number(process.env.TEST_COURSES ?? (isLongRun ? 2_000 : 10));
const stepCount = 20;
const reservingStepCount = 8; // else the room would never be full
const dates = ['2026-12-10', '2026-12-11'];
const startMinutes = [1020, 1080, 1110, 1140, 1140, 1200];
const noonMs = new Date('2026-12-02T12:00:00+01:00').getTime();
const maxChanges = 6;
let app: StartedApp;
let clockMs = noonMs;
let staffHeaders: { cookie: string };

beforeAll(async () => {
  await fixture.stopDefaultApp();
  await shrinkRoom();
  app = await fixture.startApp({ now: '2026-12-02T12:00:00+01:00', env: { RATE_LIMITS: 'off' } });
  staffHeaders = await signIn(app.baseUrl);
});

interface Visit {
  date: string;
  start: number;
  minutes: number;
  party: number;
}

/** The state of a reservation in the model. */
interface ModelReservation extends Visit {
  id: string;
  token: string;
  status: string;
  version: number;
  changes: number;
  /** Time in ms and status before the cancellation by the guest; `null` otherwise. */
  cancelled: { at: number; status: string } | null;
  /** The requested visit that waits for approval. */
  changeRequest: Visit | null;
}

type AtLeastOne = [ModelReservation, ...ModelReservation[]];
type PickRandom = <Value>(values: readonly [Value, ...Value[]]) => Value;
interface TestRun {
  pick: PickRandom;
  reservations: ModelReservation[];
  now: number;
}
type Outcome = { status: number; code?: string };

const outcomeCounts: Record<string, number> = {};
const countOutcome = (outcome: string): void => void (outcomeCounts[outcome] = (outcomeCounts[outcome] ?? 0) + 1);

const formatTime = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const isActive = ({ status }: ModelReservation): boolean => status === 'confirmed' || status === 'pending_approval';
const isSameVisit = (a: Visit, b: Visit): boolean =>
  a.date === b.date && a.start === b.start && a.minutes === b.minutes && a.party === b.party;

/** The visit fits, even if all others of the evening have to move. */
async function hasRoom({ date, start, minutes, party }: Visit, ...ownIds: (string | undefined)[]): Promise<boolean> {
  const occupancy = [...(await findVisitsOn(date)), ...(await readHeldRequests(date))].filter(
    ({ id }) => !ownIds.includes(id),
  );
  return someSeatingExists({ start, end: start + minutes, partySize: party }, { plan: smallRoomPlan, occupancy });
}

/** Includes change requests that hold no table. */
const readPendingRequests = (): Promise<(Visit & { id: string; changeRequest: string })[]> =>
  sql(
    `SELECT reservation_id AS id, id AS "changeRequest", date, start_minute AS start, minutes, party_size AS party
     FROM change_requests WHERE held_until > $1 ORDER BY reservation_id`,
    [new Date(clockMs)],
  );
const readHeldRequests = (date: string): ReturnType<typeof findVisitsOn> =>
  sql(
    `SELECT id, start_minute AS start, start_minute + minutes AS "end", party_size AS "partySize", false AS "isEvent",
       false AS "isFixed", array_agg(table_id) AS tables
     FROM change_requests JOIN table_holdings ON change_request_id = id WHERE change_requests.date = $1 GROUP BY id`,
    [date],
  );
const findRequestId = async ({ id }: ModelReservation): Promise<string | undefined> =>
  (await readPendingRequests()).find((request) => request.id === id)?.changeRequest;

const randomVisit = (pick: PickRandom): Visit => ({
  date: pick(['2026-12-10', '2026-12-11', '2026-12-11', '2026-12-11']),
  start: pick(startMinutes as [number, ...number[]]),
  minutes: pick([60, 120, 120, 180]),
  party: pick([1, 2, 2, 3, 4, 5, 5]),
});

const toRequestBody = ({ date, start, minutes, party }: Visit) => ({
  ...{ date, time: formatTime(start), duration: minutes / 60, partySize: party },
});

async function reserveAsGuest({ pick, reservations }: TestRun): Promise<void> {
  const visit = randomVisit(pick);
  const email = newEmail();
  const hasTable = await hasRoom(visit);
  const { status, body } = await postReservation({ ...toRequestBody(visit), email }, { apiUrl: app.baseUrl });
  expect({ visit, status }).toEqual({ visit, status: hasTable ? 201 : 409 });
  if (status !== 201) return;
  const { id } = body.reservation;
  const token = guestToken({ id, email });
  const state = {
    version: 1,
    changes: 0,
    cancelled: null,
    changeRequest: null,
    status: visit.party >= 5 ? 'pending_approval' : 'confirmed',
  };
  reservations.push({ ...visit, ...state, id, token });
}

async function postGuestAction({ token }: ModelReservation, action: string, body: object): Promise<Outcome> {
  const response = await requestApi<{ code?: string }>(`/api/guest/reservations/${token}/${action}`, {
    ...{ method: 'POST', apiUrl: app.baseUrl, body },
  });
  return { status: response.status, ...(response.status === 200 ? {} : { code: response.body.code ?? '' }) };
}

const success: Outcome = { status: 200 };
const refusal = (code: string): Outcome => ({ status: 409, code });

/** The visit is as requested, or a waiting change request asks for it. */
const isAlreadyRequested = (reservation: ModelReservation, requestedVisit: Visit): boolean =>
  [reservation, reservation.changeRequest].some((visit) => visit && isSameVisit(visit, requestedVisit));

/** The outcome by rules §5. */
async function predictChange(reservation: ModelReservation, requestedVisit: Visit, version: number): Promise<Outcome> {
  if (isAlreadyRequested(reservation, requestedVisit)) return success;
  if (version !== reservation.version) return refusal('changed_meanwhile');
  if (!isActive(reservation)) return refusal('transition_not_allowed');
  if (reservation.changes >= maxChanges) return refusal('too_many_changes');
  const requestId = await findRequestId(reservation); // its held tables count as free
  return (await hasRoom(requestedVisit, requestId, reservation.id)) ? success : refusal('capacity_full');
}

const needsApproval = (reservation: ModelReservation, requestedVisit: Visit): boolean =>
  reservation.status === 'confirmed' &&
  requestedVisit.party >= 5 &&
  (requestedVisit.party > reservation.party || requestedVisit.date !== reservation.date);

async function changeAsGuest({ pick, reservations }: TestRun): Promise<void> {
  if (reservations.length === 0) return;
  const reservation = pick(reservations as AtLeastOne);
  const newVisit = randomVisit(pick);
  const requestedVisit = pick([
    newVisit,
    newVisit,
    { ...reservation, minutes: newVisit.minutes },
    { ...reservation, party: newVisit.party },
    { ...reservation, party: 5 }, // needs approval
    { ...reservation, party: 5 },
    { ...reservation },
  ]);
  const version = reservation.version - pick([0, 0, 0, 0, 1]);
  const expectedOutcome = await predictChange(reservation, requestedVisit, version);
  const outcome = await postGuestAction(reservation, 'change', { ...toRequestBody(requestedVisit), version });
  expect({ reservation, requestedVisit, outcome }).toEqual({ reservation, requestedVisit, outcome: expectedOutcome });
  const isApprovalNeeded = needsApproval(reservation, requestedVisit);
  countOutcome(`change ${outcome.code ?? (isApprovalNeeded ? 'asked for' : 'done')}`);
  if (outcome.status !== 200 || isAlreadyRequested(reservation, requestedVisit)) return;
  const { date, start, minutes, party } = requestedVisit;
  reservation.changeRequest = isApprovalNeeded ? { date, start, minutes, party } : null;
  if (isApprovalNeeded) return void (reservation.changes += 1);
  const status = party >= 5 ? reservation.status : 'confirmed';
  const counters = { version: reservation.version + 1, changes: reservation.changes + 1 };
  Object.assign(reservation, { date, start, minutes, party, status, ...counters });
}

async function cancelAsGuest({ pick, reservations }: TestRun): Promise<void> {
  if (reservations.length === 0) return;
  const reservation = pick(reservations as AtLeastOne);
  const isRepeated = reservation.cancelled !== null;
  const outcome = await postGuestAction(reservation, 'cancel', { version: reservation.version });
  const expectedOutcome = isRepeated || isActive(reservation) ? success : refusal('transition_not_allowed');
  expect({ reservation, outcome }).toEqual({ reservation, outcome: expectedOutcome });
  countOutcome(`cancel ${isRepeated ? 'again' : (outcome.code ?? 'done')}`);
  if (outcome.status !== 200 || isRepeated) return;
  const cancelled = { at: clockMs, status: reservation.status };
  const version = reservation.version + 1;
  Object.assign(reservation, { cancelled, status: 'cancelled', version, changeRequest: null });
}

async function undoCancelAsGuest({ pick, reservations }: TestRun): Promise<void> {
  if (reservations.length === 0) return;
  const reservation = pick(reservations as AtLeastOne);
  const outcome = await postGuestAction(reservation, 'undo-cancel', { version: reservation.version });
  expect({ reservation, outcome }).toEqual({ reservation, outcome: await predictUndo(reservation) });
  countOutcome(`undo ${outcome.code ?? (isActive(reservation) ? 'again' : 'done')}`);
  if (outcome.status !== 200 || isActive(reservation)) return;
  const status = reservation.cancelled?.status;
  Object.assign(reservation, { status, cancelled: null, version: reservation.version + 1 });
}

async function predictUndo(reservation: ModelReservation): Promise<Outcome> {
  if (isActive(reservation)) return success;
  const isInTime = reservation.cancelled !== null && clockMs - reservation.cancelled.at <= 600_000;
  if (!isInTime) return refusal('transition_not_allowed');
  return (await hasRoom(reservation, reservation.id)) ? success : refusal('capacity_full');
}

async function approveOrCancelAsStaff({ pick, reservations }: TestRun): Promise<void> {
  if (reservations.length === 0) return;
  const pendingReservations = reservations.filter(({ status }) => status === 'pending_approval');
  const reservation = pick([pick(reservations as AtLeastOne), ...pendingReservations]);
  const isApproving = pick([true, true, false]);
  const options = { method: 'PUT', apiUrl: app.baseUrl, headers: staffHeaders };
  const response = isApproving
    ? await requestApi<{ version: number }>(`/api/reservations/${reservation.id}/approve`, options)
    : await requestApi<{ version: number }>(`/api/reservations/${reservation.id}/status`, {
        ...options,
        body: { status: 'cancelled' },
      });
  const isAllowed = isApproving ? reservation.status === 'pending_approval' : isActive(reservation);
  expect({ reservation, status: response.status }).toEqual({ reservation, status: isAllowed ? 200 : 409 });
  if (!isAllowed) return;
  countOutcome(isApproving ? 'approved' : 'cancelled by staff');
  Object.assign(reservation, {
    status: isApproving ? 'confirmed' : 'cancelled',
    cancelled: null,
    version: response.body.version,
    ...(isApproving ? {} : { changeRequest: null }),
  });
}

async function withdrawAsGuest({ pick, reservations }: TestRun): Promise<void> {
  const requestingReservations = reservations.filter(({ changeRequest }) => changeRequest !== null);
  if (reservations.length === 0) return;
  const reservation = pick([pick(reservations as AtLeastOne), ...requestingReservations]);
  expect(await postGuestAction(reservation, 'withdraw', { version: reservation.version })).toEqual(success);
  countOutcome(reservation.changeRequest ? 'withdrawn' : 'withdrawn again');
  reservation.changeRequest = null;
}

async function answerAsStaff({ pick, reservations }: TestRun): Promise<void> {
  const requestingReservations = reservations.filter(({ changeRequest }) => changeRequest !== null);
  if (requestingReservations.length === 0) return;
  const reservation = pick(requestingReservations as AtLeastOne);
  const { changeRequest } = reservation;
  const id = await findRequestId(reservation);
  if (!changeRequest || !id) throw new Error('The database has no change request');
  const isApproving = pick([true, false]);
  const hasTable = !isApproving || (await hasRoom(changeRequest, reservation.id, id));
  const path = `/api/admin/change-requests/${id}/${isApproving ? 'approve' : 'decline'}`;
  const body = isApproving ? {} : { body: { messageToGuest: 'nie' } };
  const { status } = await requestApi(path, { method: 'PUT', apiUrl: app.baseUrl, headers: staffHeaders, ...body });
  expect({ reservation, status }).toEqual({ reservation, status: hasTable ? 200 : 409 });
  countOutcome(isApproving ? `change ${hasTable ? 'approved' : 'without room by then'}` : 'change declined');
  if (!hasTable) return;
  if (isApproving) Object.assign(reservation, changeRequest, { version: reservation.version + 1 });
  reservation.changeRequest = null;
}

const steps = [
  ...[reserveAsGuest, reserveAsGuest, reserveAsGuest],
  ...[changeAsGuest, changeAsGuest, changeAsGuest, cancelAsGuest, undoCancelAsGuest, undoCancelAsGuest],
  approveOrCancelAsStaff,
] as const;

/** A waiting change request is mostly answered or withdrawn, because another action would soon end it. */
function pickStep({ pick, reservations }: TestRun, step: number): (testRun: TestRun) => Promise<void> {
  if (step < reservingStepCount) return reserveAsGuest;
  const hasChangeRequest = reservations.some(({ changeRequest }) => changeRequest);
  return hasChangeRequest && pick([true, true, false])
    ? pick([answerAsStaff, answerAsStaff, answerAsStaff, withdrawAsGuest])
    : pick(steps);
}

/** Also checks that every active reservation has a table. */
async function expectDatabaseMatchesModel({ reservations }: TestRun): Promise<void> {
  const rows = await sql(
    `SELECT id, date, start_minute AS start, minutes, party_size AS party, status, version
     FROM reservations ORDER BY id`,
  );
  const expectedRows = reservations.map(
    ({ token: _token, changes: _changes, cancelled: _cancelled, changeRequest: _changeRequest, ...row }) => row,
  );
  const compareById = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  expect(rows).toEqual(expectedRows.sort(compareById).map(({ id, ...row }) => ({ id, ...row })));
  const expectedRequests = reservations.flatMap(({ id, changeRequest }) =>
    changeRequest ? [{ id, ...changeRequest }] : [],
  );
  const savedRequests = (await readPendingRequests()).map(({ changeRequest: _changeRequest, ...row }) => row);
  expect(savedRequests.sort(compareById)).toEqual(expectedRequests.sort(compareById));
  const visits = (await Promise.all(dates.map(findVisitsOn))).flat();
  expect(visits.filter(({ tables }) => tables.length === 0)).toEqual([]);
}

describe(`proof G2: ${runCount} random runs of guests with links and of staff`, () => {
  it('match the model after every action, and no table is held twice', async () => {
    for (let seed = 1; seed <= runCount; seed += 1) {
      await sql('DELETE FROM reservations');
      await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
      const random = seededRandom(seed);
      const pick: PickRandom = (values) => values[Math.floor(random() * values.length)] ?? values[0];
      const testRun: TestRun = { pick, reservations: [], now: noonMs };
      clockMs = noonMs;
      for (let step = 0; step < stepCount; step += 1) {
        clockMs += pick([1_500, 61_000, 181_000, 301_000]);
        app.setClock(new Date(clockMs).toISOString());
        await pickStep(testRun, step)(testRun);
        await expectDatabaseMatchesModel(testRun);
      }
      const violations = await findViolations(databaseUrl);
      expect(violations.filter((violation) => !/mails|a status that|a party at a place/.test(violation))).toEqual([]);
    }
    // the proof is void unless all of these happen
    const requiredOutcomes = [
      'change done',
      'change capacity_full',
      'change asked for',
      'change approved',
      'change declined',
      'withdrawn',
      'cancel done',
      'undo done',
      'approved',
    ];
    for (const outcome of requiredOutcomes)
      expect([outcome, (outcomeCounts[outcome] ?? 0) > 0]).toEqual([outcome, true]);
    saveProofFigures('G2', 'Actions of guests by link and of staff agree with the rules and the room', {
      'random courses of 20 steps (in full: 2,000)': runCount,
      ...outcomeCounts,
      'steps after which database and model differ': 0,
    });
  });
});
