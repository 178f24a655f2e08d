import http from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Agent, reserveTableInput, postToMcp, callToolByPost } from '../support/agent';
import { startApis, stopApis } from '../support/api-process';
import { newEmail, call, reserve } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { promptInjections } from '../support/prompt-injections';
import { signIn } from '../support/staff-sign-in';
import { TestSmtpServer } from '../support/test-smtp-server';
import { sql } from '../support/sql';
import { anEvent } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import { guestToken } from '../support/change-request-calls';

/*
 * Programs that guests have asked (decision 0034), on the library that such programs are built on, and by plain calls. On a clock
 * that stands still, on Wednesday noon.
 */
const noon = '2026-12-02T12:00:00+01:00';
const after = (minutes: number): string => new Date(new Date(noon).getTime() + minutes * 60_000).toISOString();
const peer = new TestSmtpServer();
let app: StartedApp;
let agent: Agent;

beforeAll(async () => {
  await fixture.stopUsualApp();
  await peer.open();
  app = await fixture.startApp({ at: noon, env: { SMTP_URL: peer.url } });
});
afterAll(() => peer.close());
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM reservations');
  await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 second'`);
  agent = await Agent.at(app.baseUrl);
  await agent.client.listTools(); // it holds every answer against its schema from now on
});
afterEach(() => agent.close());

interface Row {
  id: string;
  status: string;
  source: string;
  email: string;
  requests: string | null;
  tables: number;
}

const rows = (): Promise<Row[]> =>
  sql<Row>(`
    SELECT id, status, source, email, special_requests AS requests,
      (SELECT count(*)::int FROM table_holdings WHERE reservation_id = reservations.id) AS tables
    FROM reservations ORDER BY created_at, id`);

const mailKinds = async (id: string): Promise<string[]> =>
  (await sql<{ kind: string }>('SELECT kind FROM email_messages WHERE reservation_id = $1 ORDER BY number', [id])).map(
    ({ kind }) => kind,
  );

/** A link's way through the forms of its page, as a person takes it. */
async function press(url: string, action: string, minute = 1): Promise<number> {
  const html = await (await fetch(url)).text();
  const hidden = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  app.setClock(after(minute));
  const body = new URLSearchParams({ stamp: hidden('stamp'), version: hidden('version') });
  return (await fetch(`${url}/${action}`, { method: 'POST', body, redirect: 'manual' })).status;
}

/** The link on the app of this test, whatever its public address is. */
const here = (url: string): string => app.baseUrl + new URL(url).pathname;

/** The link in the mail to a guest, which alone has it. */
const mailedLink = (email: unknown): Promise<string> =>
  waitUntil(
    () => {
      const mail = peer.received.find(({ to }) => to === email);
      return Promise.resolve(/https?:\/\/\S+\/r\/[\w.-]+/.exec(mail?.parsed.text ?? '')?.[0] ?? '');
    },
    (link) => link !== '',
  );

/** Of the last reservation, without waiting for the mail. */
async function linkOfLast(): Promise<string> {
  const last = (await rows()).at(-1);
  if (!last) throw new Error('Nothing is reserved');
  return `${app.baseUrl}/r/${guestToken(last)}`;
}

interface Schema {
  type: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
}
const plainKeywords = /^(type|properties|required|enum|items|description|minimum|maximum|minLength|maxLength|pattern)$/;

/** What some hosts cannot read: one such keyword, and they refuse every tool. */
function beyondPlain(schema: Schema, at: string): string[] {
  const { type, properties = {}, items, enum: choices = [] } = schema;
  const found = Object.keys(schema).filter((keyword) => !plainKeywords.test(keyword));
  if (typeof type !== 'string') found.push('type');
  if (choices.some((choice) => typeof choice !== 'string')) found.push('enum');
  return [
    ...found.map((keyword) => `${at}: ${keyword}`),
    ...Object.entries(properties).flatMap(([name, part]) => beyondPlain(part, `${at}.${name}`)),
    ...(items ? beyondPlain(items, `${at}[]`) : []),
  ];
}

