import { beforeAll, describe, expect, it } from '@jest/globals';
import { someSeatingExists } from '@strapec/domain/testing';
import { guestLinkSubject } from '../../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../../src/platform/config/signed-links';
import { newEmail, call, reserve } from '../../support/call';
import { type StartedApp, fixture } from '../../support/fixture';
import { findViolations } from '../../support/oracle';
import { isLongRun, keepProof } from '../../support/proof-report';
import { seededRandom } from '../../support/seeded-random';
import { sessionSecret } from '../../support/test-session-secret';
import { signIn } from '../../support/staff-sign-in';
import { findVisitsOn, shrinkRoom, smallRoom } from '../../support/small-room';
import { sql } from '../../support/sql';

/*
 * Proof G2: random courses of guests who reserve, change, ask for a change, withdraw, cancel and take it back, and of staff who
 * approve and decline both, against a model of rules §5 that is copied here by hand. Whether there is room the brute force says. After each step the database is what
 * the model says, and every party that holds tables has some.
 */
const courses = Number(process.env.TEST_COURSES ?? (isLongRun ? 2_000 : 10));
const stepsEach = 20;
const stepsToFill = 8; // else there would be room for all
const links = new SignedLinks(sessionSecret);
const dates = ['2026-12-10', '2026-12-11'];
const starts = [1020, 1080, 1110, 1140, 1140, 1200];
const noon = new Date('2026-12-02T12:00:00+01:00').getTime();
const mostChanges = 6;
let app: StartedApp;
let clock = noon;
let staff: { cookie: string };

beforeAll(async () => {
  await fixture.stopUsualApp();
  await shrinkRoom();
  app = await fixture.startApp({ at: '2026-12-02T12:00:00+01:00', env: { RATE_LIMITS: 'off' } });
  staff = await signIn(app.baseUrl);
});

interface Visit {
  date: string;
  start: number;
  minutes: number;
  party: number;
}

/** A reservation as the model has it. */
interface Known extends Visit {
  id: string;
  token: string;
  status: string;
  version: number;
  changes: number;
  /** When its guest cancelled it, and what it was before; `null` otherwise. */
  cancelled: { at: number; status: string } | null;
  /** The change that waits for the team. */
  changeRequest: Visit | null;
}

type Pick = <Value>(values: readonly [Value, ...Value[]]) => Value;
interface Course {
  pick: Pick;
  known: Known[];
  now: number;
}
type Outcome = { status: number; code?: string };

const counted: Record<string, number> = {};
const count = (what: string): void => void (counted[what] = (counted[what] ?? 0) + 1);

const timeOf = (start: number): string => `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`;
const holds = ({ status }: Known): boolean => status === 'confirmed' || status === 'pending_approval';
const isSame = (a: Visit, b: Visit): boolean =>
  a.date === b.date && a.start === b.start && a.minutes === b.minutes && a.party === b.party;

/** Whether a visit fits among all others of its evening, wherever these would have to move. */
async function hasRoom({ date, start, minutes, party }: Visit, ...own: (string | undefined)[]): Promise<boolean> {
  const occupancy = [...(await findVisitsOn(date)), ...(await changeRequestsOn(date))].filter(
    ({ id }) => !own.includes(id),
  );
  return someSeatingExists({ start, end: start + minutes, partySize: party }, { plan: smallRoom, occupancy });
}

/** Changes that wait, by reservation; one without a table waits and blocks no other party. */
const waiting = (): Promise<(Visit & { id: string; changeRequest: string })[]> =>
  sql(
    `SELECT reservation_id AS id, id AS "changeRequest", date, start_minute AS start, minutes, party_size AS party
     FROM change_requests WHERE held_until > $1 ORDER BY reservation_id`,
    [new Date(clock)],
  );
