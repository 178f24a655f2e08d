import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { McpAgent, buildReserveTableInput, postToMcp, callToolByPost } from '../support/mcp-agent';
import { startApis, stopApis } from '../support/api-process';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { promptInjections } from '../support/prompt-injections';
import { signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { buildEvent } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import { guestToken } from '../support/change-request-calls';

/*
 * Agents that reserve for guests (decision 0034), with the library that such agents are built on and by plain calls. The clock
 * stands still at Wednesday noon.
 */
const noon = '2026-12-02T12:00:00+01:00';
const instantAfterNoon = (minutes: number): string => new Date(Date.parse(noon) + minutes * 60_000).toISOString();
const smtpServer = new TestSmtpServer();
let app: StartedApp;
let agent: McpAgent;

beforeAll(async () => {
  await fixture.stopDefaultApp();
  await smtpServer.open();
  app = await fixture.startApp({ now: noon, env: { SMTP_URL: smtpServer.url } });
});
afterAll(() => smtpServer.close());
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
  agent = await McpAgent.connect(app.baseUrl);
  await agent.client.listTools(); // from now on the client checks every response against its schema
});
afterEach(() => agent.close());

interface ReservationRow {
  id: string;
  status: string;
  source: string;
  email: string;
  requests: string | null;
  tables: number;
}

const readReservations = (): Promise<ReservationRow[]> =>
  sql<ReservationRow>(`
    SELECT id, status, source, email, special_requests AS requests,
      (SELECT count(*)::int FROM table_holdings WHERE reservation_id = reservations.id) AS tables
    FROM reservations ORDER BY created_at, id`);

const readMailKinds = async (id: string): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

/** Sends a form of the page behind a guest's link. */
async function submitLinkForm(url: string, action: string, minute = 1): Promise<number> {
  const html = await (await fetch(url)).text();
  const readHiddenValue = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  app.setClock(instantAfterNoon(minute));
  const body = new URLSearchParams({ stamp: readHiddenValue('stamp'), version: readHiddenValue('version') });
  return (await fetch(`${url}/${action}`, { method: 'POST', body, redirect: 'manual' })).status;
}

/** The link on the app of this test instead of the public address. */
const toTestUrl = (url: string): string => app.baseUrl + new URL(url).pathname;

/** Only the mail to the guest contains the link. */
const waitForMailedLink = (email: unknown): Promise<string> =>
  waitUntil(
    () => {
      const mail = smtpServer.receivedMails.find(({ to }) => to === email);
      return Promise.resolve(/https?:\/\/\S+\/r\/[\w.-]+/.exec(mail?.parsedMail.text ?? '')?.[0] ?? '');
    },
    (link) => link !== '',
  );

/** The guest's link of the latest reservation, without waiting for the mail. */
async function createLatestLink(): Promise<string> {
  const latestReservation = (await readReservations()).at(-1);
  if (!latestReservation) throw new Error('Nothing is reserved');
  return `${app.baseUrl}/r/${guestToken(latestReservation)}`;
}

interface JsonSchema {
  type: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
}
const plainKeywords = /^(type|properties|required|enum|items|description|minimum|maximum|minLength|maxLength|pattern)$/;

/** With one keyword that they do not support, some agents refuse every tool. */
function findUnsupported(schema: JsonSchema, path: string): string[] {
  const { type, properties = {}, items, enum: choices = [] } = schema;
  const unsupported = Object.keys(schema).filter((keyword) => !plainKeywords.test(keyword));
  if (typeof type !== 'string') unsupported.push('type');
  if (choices.some((choice) => typeof choice !== 'string')) unsupported.push('enum');
  return [
    ...unsupported.map((keyword) => `${path}: ${keyword}`),
    ...Object.entries(properties).flatMap(([name, property]) => findUnsupported(property, `${path}.${name}`)),
    ...(items ? findUnsupported(items, `${path}[]`) : []),
  ];
}

