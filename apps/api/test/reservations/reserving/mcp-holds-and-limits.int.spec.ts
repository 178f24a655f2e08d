import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildReserveTableInput, postToMcp, callToolByPost } from '../../support/mcp-agent';
import { type ApiProcess, startApi, stopApis } from '../../support/api-process';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { deleteReservations } from '../../support/change-request-calls';
import { type StartedApp, fixture } from '../../support/fixture';
import { isLongRun, saveProofFigures } from '../../support/proof-report';
import { sql } from '../../support/sql';
import { waitUntil } from '../../support/wait-until';

/* Agents that hold many tables, exceed rate limits or send malformed calls to /mcp (decision 0034). */
const agentCount = isLongRun ? 500 : 60;
const noon = '2026-12-02T12:00:00+01:00';
const minutesAfterNoon = (minutes: number): string =>
  new Date(new Date(noon).getTime() + minutes * 60_000).toISOString();
const dates = ['2026-12-03', '2026-12-04', '2026-12-05'];

const deleteReservationsAndLimits = async (): Promise<void> => {
  await sql('DELETE FROM rate_limits');
  await deleteReservations();
};

/** Reserves for two until the evening is full; returns the number of reservations. */
async function reserveUntilFull(date: string, apiUrl: string): Promise<number> {
  for (let coupleCount = 0; ; coupleCount += 1)
    if ((await postReservation({ date, time: '19:00', email: newEmail() }, { apiUrl })).status !== 201)
      return coupleCount;
}

describe('proof M2: holds of agents', () => {
  let processes: ApiProcess[];
  beforeAll(async () => {
    await fixture.stopDefaultApp();
    processes = [await startApi({ TEST_NOW: noon }), await startApi({ TEST_NOW: noon })];
  });
  afterAll(() => stopApis(processes));
  beforeEach(deleteReservationsAndLimits);
  const processUrl = (index: number): string => processes[index % 2]?.url ?? '';
  /** Repeats the call after `busy`, which depends on the load of the test machine. */
  const holdTable = (url: string, input: Record<string, unknown>) =>
    waitUntil(
      () => callToolByPost(url, 'reserve_table', input),
      ({ toolResponse }) => toolResponse?.data.code !== 'busy',
    );

  it('all expire after 15 minutes, and all tables are free again', async () => {
    const coupleCounts = await Promise.all(dates.map((date) => reserveUntilFull(date, processUrl(0))));
    await deleteReservationsAndLimits();
    for (const { url } of processes) await callToolByPost(url, 'get_venue', {}); // the first call loads the MCP library
    let heldCount = 0;
    const outcomes = new Set<unknown>();
    for (let startIndex = 0; startIndex < agentCount; startIndex += 20) {
      const inputs = Array.from({ length: 20 }, (_, offset) =>
        buildReserveTableInput({ date: dates[offset % 3], partySize: 1 + (offset % 8) }),
      );
      const responses = await Promise.all(inputs.map((input, index) => holdTable(processUrl(index), input)));
      for (const { toolResponse } of responses) outcomes.add(toolResponse?.data.code ?? toolResponse?.data.status);
      heldCount += responses.filter(({ toolResponse }) => toolResponse?.data.status === 'held').length;
    }
    expect([...outcomes].sort()).toEqual(['capacity_full', 'held']);
    expect(await sql('SELECT count(*)::int AS count FROM reservations')).toEqual([{ count: heldCount }]);
    const coupleCountsWhileHeld = await Promise.all(dates.map((date) => reserveUntilFull(date, processUrl(0))));
    const sumOf = (counts: number[]): number => counts.reduce((sum, count) => sum + count);
    expect(sumOf(coupleCountsWhileHeld)).toBeLessThan(sumOf(coupleCounts));
    await sql(`DELETE FROM reservations WHERE source <> 'agent'`);
    for (const apiProcess of processes) await apiProcess.setClock(minutesAfterNoon(15));
    await processes[0]?.runMinuteJobs();
    expect(await sql('SELECT count(*)::int AS count FROM table_holdings')).toEqual([{ count: 0 }]);
    expect(await Promise.all(dates.map((date) => reserveUntilFull(date, processUrl(1))))).toEqual(coupleCounts);
    for (const apiProcess of processes) await apiProcess.setClock(noon);
    saveProofFigures('M2', 'Places that programs hold all end, and no table is lost', {
      agents: agentCount,
      held: heldCount,
      couplesAfterwards: coupleCounts.join(' + '),
    });
  });
});