const changeRequestsOn = (date: string): ReturnType<typeof findVisitsOn> =>
  sql(
    `SELECT id, start_minute AS start, start_minute + minutes AS "end", party_size AS "partySize", false AS "isEvent",
       false AS "isFixed", array_agg(table_id) AS tables
     FROM change_requests JOIN table_holdings ON change_request_id = id WHERE change_requests.date = $1 GROUP BY id`,
    [date],
  );
const changeRequestOf = async ({ id }: Known): Promise<string | undefined> =>
  (await waiting()).find((one) => one.id === id)?.changeRequest;

const aVisit = (pick: Pick): Visit => ({
  date: pick(['2026-12-10', '2026-12-11', '2026-12-11', '2026-12-11']),
  start: pick(starts as [number, ...number[]]),
  minutes: pick([60, 120, 120, 180]),
  party: pick([1, 2, 2, 3, 4, 5, 5]),
});

const asked = ({ date, start, minutes, party }: Visit) => ({
  ...{ date, time: timeOf(start), duration: minutes / 60, partySize: party },
});

async function guestReserves({ pick, known }: Course): Promise<void> {
  const visit = aVisit(pick);
  const email = newEmail();
  const isRoom = await hasRoom(visit);
  const { status, body } = await reserve({ ...asked(visit), email }, { at: app.baseUrl });
  expect({ visit, status }).toEqual({ visit, status: isRoom ? 201 : 409 });
  if (status !== 201) return;
  const { id } = body.reservation;
  const token = links.createToken(guestLinkSubject({ id, email }));
  const state = {
    version: 1,
    changes: 0,
    cancelled: null,
    changeRequest: null,
    status: visit.party >= 5 ? 'pending_approval' : 'confirmed',
  };
  known.push({ ...visit, ...state, id, token });
}

/** What a press answers; a problem by its code. */
async function press({ token }: Known, action: string, body: object): Promise<Outcome> {
  const answer = await call<{ code?: string }>(`/api/guest/reservations/${token}/${action}`, {
    ...{ method: 'POST', at: app.baseUrl, body },
  });
  return { status: answer.status, ...(answer.status === 200 ? {} : { code: answer.body.code ?? '' }) };
}

const done: Outcome = { status: 200 };
const refused = (code: string): Outcome => ({ status: 409, code });

/** What rules §5 say to a change. */
async function changeExpected(one: Known, wanted: Visit, version: number): Promise<Outcome> {
  if (isSame(one, wanted) || (one.changeRequest && isSame(one.changeRequest, wanted))) return done; // it is so already, or asked for
  if (version !== one.version) return refused('changed_meanwhile');
  if (!holds(one)) return refused('transition_not_allowed');
  if (one.changes >= mostChanges) return refused('too_many_changes');
  const changeRequest = await changeRequestOf(one); // gives way to whatever comes after it
  return (await hasRoom(wanted, changeRequest, one.id)) ? done : refused('capacity_full');
}

/** Whether the team has to agree. */
const isToAsk = (one: Known, wanted: Visit): boolean =>
  one.status === 'confirmed' && wanted.party >= 5 && (wanted.party > one.party || wanted.date !== one.date);

async function guestChanges({ pick, known }: Course): Promise<void> {
  if (known.length === 0) return;
  const one = pick(known as [Known, ...Known[]]);
  const other = aVisit(pick);
  const wanted = pick([
    other,
    other,
    { ...one, minutes: other.minutes },
    { ...one, party: other.party },
    { ...one, party: 5 }, // which has to be asked for
    { ...one, party: 5 },
    { ...one },
  ]);
  const version = pick([one.version, one.version, one.version, one.version, one.version - 1]);
  const expected = await changeExpected(one, wanted, version);
  const outcome = await press(one, 'change', { ...asked(wanted), version });
  expect({ one, wanted, outcome }).toEqual({ one, wanted, outcome: expected });
  const isAsked = isToAsk(one, wanted);
  count(`change ${outcome.code ?? (isAsked ? 'asked for' : 'done')}`);
  if (outcome.status !== 200 || isSame(one, wanted) || (one.changeRequest && isSame(one.changeRequest, wanted))) return;
  const { date, start, minutes, party } = wanted;
  one.changeRequest = isAsked ? { date, start, minutes, party } : null;
  if (isAsked) return void (one.changes += 1);
  const status = party >= 5 ? one.status : 'confirmed';
  Object.assign(one, { date, start, minutes, party, status, version: one.version + 1, changes: one.changes + 1 });
}