describe('the MCP server', () => {
  it.each([
    ['legacy', /^2025-/],
    ['auto', /^2026-/],
  ] as const)('lists its tools and answers a client with version negotiation %s', async (mode, versionPattern) => {
    const negotiatedAgent = await McpAgent.connect(app.baseUrl, undefined, mode);
    expect(negotiatedAgent.client.getNegotiatedProtocolVersion()).toMatch(versionPattern);
    const { tools } = await negotiatedAgent.client.listTools();
    expect(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint, annotations?.destructiveHint]),
    ).toEqual([
      ['get_venue', true, undefined],
      ['find_times', true, undefined],
      ['list_events', true, undefined],
      ['list_wines', true, undefined],
      ['get_reservation', true, undefined],
      ['reserve_table', false, false],
      ['change_reservation', false, true],
      ['cancel_reservation', false, true],
    ]);
    const unexpected = tools.flatMap(({ name, inputSchema, outputSchema }) =>
      [inputSchema, outputSchema].flatMap((schema) => findUnsupported(schema as JsonSchema, name)),
    );
    expect(unexpected).toEqual([]);
    const { data } = await negotiatedAgent.callTool('find_times', { date: '2026-12-04', partySize: 4, duration: null });
    expect(data).toMatchObject({ isOpen: true, duration: 2, times: expect.arrayContaining(['19:00']) });
    expect(data).not.toHaveProperty('nextEvening');
    await negotiatedAgent.close();
  });

  it('answers a plain call of protocol version 2025 without a handshake, and a plain initialize', async () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'plain', version: '1' } };
    const { body } = await postToMcp(app.baseUrl, { jsonrpc: '2.0', id: 7, method: 'initialize', params });
    expect(body).toMatchObject({ id: 7, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'strapec' } } });
    const { toolResponse } = await callToolByPost(app.baseUrl, 'get_venue', { language: 'sk' });
    const reserveUrl = expect.stringMatching(/\/rezervacia$/);
    expect(toolResponse?.data).toMatchObject({ name: 'Strapec — víno & káva', reserveUrl });
  });

  it('answers a plain call of protocol version 2026', async () => {
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'plain', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { name: 'get_venue', arguments: {}, _meta: envelope };
    const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': 'get_venue' };
    const toolCall = { jsonrpc: '2.0', id: 8, method: 'tools/call', params };
    const { status, body } = await postToMcp(app.baseUrl, toolCall, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 8, result: { structuredContent: { timeZone: 'Europe/Bratislava' } } });
  });

  it.each(['GET', 'DELETE', 'PUT', 'HEAD'])('has no streams and no sessions: %s is 405', async (method) => {
    const response = await fetch(`${app.baseUrl}/mcp`, { method, headers: { Accept: 'text/event-stream' } });
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  });

  it('refuses batches of calls, and answers a ping', async () => {
    expect((await postToMcp(app.baseUrl, [{ jsonrpc: '2.0', id: 1, method: 'ping' }])).status).toBe(400);
    await expect(agent.client.ping()).resolves.toBeDefined();
  });
});