describe('a server of both protocol versions', () => {
  it.each([
    ['legacy', /^2025-/],
    ['auto', /^2026-/],
  ] as const)('shows its tools and answers to a program of %s', async (mode, era) => {
    const program = await Agent.at(app.baseUrl, undefined, mode);
    expect(program.client.getNegotiatedProtocolVersion()).toMatch(era);
    const { tools } = await program.client.listTools();
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
      [inputSchema, outputSchema].flatMap((schema) => beyondPlain(schema as Schema, name)),
    );
    expect(unexpected).toEqual([]);
    const { data } = await program.callTool('find_times', { date: '2026-12-04', partySize: 4, duration: null });
    expect(data).toMatchObject({ isOpen: true, duration: 2, times: expect.arrayContaining(['19:00']) });
    expect(data).not.toHaveProperty('nextEvening');
    await program.close();
  });

  it('answers a plain call of 2025 without a handshake, and a plain initialize', async () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'plain', version: '1' } };
    const { body } = await postToMcp(app.baseUrl, { jsonrpc: '2.0', id: 7, method: 'initialize', params });
    expect(body).toMatchObject({ id: 7, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'strapec' } } });
    const { answer } = await callToolByPost(app.baseUrl, 'get_venue', { language: 'sk' });
    expect(answer?.data).toMatchObject({
      name: 'Strapec — víno & káva',
      reserveUrl: expect.stringMatching(/\/rezervacia$/),
    });
  });

  it('answers a plain call of 2026', async () => {
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'plain', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const params = { name: 'get_venue', arguments: {}, _meta: envelope };
    const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': 'get_venue' };
    const { status, body } = await postToMcp(
      app.baseUrl,
      { jsonrpc: '2.0', id: 8, method: 'tools/call', params },
      headers,
    );
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { id: 8, result: { structuredContent: { timeZone: 'Europe/Bratislava' } } },
    });
  });

  it.each(['GET', 'DELETE', 'PUT', 'HEAD'])('has no streams and no sessions: %s is 405', async (method) => {
    const response = await fetch(`${app.baseUrl}/mcp`, { method, headers: { Accept: 'text/event-stream' } });
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  });

  it('takes one call at a time, and holds no subscription open', async () => {
    expect((await postToMcp(app.baseUrl, [{ jsonrpc: '2.0', id: 1, method: 'ping' }])).status).toBe(400);
    await expect(agent.client.ping()).resolves.toBeDefined();
  });
});