async function guestCancels({ pick, known }: Course): Promise<void> {
  if (known.length === 0) return;
  const one = pick(known as [Known, ...Known[]]);
  const isAgain = one.cancelled !== null;
  const outcome = await press(one, 'cancel', { version: one.version });
  expect({ one, outcome }).toEqual({ one, outcome: isAgain || holds(one) ? done : refused('transition_not_allowed') });
  count(`cancel ${isAgain ? 'again' : (outcome.code ?? 'done')}`);
  if (outcome.status !== 200 || isAgain) return;
  Object.assign(one, {
    ...{
      cancelled: { at: clock, status: one.status },
      status: 'cancelled',
      version: one.version + 1,
      changeRequest: null,
    },
  });
}

async function guestTakesBack({ pick, known }: Course): Promise<void> {
  if (known.length === 0) return;
  const one = pick(known as [Known, ...Known[]]);
  const outcome = await press(one, 'undo-cancel', { version: one.version });
  expect({ one, outcome }).toEqual({ one, outcome: await undoExpected(one) });
  count(`undo ${outcome.code ?? (holds(one) ? 'again' : 'done')}`);
  if (outcome.status !== 200 || holds(one)) return;
  Object.assign(one, { status: one.cancelled?.status, cancelled: null, version: one.version + 1 });
}

async function undoExpected(one: Known): Promise<Outcome> {
  if (holds(one)) return done;
  const isInTime = one.cancelled !== null && clock - one.cancelled.at <= 600_000;
  if (!isInTime) return refused('transition_not_allowed');
  return (await hasRoom(one, one.id)) ? done : refused('capacity_full');
}

async function staffDecide({ pick, known }: Course): Promise<void> {
  if (known.length === 0) return;
  const waiting = known.filter(({ status }) => status === 'pending_approval');
  const one = pick([pick(known as [Known, ...Known[]]), ...waiting]);
  const isApproving = pick([true, true, false]);
  const options = { method: 'PUT', at: app.baseUrl, headers: staff };
  const answer = isApproving
    ? await call<{ version: number }>(`/api/reservations/${one.id}/approve`, options)
    : await call<{ version: number }>(`/api/reservations/${one.id}/status`, {
        ...options,
        body: { status: 'cancelled' },
      });
  const isDone = isApproving ? one.status === 'pending_approval' : holds(one);
  expect({ one, status: answer.status }).toEqual({ one, status: isDone ? 200 : 409 });
  if (!isDone) return;
  count(isApproving ? 'approved' : 'cancelled by staff');
  Object.assign(one, {
    status: isApproving ? 'confirmed' : 'cancelled',
    cancelled: null,
    version: answer.body.version,
    ...(isApproving ? {} : { changeRequest: null }),
  });
}

async function guestWithdraws({ pick, known }: Course): Promise<void> {
  const asking = known.filter(({ changeRequest }) => changeRequest !== null);
  if (known.length === 0) return;
  const one = pick([pick(known as [Known, ...Known[]]), ...asking]);
  expect(await press(one, 'withdraw', { version: one.version })).toEqual(done);
  count(one.changeRequest ? 'withdrawn' : 'withdrawn again');
  one.changeRequest = null;
}

