import { placeholderCaptchaToken } from '@strapec/domain';
import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guestLinkSubject } from '../../src/mail/rendering/guest-link';
import { SignedLinks } from '../../src/platform/config/signed-links';
import { type ToolResponse, buildReserveTableInput, callToolByPost } from '../support/mcp-agent';
import { type ApiResponse, type ProblemBody, newEmail, requestApi } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { sessionSecret } from '../support/test-session-secret';
import { sql } from '../support/sql';

/*
 * Proof M1: an MCP tool answers as the API does. Each question is put to both for the same evening: a reservation by the API is
 * deleted before the tool is called.
 */
const questionCount = isLongRun ? 1_000 : 60;
const noon = '2026-12-02T12:00:00+01:00';
const links = new SignedLinks(sessionSecret);
let app: StartedApp;

beforeAll(async () => {
  await fixture.stopDefaultApp();
  app = await fixture.startApp({ now: noon });
});

type ToolArguments = Record<string, unknown>;

const unusualDates = [
  ...['2026-12-04', '2026-12-05', '2026-12-04', '2026-12-03', '2026-12-07', '2026-02-30', '2027-12-31', '2026-11-28'],
];
const unusualTimes = ['19:00', '19:30', '16:00', '21:00', '22:30', '24:00', '15:30', '6 pm'];
const mostlyUsual = <Value>(usual: Value, ...unusual: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(usual, ...unusual) });
const visitArbitraries = {
  date: fc.oneof(
    { weight: 4, arbitrary: fc.constant('2026-12-04') },
    { weight: 1, arbitrary: fc.constantFrom(...unusualDates) },
  ),
  time: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('18:30', '19:00', '20:00') },
    { weight: 1, arbitrary: fc.constantFrom(...unusualTimes) },
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
const guestArbitraries = {
  firstName: mostlyUsual('Eva', '', 'x'.repeat(101)),
  phone: mostlyUsual('+421 905 123 456', '905', ''),
  requests: mostlyUsual('', 'x'.repeat(2_001), 'Kočík'),
};
const questionArbitrary = fc.record({
  kind: fc.constantFrom('reserve', 'reserve', 'find', 'change'),
  visit: fc.record(visitArbitraries),
  guest: fc.record(guestArbitraries),
});
type Question = { kind: string; visit: ToolArguments; guest: ToolArguments };

/** The answer in terms that the API and the tools share. */
interface Decision {
  code: unknown;
  formErrors: unknown;
  alternatives: unknown;
}

const toolFieldNames: Record<string, string> = { specialRequests: 'requests' };
const toFormErrors = (errors: readonly { field: string; code: string }[] = []) =>
  errors.map(({ field, code }) => `${toolFieldNames[field] ?? field} ${code}`).sort();

const toApiDecision = ({ status, body }: ApiResponse<ProblemBody>): Decision => ({
  code: status < 300 ? 'done' : body.code,
  formErrors: toFormErrors(body.errors),
  alternatives: body.alternatives ?? null,
});
const toToolDecision = ({ isError, data }: ToolResponse): Decision => ({
  code: isError ? data.code : 'done',
  formErrors: toFormErrors(data.errors),
  alternatives: data.alternatives ?? null,
});

const emptyDecision = toToolDecision({ isError: false, data: {}, text: '' });

async function callTool(name: string, args: ToolArguments): Promise<ToolResponse> {
  const { toolResponse, body } = await callToolByPost(app.baseUrl, name, args);
  if (!toolResponse) throw new Error(JSON.stringify(body));
  return toolResponse;
}

const deleteReservation = async (id: string): Promise<void> => {
  await sql('DELETE FROM reservations WHERE id = $1', [id]);
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
};