describe('under which name it is called', () => {
  const callAs = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      const all = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers };
      const request = http.request(`${app.baseUrl}/mcp`, { method: 'POST', headers: all }, (response) => {
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
  ])('%j: %i', async (headers, status) => expect(await callAs(headers as Record<string, string>)).toBe(status));

  it('ends the connection of a client that asks for it', async () => {
    const { hostname, port } = new URL(app.baseUrl);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const headers = ['Host: localhost', 'Connection: close', 'Content-Type: application/json', 'Accept: application/json, text/event-stream']; // prettier-ignore
    socket.write(`POST /mcp HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const response = await text(socket); // resolves when the venue has closed it
    expect(response).toMatch(/^HTTP\/1.1 200[^]*\r\nconnection: close\r\n/i);
  });
});

describe('holding a table', () => {
  it('is no reservation until the guest has confirmed it by the mail, which alone has the link', async () => {
    const asked = reserveTableInput({ requests: 'Alergia na orechy' });
    const { isError, data } = await agent.callTool('reserve_table', asked);
    expect({ isError, data }).toMatchObject({
      isError: false,
      data: {
        status: 'held',
        heldUntil: '2026-12-02T11:15:00.000Z',
        needsApproval: false,
        message: expect.stringContaining('15 minút'),
      },
    });
    const [row, ...others] = await rows();
    expect([row, others]).toMatchObject([
      { status: 'held', source: 'agent', tables: 1, requests: 'Alergia na orechy' },
      [],
    ]);
    expect(await mailKinds(row?.id ?? '')).toEqual(['reservation_to_verify']);
    const link = await mailedLink(asked.email);
    const token = link.split('/r/')[1] ?? '';
    expect(JSON.stringify(data) + JSON.stringify(await agent.callTool('reserve_table', asked))).not.toMatch(
      /\/r\/|https?:/,
    );
    expect(token).toBe(guestToken({ id: row?.id ?? '', email: String(asked.email) }));
    expect(await press(here(link), 'confirm')).toBe(303);
    expect(await rows()).toMatchObject([{ status: 'confirmed', source: 'agent' }]);
    expect(
      (await agent.callTool('change_reservation', { manageUrl: link, time: '20:00', confirm: true })).data,
    ).toMatchObject({ isDone: true, reservation: { time: '20:00' } });
    const staff = await signIn(app.baseUrl);
    const { body } = await call('/api/reservations?from=2026-12-04', { at: app.baseUrl, headers: staff });
    expect(body).toMatchObject({ total: 1, items: [{ source: 'agent' }] });
  });

  it('of a large party says that the bar has to agree', async () => {
    const { data } = await agent.callTool('reserve_table', reserveTableInput({ partySize: 6, language: 'en' }));
    expect(data).toMatchObject({ needsApproval: true, message: expect.stringContaining('within 24 hours') });
  });

  it('is done once for a key, and says how it stands by now', async () => {
    const asked = reserveTableInput();
    const first = await agent.callTool('reserve_table', asked);
    expect((await agent.callTool('reserve_table', asked)).data).toEqual(first.data);
    app.setClock(after(16));
    expect((await agent.callTool('reserve_table', asked)).data).toMatchObject({
      status: 'held',
      message: expect.stringContaining('uplynul'),
    });
    await press(await linkOfLast(), 'confirm', 17);
    expect((await agent.callTool('reserve_table', asked)).data).toMatchObject({ status: 'confirmed' });
    expect(await agent.callTool('reserve_table', { ...asked, time: '20:00' })).toMatchObject({
      isError: true,
      data: { code: 'idempotency_mismatch' },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('takes the same key of two guests for two', async () => {
    const idempotencyKey = 'reservation-1';
    const answers = [
      await agent.callTool('reserve_table', reserveTableInput({ idempotencyKey })),
      await agent.callTool('reserve_table', reserveTableInput({ idempotencyKey })),
    ];
    expect(answers.map(({ isError }) => isError)).toEqual([false, false]);
    expect(await rows()).toHaveLength(2);
  });

  it('names all that is wrong, by the fields of the tool, in the language of the guest', async () => {
    const { isError, data } = await agent.callTool(
      'reserve_table',
      reserveTableInput({ email: 'eva@', firstName: ' ', partySize: 21, requests: 'x'.repeat(2_001) }),
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
      (await agent.callTool('reserve_table', reserveTableInput({ idempotencyKey: 'two words' }))).data.errors,
    ).toMatchObject([{ field: 'idempotencyKey' }]);
    expect(await rows()).toEqual([]);
  });

  it('refuses a full evening with what can be had instead', async () => {
    while (
      (await reserve({ date: '2026-12-04', time: '19:00', email: newEmail() }, { at: app.baseUrl })).status === 201
    );
    const { data } = await agent.callTool('reserve_table', reserveTableInput());
    expect(data).toMatchObject({
      code: 'capacity_full',
      alternatives: { sameEvening: expect.anything(), nextEvening: { date: '2026-12-05' } },
    });
    const staff = await signIn(app.baseUrl);
    const wholeEvening = { date: '2026-12-12', time: '14:00', duration: 12, capacityMode: 'full_room' };
    await call('/api/admin/events', { method: 'POST', at: app.baseUrl, headers: staff, body: anEvent(wholeEvening) });
    const full = await agent.callTool('find_times', { date: '2026-12-12', partySize: 2, language: 'sk' });
    expect(full.data).toMatchObject({
      times: [],
      message: expect.stringContaining('nemáme voľný stôl'),
      nextEvening: { date: '2026-12-16', time: '19:00' },
    });
    const closed = await agent.callTool('find_times', { date: '2026-12-07', partySize: 2 });
    expect(closed.data).toMatchObject({ isOpen: false, message: expect.stringContaining('closed') });
  });
});

describe('a reservation by its link', () => {
  async function aReservation(overrides: Record<string, unknown> = {}): Promise<string> {
    await agent.callTool('reserve_table', reserveTableInput(overrides));
    const link = await linkOfLast();
    await press(link, 'confirm');
    return link;
  }

  it('is looked at, changed and cancelled; a look does nothing', async () => {
    const manageUrl = await aReservation();
    expect((await agent.callTool('get_reservation', { manageUrl })).data).toMatchObject({
      status: 'confirmed',
      may: { change: true },
      version: 2,
    });
    const move = { manageUrl, time: '20:30', partySize: 3 };
    const preview = await agent.callTool('change_reservation', move);
    expect(preview.data).toMatchObject({
      isDone: false,
      wanted: { time: '20:30', partySize: 3, duration: 2 },
      reservation: { time: '19:00' },
    });
    expect((await agent.callTool('change_reservation', { ...move, confirm: true })).data).toMatchObject({
      ...{ isDone: true, reservation: { time: '20:30', partySize: 3, version: 3 } },
    });
    expect(await agent.callTool('change_reservation', { ...move, time: '21:00', version: 2 })).toMatchObject({
      isError: true,
      data: { code: 'changed_meanwhile' },
    });
    expect((await agent.callTool('cancel_reservation', { manageUrl, language: 'sk' })).data).toMatchObject({
      isDone: false,
      isLate: false,
      message: expect.stringContaining('nič nezrušili'),
    });
    expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
    for (const _again of [1, 2])
      expect((await agent.callTool('cancel_reservation', { manageUrl, confirm: true })).data).toMatchObject({
        isDone: true,
        reservation: { status: 'cancelled' },
      });
    expect((await agent.callTool('cancel_reservation', { manageUrl })).data).toMatchObject({
      code: 'transition_not_allowed',
    });
  });

  it('stays as it is when a change is refused, with the same answer in the preview', async () => {
    const manageUrl = await aReservation();
    while (
      (await reserve({ date: '2026-12-05', time: '19:00', email: newEmail() }, { at: app.baseUrl })).status === 201
    );
    const move = { manageUrl, date: '2026-12-05' };
    const looked = await agent.callTool('change_reservation', move);
    const done = await agent.callTool('change_reservation', { ...move, confirm: true });
    expect(looked.data).toMatchObject({ code: 'capacity_full', alternatives: { sameEvening: expect.anything() } });
    expect(done.data).toEqual(looked.data);
    expect((await agent.callTool('get_reservation', { manageUrl })).data).toMatchObject({ date: '2026-12-04' });
  });

  it('is refused in the preview already when the time is no longer offered', async () => {
    const manageUrl = await aReservation();
    app.setClock('2026-12-04T18:50:00+01:00');
    const longer = { manageUrl, duration: 3 };
    const looked = await agent.callTool('change_reservation', longer);
    expect(looked).toMatchObject({ isError: true, data: { code: 'slot_not_offered' } });
    expect((await agent.callTool('change_reservation', { ...longer, confirm: true })).data).toEqual(looked.data);
  });

  it.each(['', 'x', 'https://evil.example/r/', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'that opens nothing is not there: %s',
    async (manageUrl) => {
      for (const name of ['get_reservation', 'change_reservation', 'cancel_reservation'])
        expect((await agent.callTool(name, { manageUrl })).data).toMatchObject({ code: 'not_found' });
    },
  );
});

it('proof M3: the same request at once from two processes holds one table, and both answers are the same', async () => {
  const processes = await startApis(2, { TEST_NOW: noon });
  try {
    for (let round = 0; round < 5; round += 1) {
      const asked = reserveTableInput({ partySize: 1 + round });
      const answers = await Promise.all(
        [0, 1, 0, 1].map((at) => callToolByPost(processes[at]?.url ?? '', 'reserve_table', asked)),
      );
      expect(new Set(answers.map(({ answer }) => answer?.text))).toHaveProperty('size', 1);
      expect(answers[0]?.answer).toMatchObject({ isError: false, data: { status: 'held' } });
    }
    expect(await rows()).toHaveLength(5);
  } finally {
    await stopApis(processes);
  }
});

it('proof M4: what guests write is in no answer of any tool', async () => {
  for (const order of promptInjections) {
    const asked = reserveTableInput({ date: '2026-12-11', requests: order, firstName: order, lastName: order });
    let { data, text } = await agent.callTool('reserve_table', asked);
    if (data.code)
      ({ data, text } = await agent.callTool('reserve_table', { ...asked, firstName: 'Eva', lastName: 'Nová' }));
    if (data.code === 'capacity_full') break;
    const manageUrl = await linkOfLast();
    const answers = [
      await agent.callTool('reserve_table', asked),
      await agent.callTool('get_reservation', { manageUrl }),
      await agent.callTool('change_reservation', { manageUrl, time: '20:00', requests: order }),
      await agent.callTool('cancel_reservation', { manageUrl }),
      await agent.callTool('find_times', { date: '2026-12-11', partySize: 2 }),
      await agent.callTool('get_venue'),
      await agent.callTool('list_events'),
      await agent.callTool('list_wines'),
    ];
    const all = text + answers.map((answer) => answer.text).join('');
    for (const trace of [
      order,
      order.slice(0, 12),
      JSON.stringify(order).slice(1, -1),
      String(asked.email),
      'Nová',
      '905 123',
    ])
      expect(all).not.toContain(trace);
    await agent.callTool('cancel_reservation', { manageUrl, confirm: true });
    await sql('DELETE FROM reservations');
  }
  expect(promptInjections.length).toBeGreaterThan(20);
});