async function staffAnswer({ pick, known }: Course): Promise<void> {
  const asking = known.filter(({ changeRequest }) => changeRequest !== null);
  if (asking.length === 0) return;
  const one = pick(asking as [Known, ...Known[]]);
  const { changeRequest } = one;
  const id = await changeRequestOf(one);
  if (!changeRequest || !id) throw new Error('The database has no change request');
  const isApproving = pick([true, false]);
  const isRoom = !isApproving || (await hasRoom(changeRequest, one.id, id));
  const path = `/api/admin/change-requests/${id}/${isApproving ? 'approve' : 'decline'}`;
  const body = isApproving ? {} : { body: { messageToGuest: 'nie' } };
  const { status } = await call(path, { method: 'PUT', at: app.baseUrl, headers: staff, ...body });
  expect({ one, status }).toEqual({ one, status: isRoom ? 200 : 409 });
  count(isApproving ? `change ${isRoom ? 'approved' : 'without room by then'}` : 'change declined');
  if (!isRoom) return;
  if (isApproving) Object.assign(one, changeRequest, { version: one.version + 1 });
  one.changeRequest = null;
}

const steps = [
  ...[guestReserves, guestReserves, guestReserves],
  ...[guestChanges, guestChanges, guestChanges, guestCancels, guestTakesBack, guestTakesBack, staffDecide],
] as const;

/** Whoever asks for a change is answered, or thinks better of it, more often than not: else they would hardly live to hear it. */
function nextStep({ pick, known }: Course, step: number): (course: Course) => Promise<void> {
  if (step < stepsToFill) return guestReserves;
  const isAsking = known.some(({ changeRequest }) => changeRequest);
  return isAsking && pick([true, true, false])
    ? pick([staffAnswer, staffAnswer, staffAnswer, guestWithdraws])
    : pick(steps);
}

/** The database agrees with the model, and every party that holds tables has some. */
async function agrees({ known }: Course): Promise<void> {
  const rows = await sql(
    `SELECT id, date, start_minute AS start, minutes, party_size AS party, status, version
     FROM reservations ORDER BY id`,
  );
  const expected = known.map(
    ({ token: _token, changes: _changes, cancelled: _cancelled, changeRequest: _changeRequest, ...row }) => row,
  );
  const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
  expect(rows).toEqual(expected.sort(byId).map(({ id, ...row }) => ({ id, ...row })));
  const asked = known.flatMap(({ id, changeRequest }) => (changeRequest ? [{ id, ...changeRequest }] : []));
  const held = (await waiting()).map(({ changeRequest: _changeRequest, ...row }) => row);
  expect(held.sort(byId)).toEqual(asked.sort(byId));
  const claims = (await Promise.all(dates.map(findVisitsOn))).flat();
  expect(claims.filter(({ tables }) => tables.length === 0)).toEqual([]);
}

describe(`proof G2: ${courses} random courses of guests with their links`, () => {
  it('agree with the model after every step, and hold no table twice', async () => {
    for (let seed = 1; seed <= courses; seed += 1) {
      await sql('DELETE FROM reservations');
      await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
      const random = seededRandom(seed);
      const pick: Pick = (values) => values[Math.floor(random() * values.length)] ?? values[0];
      const course: Course = { pick, known: [], now: noon };
      clock = noon;
      for (let step = 0; step < stepsEach; step += 1) {
        clock += pick([1_500, 61_000, 181_000, 301_000]);
        app.setClock(new Date(clock).toISOString());
        await nextStep(course, step)(course);
        await agrees(course);
      }
      const found = await findViolations(databaseUrl);
      expect(found.filter((one) => !/mails|a status that|a party at a place/.test(one))).toEqual([]);
    }
    // the proof means something only when all of it happens
    const happens = [
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
    for (const what of happens) expect([what, (counted[what] ?? 0) > 0]).toEqual([what, true]);
    keepProof('G2', 'Actions of guests by link and of staff agree with the rules and the room', {
      'random courses of 20 steps (in full: 2,000)': courses,
      ...counted,
      'steps after which database and model differ': 0,
    });
  });
});
