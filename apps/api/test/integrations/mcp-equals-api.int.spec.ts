import { placeholderCaptchaToken } from '@strapec/domain';
import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guestLinkSubject } from '../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../src/platform/config/signed-links';
import { type ToolAnswer, reserveTableInput, callToolByPost } from '../support/agent';
import { type Answer, type ProblemBody, newEmail, call } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { isLongRun, keepProof } from '../support/proof-report';
import { sessionSecret } from '../support/test-session-secret';
import { sql } from '../support/sql';

/*
 * Proof M1: a program that asks for something is answered as a guest would be who asks the API for the same. Each question is put to
 * both, of the same evening: what the API has reserved is taken away again before the program asks.
 */
const calls = isLongRun ? 1_000 : 60;
const noon = '2026-12-02T12:00:00+01:00';
const links = new SignedLinks(sessionSecret);
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopUsualApp();
  app = await fixture.startApp({ at: noon });
});

type Asked = Record<string, unknown>;

const dates = [
  '2026-12-04',
  '2026-12-05',
  '2026-12-04',
  '2026-12-03',
  '2026-12-07',
  '2026-02-30',
  '2027-12-31',
  '2026-11-28',
];
const times = ['19:00', '19:30', '16:00', '21:00', '22:30', '24:00', '15:30', '6 pm'];
const mostly = <Value>(usual: Value, ...others: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(usual, ...others) });
const visit = {
  date: fc.oneof(
    { weight: 4, arbitrary: fc.constant('2026-12-04') },
    { weight: 1, arbitrary: fc.constantFrom(...dates) },
  ),
  time: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('18:30', '19:00', '20:00') },
    { weight: 1, arbitrary: fc.constantFrom(...times) },
  ),
  partySize: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 8 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1.5, 20, 21) },
  ),
  duration: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 2.5, 5) },
  ),
};
const person = {
  firstName: mostly('Eva', '', 'x'.repeat(101)),
  phone: mostly('+421 905 123 456', '905', ''),
  requests: mostly('', 'x'.repeat(2_001), 'Kočík'),
};
const anyQuestion = fc.record({
  kind: fc.constantFrom('reserve', 'reserve', 'find', 'change'),
  visit: fc.record(visit),
  person: fc.record(person),
});
type Question = { kind: string; visit: Asked; person: Asked };

/** A decision in words that both have: what became of it, or why not, and what was offered instead. */
interface Decision {
  code: unknown;
  formErrors: unknown;
  instead: unknown;
}

const renamed: Record<string, string> = { specialRequests: 'requests' };
const errorsOf = (errors: readonly { field: string; code: string }[] = []) =>
  errors.map(({ field, code }) => `${renamed[field] ?? field} ${code}`).sort();

const ofApi = ({ status, body }: Answer<ProblemBody>): Decision => ({
  code: status < 300 ? 'done' : body.code,
  formErrors: errorsOf(body.errors),
  instead: body.alternatives ?? null,
});
const ofTool = ({ isError, data }: ToolAnswer): Decision => ({
  code: isError ? data.code : 'done',
  formErrors: errorsOf(data.errors),
  instead: data.alternatives ?? null,
});

async function use(name: string, args: Asked): Promise<ToolAnswer> {
  const { answer, body } = await callToolByPost(app.baseUrl, name, args);
  if (!answer) throw new Error(JSON.stringify(body));
  return answer;
}

const forget = async (id: string): Promise<void> => {
  await sql('DELETE FROM reservations WHERE id = $1', [id]);
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
};

async function reserveTwice({ visit: asked, person: guest }: Question): Promise<[Decision, Decision]> {
  const { requests, ...who } = guest;
  const common = { ...asked, ...who, lastName: 'Nová', email: newEmail() };
  const body = { ...common, specialRequests: requests, preferredLanguage: 'sk', captchaToken: placeholderCaptchaToken };
  const api = await call<ProblemBody & { reservation?: { id: string; requiresApproval: boolean } }>(
    '/api/reservations',
    { method: 'POST', at: app.baseUrl, body },
  );
  if (api.body.reservation) await forget(api.body.reservation.id);
  const tool = await use('reserve_table', reserveTableInput({ ...common, requests }));
  if (!tool.isError && api.body.reservation)
    expect(tool.data).toMatchObject({ status: 'held', needsApproval: api.body.reservation.requiresApproval });
  return [ofApi(api), ofTool(tool)];
}

async function findTwice({ visit: { date, partySize, duration } }: Question): Promise<[Decision, Decision]> {
  const path = [date, partySize, duration].map(String).join('/');
  const api = await call<ProblemBody & { availableSlots?: string[] }>(`/api/reservations/availability/${path}`, {
    at: app.baseUrl,
  });
  const tool = await use('find_times', { date, partySize, duration });
  return [
    { ...ofApi(api), instead: api.body.availableSlots ?? null },
    { ...ofTool(tool), instead: tool.data.times ?? null },
  ];
}

/** The look of the program first: it must say what the API then does. */
async function changeTwice({ visit: wanted }: Question): Promise<[Decision, Decision]> {
  const [row] = await sql<{ id: string; email: string; version: number }>(
    `SELECT id, email, version FROM reservations WHERE status IN ('confirmed', 'held') ORDER BY md5(id::text || now()::text) LIMIT 1`,
  );
  if (!row) return [ofTool({ isError: false, data: {}, text: '' }), ofTool({ isError: false, data: {}, text: '' })];
  const token = links.createToken(guestLinkSubject(row));
  const tool = await use('change_reservation', { manageUrl: `https://any.example/r/${token}`, ...wanted });
  const body = { ...wanted, version: row.version };
  const api = await call<ProblemBody>(`/api/guest/reservations/${token}/change`, {
    method: 'POST',
    at: app.baseUrl,
    body,
  });
  return [ofApi(api), ofTool(tool)];
}

const ways: Record<string, (question: Question) => Promise<[Decision, Decision]>> = {
  reserve: reserveTwice,
  find: findTwice,
  change: changeTwice,
};

it('proof M1: whatever is asked, the program is answered as the API answers', async () => {
  const seen = new Map<unknown, number>();
  for (const question of fc.sample(anyQuestion, { numRuns: calls, seed: 20261124 })) {
    const [api, tool] = (await ways[question.kind]?.(question)) ?? [];
    expect({ question, decision: tool }).toEqual({ question, decision: api });
    const outcome = `${question.kind} ${String(api?.code)}`;
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    // a guest who has confirmed makes room for changes, and takes it from others
    await sql(
      `UPDATE reservations SET status = 'confirmed', held_until = NULL WHERE status = 'held' AND party_size < 5`,
    );
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['reserve done', 'reserve validation_failed', 'find done', 'change validation_failed']),
  );
  const figures = Object.fromEntries([...seen].sort().map(([outcome, count]) => [String(outcome), count]));
  keepProof('M1', 'Programs of guests are answered as the API answers', { calls, ...figures });
});