describe('an MCP call', () => {
  const callWithHeaders = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      const mcpHeaders = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
      const allHeaders = { ...mcpHeaders, ...headers };
      const request = http.request(`${app.baseUrl}/mcp`, { method: 'POST', headers: allHeaders }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject).end(body);
    });

  it.each([
    [{ Host: 'evil.example' }, 403],
    [{ Host: 'localhost.evil.example' }, 403],
    [{ Host: 'www.evil.example' }, 403],
    [{ Host: 'www.localhost:3000', Origin: 'http://www.localhost:3000' }, 200],
    [{ Host: 'www.localhost:3000', Origin: 'https://www.localhost' }, 403],
    ...['http://localhost:9', 'https://localhost:3000', 'http://203.0.113.5', 'http://127.0.0.1:9'].map(
      (Origin) => [{ Host: '127.0.0.1:3000', Origin }, 403] as const,
    ),
    [{ Host: '203.0.113.5', Origin: 'http://203.0.113.5' }, 200],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Host: 'localhost:3000' }, 200],
    [{ Host: '[::1]:3000', Origin: 'http://127.0.0.1:8080' }, 403],
    [{ Host: '[::1]:3000', Origin: 'http://[::1]:3000' }, 200],
    [{}, 200],
  ])('with the headers %j is answered with %i', async (headers, status) =>
    expect(await callWithHeaders(headers as Record<string, string>)).toBe(status),
  );

  it('ends the connection when its client asks for it', async () => {
    const { hostname, port } = new URL(app.baseUrl);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const headers = ['Host: localhost', 'Connection: close', 'Content-Type: application/json', 'Accept: application/json, text/event-stream']; // prettier-ignore
    socket.write(`POST /mcp HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const response = await text(socket); // resolves when the server has closed it
    expect(response).toMatch(/^HTTP\/1.1 200[^]*\r\nconnection: close\r\n/i);
  });
});

describe('the tool reserve_table', () => {
  it('holds a table until the guest confirms by the mail, and does not return the link', async () => {
    const toolInput = buildReserveTableInput({ requests: 'Alergia na orechy' });
    const { isError, data } = await agent.callTool('reserve_table', toolInput);
    expect({ isError, data }).toMatchObject({
      isError: false,
      data: {
        status: 'held',
        heldUntil: '2026-12-02T11:15:00.000Z',
        needsApproval: false,
        message: expect.stringContaining('15 minút'),
      },
    });
    const [reservation, ...otherReservations] = await readReservations();
    expect([reservation, otherReservations]).toMatchObject([
      { status: 'held', source: 'agent', tables: 1, requests: 'Alergia na orechy' },
      [],
    ]);
    expect(await readMailKinds(reservation?.id ?? '')).toEqual(['reservation_to_verify']);
    const link = await waitForMailedLink(toolInput.email);
    const token = link.split('/r/')[1] ?? '';
    expect(JSON.stringify(data) + JSON.stringify(await agent.callTool('reserve_table', toolInput))).not.toMatch(
      /\/r\/|https?:/,
    );
    expect(token).toBe(guestToken({ id: reservation?.id ?? '', email: String(toolInput.email) }));
    expect(await submitLinkForm(toTestUrl(link), 'confirm')).toBe(303);
    expect(await readReservations()).toMatchObject([{ status: 'confirmed', source: 'agent' }]);
    expect(
      (await agent.callTool('change_reservation', { manageUrl: link, time: '20:00', confirm: true })).data,
    ).toMatchObject({ isDone: true, reservation: { time: '20:00' } });
    const staffCookie = await signIn(app.baseUrl);
    const { body } = await requestApi('/api/reservations?from=2026-12-04', {
      apiUrl: app.baseUrl,
      headers: staffCookie,
    });
    expect(body).toMatchObject({ total: 1, items: [{ source: 'agent' }] });
  });

  it('says that a large party needs approval', async () => {
    const { data } = await agent.callTool('reserve_table', buildReserveTableInput({ partySize: 6, language: 'en' }));
    expect(data).toMatchObject({ needsApproval: true, message: expect.stringContaining('within 24 hours') });
  });

  it('reserves once for an idempotency key, and then returns the current state', async () => {
    const toolInput = buildReserveTableInput();
    const firstResponse = await agent.callTool('reserve_table', toolInput);
    expect((await agent.callTool('reserve_table', toolInput)).data).toEqual(firstResponse.data);
    app.setClock(instantAfterNoon(16));
    expect((await agent.callTool('reserve_table', toolInput)).data).toMatchObject({
      status: 'held',
      message: expect.stringContaining('uplynul'),
    });
    await submitLinkForm(await createLatestLink(), 'confirm', 17);
    expect((await agent.callTool('reserve_table', toolInput)).data).toMatchObject({ status: 'confirmed' });
    expect(await agent.callTool('reserve_table', { ...toolInput, time: '20:00' })).toMatchObject({
      isError: true,
      data: { code: 'idempotency_mismatch' },
    });
    expect(await readReservations()).toHaveLength(1);
  });

  it('reserves twice for the same idempotency key of two guests', async () => {
    const idempotencyKey = 'reservation-1';
    const toolResponses = [
      await agent.callTool('reserve_table', buildReserveTableInput({ idempotencyKey })),
      await agent.callTool('reserve_table', buildReserveTableInput({ idempotencyKey })),
    ];
    expect(toolResponses.map(({ isError }) => isError)).toEqual([false, false]);
    expect(await readReservations()).toHaveLength(2);
  });

  it('names all invalid fields of its input, in the language of the guest', async () => {
    const { isError, data } = await agent.callTool(
      'reserve_table',
      buildReserveTableInput({ email: 'eva@', firstName: ' ', partySize: 21, requests: 'x'.repeat(2_001) }),
    );
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'validation_failed', message: expect.stringContaining('nesedí') });
    expect(data.errors?.map(({ field, code }) => [field, code])).toEqual(
      expect.arrayContaining([
        ['email', 'email_invalid'],
        ['firstName', 'first_name_required'],
        ['partySize', 'party_size_invalid'],
        ['requests', 'too_long'],
      ]),
    );
    expect(
      (await agent.callTool('reserve_table', buildReserveTableInput({ idempotencyKey: 'two words' }))).data.errors,
    ).toMatchObject([{ field: 'idempotencyKey' }]);
    expect(await readReservations()).toEqual([]);
  });

  it('refuses a full evening with alternatives', async () => {
    while (
      (await postReservation({ date: '2026-12-04', time: '19:00', email: newEmail() }, { apiUrl: app.baseUrl }))
        .status === 201
    );
    const { data } = await agent.callTool('reserve_table', buildReserveTableInput());
    expect(data).toMatchObject({
      code: 'capacity_full',
      alternatives: { sameEvening: expect.anything(), nextEvening: { date: '2026-12-05' } },
    });
    const staffCookie = await signIn(app.baseUrl);
    const wholeEveningEvent = { date: '2026-12-12', time: '14:00', duration: 12, capacityMode: 'full_room' };
    const body = buildEvent(wholeEveningEvent);
    await requestApi('/api/admin/events', { method: 'POST', apiUrl: app.baseUrl, headers: staffCookie, body });
    const fullEvening = await agent.callTool('find_times', { date: '2026-12-12', partySize: 2, language: 'sk' });
    expect(fullEvening.data).toMatchObject({
      times: [],
      message: expect.stringContaining('nemáme voľný stôl'),
      nextEvening: { date: '2026-12-16', time: '19:00' },
    });
    const closedEvening = await agent.callTool('find_times', { date: '2026-12-07', partySize: 2 });
    expect(closedEvening.data).toMatchObject({ isOpen: false, message: expect.stringContaining('closed') });
  });
});

describe('the tools for a reservation by its link', () => {
  async function reserveAndConfirm(overrides: Record<string, unknown> = {}): Promise<string> {
    await agent.callTool('reserve_table', buildReserveTableInput(overrides));
    const link = await createLatestLink();
    await submitLinkForm(link, 'confirm');
    return link;
  }

  it('read, change and cancel it, and change nothing without confirm', async () => {
    const manageUrl = await reserveAndConfirm();
    expect((await agent.callTool('get_reservation', { manageUrl })).data).toMatchObject({
      status: 'confirmed',
      may: { change: true },
      version: 2,
    });
    const change = { manageUrl, time: '20:30', partySize: 3 };
    const preview = await agent.callTool('change_reservation', change);
    expect(preview.data).toMatchObject({
      isDone: false,
      wanted: { time: '20:30', partySize: 3, duration: 2 },
      reservation: { time: '19:00' },
    });
    expect((await agent.callTool('change_reservation', { ...change, confirm: true })).data).toMatchObject({
      ...{ isDone: true, reservation: { time: '20:30', partySize: 3, version: 3 } },
    });
    expect(await agent.callTool('change_reservation', { ...change, time: '21:00', version: 2 })).toMatchObject({
      isError: true,
      data: { code: 'changed_meanwhile' },
    });
    expect((await agent.callTool('cancel_reservation', { manageUrl, language: 'sk' })).data).toMatchObject({
      isDone: false,
      isLate: false,
      message: expect.stringContaining('nič nezrušili'),
    });
    expect(await readReservations()).toMatchObject([{ status: 'confirmed' }]);
    for (const _again of [1, 2])
      expect((await agent.callTool('cancel_reservation', { manageUrl, confirm: true })).data).toMatchObject({
        isDone: true,
        reservation: { status: 'cancelled' },
      });
    expect((await agent.callTool('cancel_reservation', { manageUrl })).data).toMatchObject({
      code: 'transition_not_allowed',
    });
  });

  it('refuse a change of a full evening in the preview and when confirmed', async () => {
    const manageUrl = await reserveAndConfirm();
    while (
      (await postReservation({ date: '2026-12-05', time: '19:00', email: newEmail() }, { apiUrl: app.baseUrl }))
        .status === 201
    );
    const change = { manageUrl, date: '2026-12-05' };
    const preview = await agent.callTool('change_reservation', change);
    const refusal = await agent.callTool('change_reservation', { ...change, confirm: true });
    expect(preview.data).toMatchObject({ code: 'capacity_full', alternatives: { sameEvening: expect.anything() } });
    expect(refusal.data).toEqual(preview.data);
    expect((await agent.callTool('get_reservation', { manageUrl })).data).toMatchObject({ date: '2026-12-04' });
  });

  it('refuse a time that is no longer offered in the preview and when confirmed', async () => {
    const manageUrl = await reserveAndConfirm();
    app.setClock('2026-12-04T18:50:00+01:00');
    const change = { manageUrl, duration: 3 };
    const preview = await agent.callTool('change_reservation', change);
    expect(preview).toMatchObject({ isError: true, data: { code: 'slot_not_offered' } });
    expect((await agent.callTool('change_reservation', { ...change, confirm: true })).data).toEqual(preview.data);
  });

  it.each(['', 'x', 'https://evil.example/r/', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'find nothing by an invalid link: %s',
    async (manageUrl) => {
      for (const name of ['get_reservation', 'change_reservation', 'cancel_reservation'])
        expect((await agent.callTool(name, { manageUrl })).data).toMatchObject({ code: 'not_found' });
    },
  );
});

it('proof M3: the same request at once to two processes holds one table, with equal responses', async () => {
  const processes = await startApis(2, { TEST_NOW: noon });
  try {
    for (let round = 0; round < 5; round += 1) {
      const toolInput = buildReserveTableInput({ partySize: 1 + round });
      const toolResponses = await Promise.all(
        [0, 1, 0, 1].map((index) => callToolByPost(processes[index]?.url ?? '', 'reserve_table', toolInput)),
      );
      expect(new Set(toolResponses.map(({ toolResponse }) => toolResponse?.text))).toHaveProperty('size', 1);
      expect(toolResponses[0]?.toolResponse).toMatchObject({ isError: false, data: { status: 'held' } });
    }
    expect(await readReservations()).toHaveLength(5);
  } finally {
    await stopApis(processes);
  }
});

it('proof M4: no response of a tool contains text that guests have written', async () => {
  for (const injection of promptInjections) {
    const injectedFields = { requests: injection, firstName: injection, lastName: injection };
    const toolInput = buildReserveTableInput({ date: '2026-12-11', ...injectedFields });
    let { data, text } = await agent.callTool('reserve_table', toolInput);
    if (data.code)
      ({ data, text } = await agent.callTool('reserve_table', { ...toolInput, firstName: 'Eva', lastName: 'Nová' }));
    if (data.code === 'capacity_full') break;
    const manageUrl = await createLatestLink();
    const toolResponses = [
      await agent.callTool('reserve_table', toolInput),
      await agent.callTool('get_reservation', { manageUrl }),
      await agent.callTool('change_reservation', { manageUrl, time: '20:00', requests: injection }),
      await agent.callTool('cancel_reservation', { manageUrl }),
      await agent.callTool('find_times', { date: '2026-12-11', partySize: 2 }),
      await agent.callTool('get_venue'),
      await agent.callTool('list_events'),
      await agent.callTool('list_wines'),
    ];
    const shownText = text + toolResponses.map((toolResponse) => toolResponse.text).join('');
    for (const leak of [
      injection,
      injection.slice(0, 12),
      JSON.stringify(injection).slice(1, -1),
      String(toolInput.email),
      'Nová',
      '905 123',
    ])
      expect(shownText).not.toContain(leak);
    await agent.callTool('cancel_reservation', { manageUrl, confirm: true });
    await sql('DELETE FROM reservations');
  }
  expect(promptInjections.length).toBeGreaterThan(20);
});