async function reserveByApiAndTool({ visit, guest }: Question): Promise<[Decision, Decision]> {
  const { requests, ...contact } = guest;
  const commonFields = { ...visit, ...contact, lastName: 'Nová', email: newEmail() };
  const apiFields = { specialRequests: requests, preferredLanguage: 'sk', captchaToken: placeholderCaptchaToken };
  const body = { ...commonFields, ...apiFields };
  const apiResponse = await requestApi<ProblemBody & { reservation?: { id: string; requiresApproval: boolean } }>(
    '/api/reservations',
    { method: 'POST', apiUrl: app.baseUrl, body },
  );
  const { reservation } = apiResponse.body;
  if (reservation) await deleteReservation(reservation.id);
  const toolAnswer = await callTool('reserve_table', buildReserveTableInput({ ...commonFields, requests }));
  if (!toolAnswer.isError && reservation)
    expect(toolAnswer.data).toMatchObject({ status: 'held', needsApproval: reservation.requiresApproval });
  return [toApiDecision(apiResponse), toToolDecision(toolAnswer)];
}

async function findTimesByApiAndTool({ visit }: Question): Promise<[Decision, Decision]> {
  const { date, partySize, duration } = visit;
  const path = `/api/reservations/availability/${[date, partySize, duration].map(String).join('/')}`;
  const apiResponse = await requestApi<ProblemBody & { availableSlots?: string[] }>(path, { apiUrl: app.baseUrl });
  const toolAnswer = await callTool('find_times', { date, partySize, duration });
  return [
    { ...toApiDecision(apiResponse), alternatives: apiResponse.body.availableSlots ?? null },
    { ...toToolDecision(toolAnswer), alternatives: toolAnswer.data.times ?? null },
  ];
}

/** The tool first, without `confirm`: its preview must announce what the API then does. */
async function changeByApiAndTool({ visit }: Question): Promise<[Decision, Decision]> {
  const [reservation] = await sql<{ id: string; email: string; version: number }>(
    `SELECT id, email, version FROM reservations WHERE status IN ('confirmed', 'held') ORDER BY md5(id::text || now()::text) LIMIT 1`,
  );
  if (!reservation) return [emptyDecision, emptyDecision];
  const guestToken = links.createToken(guestLinkSubject(reservation));
  const manageUrl = `https://any.example/r/${guestToken}`;
  const toolAnswer = await callTool('change_reservation', { manageUrl, ...visit });
  const body = { ...visit, version: reservation.version };
  const path = `/api/guest/reservations/${guestToken}/change`;
  const apiResponse = await requestApi<ProblemBody>(path, { method: 'POST', apiUrl: app.baseUrl, body });
  return [toApiDecision(apiResponse), toToolDecision(toolAnswer)];
}

const runnersByKind: Record<string, (question: Question) => Promise<[Decision, Decision]>> = {
  reserve: reserveByApiAndTool,
  find: findTimesByApiAndTool,
  change: changeByApiAndTool,
};

it('proof M1: the MCP tools answer every question as the API does', async () => {
  const outcomeCounts = new Map<unknown, number>();
  for (const question of fc.sample(questionArbitrary, { numRuns: questionCount, seed: 20261124 })) {
    const [apiDecision, toolDecision] = (await runnersByKind[question.kind]?.(question)) ?? [];
    expect({ question, decision: toolDecision }).toEqual({ question, decision: apiDecision });
    const outcome = `${question.kind} ${String(apiDecision?.code)}`;
    outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1);
    // confirmed reservations can be changed, and make the evening fuller
    await sql(
      `UPDATE reservations SET status = 'confirmed', held_until = NULL WHERE status = 'held' AND party_size < 5`,
    );
  }
  expect([...outcomeCounts.keys()]).toEqual(
    expect.arrayContaining(['reserve done', 'reserve validation_failed', 'find done', 'change validation_failed']),
  );
  const figures = Object.fromEntries([...outcomeCounts].sort().map(([outcome, count]) => [String(outcome), count]));
  saveProofFigures('M1', 'Programs of guests are answered as the API answers', { calls: questionCount, ...figures });
});