describe('the rate limits of /mcp', () => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await fixture.startApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' }, now: noon });
  });
  afterAll(() => app.stop());
  beforeEach(deleteReservationsAndLimits);
  const ipHeader = (index: number) => ({ 'X-Forwarded-For': `198.51.${Math.floor(index / 250)}.${index % 250}` });
  const holdTable = async (index: number, overrides: Record<string, unknown> = {}) =>
    (
      await callToolByPost(
        app.baseUrl,
        'reserve_table',
        buildReserveTableInput({ date: '2026-12-10', partySize: 1, ...overrides }),
        ipHeader(index),
      )
    ).toolResponse?.data;

  it('refuse the fourth hold of one guest e-mail address, whatever the IP address', async () => {
    const email = newEmail();
    const answers = [];
    for (let index = 0; index < 4; index += 1)
      answers.push(await holdTable(index, { email, time: `${17 + index}:00`, duration: 1 }));
    const codes = answers.map((answer) => answer?.code ?? answer?.status);
    expect(codes).toEqual(['held', 'held', 'held', 'email_rate_limit']);
    expect(answers[3]).toMatchObject({
      message: expect.stringMatching(/o \d+ min.*\+421 2 5555 0123/),
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('refuse the eleventh unconfirmed hold of one IP address', async () => {
    const answers = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(await holdTable(7, { date: ['2026-12-10', '2026-12-11', '2026-12-12'][index % 3] }));
    const codes = answers.map((answer) => answer?.code ?? answer?.status);
    expect(codes).toEqual([...Array<string>(10).fill('held'), 'too_many_unconfirmed']);
    expect(answers[10]).toMatchObject({
      message: expect.stringMatching(/o \d+ min.*\/rezervacia.*\+421/),
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('count by IP address: sixty refusals of six addresses do not block other agents', async () => {
    const ownInput = buildReserveTableInput({ date: '2026-12-11', time: '19:00', partySize: 1 });
    expect(await holdTable(0, ownInput)).toMatchObject({ status: 'held' });
    const refusedInput = { date: '2026-12-11', time: '19:00', partySize: 20 };
    for (let index = 0; index < 60; index += 1)
      expect(await holdTable(1 + (index % 6), refusedInput)).toMatchObject({ code: 'capacity_full' });
    expect(await holdTable(8, { date: '2026-12-11', time: '17:00' })).toMatchObject({ status: 'held' });
    expect(await holdTable(0, ownInput)).toMatchObject({ status: 'held' }); // a repetition is not counted
    const floodCodes = [];
    for (let index = 0; index < 51; index += 1) floodCodes.push((await holdTable(1, refusedInput))?.code);
    expect(floodCodes.slice(-2)).toEqual(['capacity_full', 'ip_rate_limit']); // sixty a minute for one IP address
    expect(
      (await postReservation({ date: '2026-12-12', email: newEmail() }, { apiUrl: app.baseUrl, headers: ipHeader(3) }))
        .status,
    ).toBe(201);
    expect(
      (await callToolByPost(app.baseUrl, 'find_times', { date: '2026-12-12', partySize: 2 }, ipHeader(3))).toolResponse
        ?.isError,
    ).toBe(false);
  });

  it('apply to read requests too', async () => {
    const statuses = [];
    for (let index = 0; index < 620; index += 1)
      statuses.push((await postToMcp(app.baseUrl, { jsonrpc: '2.0', id: 1, method: 'ping' }, ipHeader(400))).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    const params = { name: 'find_times', arguments: { date: '2026-12-12', partySize: 2, language: 'sk' } };
    const refusedResponse = await postToMcp(
      app.baseUrl,
      { jsonrpc: '2.0', id: 'mine', method: 'tools/call', params },
      ipHeader(400),
    );
    const message = expect.stringMatching(/o \d+ min; .*\/rezervacia .*\+421 2 5555 0123/);
    expect(refusedResponse.body).toMatchObject({ jsonrpc: '2.0', id: 'mine', error: { code: -32000, message } });
    expect(refusedResponse.headers.get('retry-after')).toMatch(/^\d+$/);
    for (const rpcMessage of [{ jsonrpc: '2.0', method: 'notifications/initialized' }, [{ jsonrpc: '2.0', id: 1 }]]) {
      const { status, body } = await postToMcp(app.baseUrl, rpcMessage, ipHeader(400));
      expect([status, body]).toMatchObject([429, { id: null, error: { message: expect.stringContaining('min') } }]);
    }
    expect((await requestApi('/api/events', { apiUrl: app.baseUrl, headers: ipHeader(400) })).status).toBe(200);
  });
});

describe('proof M5: a malformed call of /mcp', () => {
  let app: StartedApp;
  beforeAll(async () => {
    app = await fixture.startApp({ now: noon });
  });
  afterAll(() => app.stop());

  const hostileValue = fc.constantFrom<unknown>(
    '',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    'x'.repeat(5_000),
    "' OR 1=1 --",
    '{{7*7}}',
    null,
    true,
    -1,
    1e308,
    2.5,
    [],
    {},
    [[[]]],
    { $ne: 1 },
    { toString: 1 },
  );
  const toolNames = [
    'get_venue',
    'find_times',
    'list_events',
    'list_wines',
    'get_reservation',
    'reserve_table',
    'change_reservation',
    'cancel_reservation',
    'nothing',
    '__proto__',
    'constructor',
  ];
  const fieldNames = [
    'date',
    'time',
    'partySize',
    'duration',
    'firstName',
    'lastName',
    'email',
    'phone',
    'language',
    'requests',
    'idempotencyKey',
    'manageUrl',
    'confirm',
    'version',
    'constructor',
    '__proto__',
  ];
  const toolArguments = fc.oneof(
    hostileValue,
    fc.dictionary(
      fc.constantFrom(...fieldNames),
      fc.oneof(hostileValue, fc.constantFrom<unknown>('2026-12-04', '19:00', 2, 'sk', true)),
    ),
    fc
      .constantFrom(...fieldNames)
      .chain((field) => hostileValue.map((value) => buildReserveTableInput({ [field]: value }))),
  );
  const toolCall = fc
    .record({ name: fc.constantFrom<unknown>(...toolNames), arguments: toolArguments })
    .map((params) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
  const brokenCall = fc.record(
    {
      jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2),
      id: hostileValue,
      method: fc.constantFrom<unknown>('tools/call', 'initialize', 'server/discover', 'subscriptions/listen', 'x', 7),
      params: fc.oneof(hostileValue, fc.object()),
    },
    { requiredKeys: [] },
  );
  const tooDeepJson = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_times","arguments":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;

  it('causes no internal error', async () => {
    const requestCount = isLongRun ? 5_000 : 400;
    const headers: Record<string, string>[] = [
      {},
      { 'MCP-Protocol-Version': '2026-07-28' },
      { 'MCP-Protocol-Version': 'x' },
      { 'Content-Type': 'text/plain' },
      { Accept: 'text/html' },
    ];
    let sentCount = 0;
    const malformedCall = fc.oneof(toolCall, brokenCall, hostileValue);
    for (const body of fc.sample(malformedCall, { numRuns: requestCount, seed: 20261124 })) {
      const { status, body: responseBody } = await postToMcp(app.baseUrl, body, headers[sentCount % 20] ?? {});
      sentCount += 1;
      const responseText = JSON.stringify(responseBody);
      // the MCP library reports an invalid handshake as its own error, without internals of the venue
      const isServerFault = status >= 500 || /internal_error|\/apps\/api|node_modules|QueryFailed/.test(responseText);
      expect({ body, responseText, isServerFault }).toEqual({ body, responseText, isServerFault: false });
    }
    saveProofFigures('M5', 'Nonsense at the desk of programs is never a fault of ours', { sent: sentCount });
  });

  it.each<[string, string, number]>([
    ['truncated JSON', '{"jsonrpc":', 400],
    ['an empty body', '', 400],
    ['too deeply nested JSON', tooDeepJson, 400],
    [
      'too large a body',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(200_000) } }),
      413,
    ],
  ])('is refused: %s', async (_kind, body, status) => {
    expect((await postToMcp(app.baseUrl, body)).status).toBe(status);
    expect((await callToolByPost(app.baseUrl, 'get_venue', {})).status).toBe(200);
  });
});
