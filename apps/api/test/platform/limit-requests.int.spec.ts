import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { type CallOptions, newPhone, newEmail, call, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';

const dates = nextOpenDates(60);
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** The answers to 620 questions about an evening, twenty at a time. */
async function askOften(options: (index: number) => CallOptions): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 620; index += 20) {
    const ask = async (_: unknown, each: number) =>
      (await call(`/api/reservations/availability/${dates[0]}/2/2`, options(index + each))).status;
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, ask))));
  }
  return statuses;
}

describe('proof S6: limits that four processes share', () => {
  let processes: ApiProcess[];
  beforeAll(async () => {
    processes = await startApis(4, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => stopApis(processes));
  beforeEach(async () => {
    await sql('DELETE FROM rate_limits');
    await sql('DELETE FROM reservations');
  });

  const at = (index: number): string => processes[index % processes.length]?.url ?? '';

  it('let exactly sixty attempts of one address through in a minute', async () => {
    const answers: Awaited<ReturnType<typeof reserve>>[] = [];
    // sixteen at a time, so that some meet the limit together; a process that waits too long for a connection counts in memory
    for (let sent = 0; sent < 80; sent += 16) {
      const together = Array.from({ length: 16 }, (_, index) =>
        reserve({ firstName: '' }, { ...from('203.0.113.7'), at: at(index) }),
      );
      answers.push(...(await Promise.all(together)));
    }
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20);
    for (const { headers, body } of refused) {
      expect(body.code).toBe('ip_rate_limit');
      expect(body.message).toContain('ip_rate_limit');
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(Math.max(0, 60 - 6 * patience));
      expect(seconds).toBeLessThanOrEqual(60);
      expect(body.retryAfterSeconds).toBe(seconds);
    }
  });

  it('are not fooled by a thousand invented X-Forwarded-For entries', async () => {
    let passed = 0;
    for (let index = 0; index < 1_000; index += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, each) =>
          // what a client invents stands on the left; the proxy adds the address that it has seen
          reserve({ firstName: '' }, { ...from(`10.${index % 250}.${each}.1, 203.0.113.8`), at: at(each) }),
        ),
      );
      passed += answers.filter(({ status }) => status === 400).length;
    }
    expect(passed).toBe(60);
  });

  it.each([
    ['an IPv6 customer by the /64', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
    ['an IPv4 address in every spelling', (index: number) => ['203.0.113.21', '::ffff:203.0.113.21'][index % 2] ?? ''],
  ])('count %s, and do so at the front door too', async (_whom, address) => {
    const answers = [];
    for (let index = 0; index < 62; index += 1) {
      answers.push(await reserve({ firstName: '' }, { ...from(address(index)), at: at(index) }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(400), 429, 429]);
    expect((await reserve({ firstName: '' }, from('2001:db8:1:3::1'))).status).toBe(400);
    const statuses = await askOften((index) => ({ ...from(address(index)), at: at(0) }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  });

  it('let one e-mail reserve three times an hour, whatever its case', async () => {
    const statuses = [];
    for (const [index, email] of ['a@example.com', 'A@example.com', 'a@Example.com', 'a@example.com'].entries()) {
      const { status, body } = await reserve(
        { date: dates[index], email },
        { ...from(`198.51.100.${index}`), at: at(index) },
      );
      statuses.push(status === 201 ? status : body.code);
    }
    expect(statuses).toEqual([201, 201, 201, 'email_rate_limit']);
  });

  it('do not count an attempt that was refused', async () => {
    const email = newEmail();
    for (let index = 0; index < 5; index += 1) {
      const { body } = await reserve(
        { date: dates[0], time: '18:15', email },
        { ...from(`198.51.100.${index}`), at: at(index) },
      );
      expect(body.code).toBe('slot_not_offered');
    }
  });

  it('let one e-mail have five tables ahead', async () => {
    const email = newEmail();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      await sql('DELETE FROM rate_limits');
      const { status, body } = await reserve({ date: dates[index], email }, { ...from('198.51.100.9'), at: at(index) });
      statuses.push(status === 201 ? status : body.code);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 'too_many_reservations']);
    const other = await reserve({ date: dates[6], email: newEmail() }, { ...from('198.51.100.9'), at: at(0) });
    expect(other.status).toBe(201);
  });

  it('count a telephone as they count an e-mail', async () => {
    const phone = newPhone();
    const codes = [];
    for (let index = 0; index < 4; index += 1) {
      const { status, body } = await reserve(
        { date: dates[index], email: newEmail(), phone: index % 2 ? phone : phone.replaceAll(' ', '') },
        { ...from(`198.51.100.${index}`), at: at(index) },
      );
      codes.push(status === 201 ? status : body.code);
    }
    expect(codes).toEqual([201, 201, 201, 'email_rate_limit']);
  });

  /** A guest of the one hotel, on an evening that has room for them. */
  const fromHotel = (index: number) =>
    reserve({ date: dates[index], email: newEmail() }, { ...from('198.51.100.10'), at: at(index) });

  it('give ten guests of one address a table: five at once, five who confirm by mail', async () => {
    const answers = [];
    for (let index = 0; index < 10; index += 1) answers.push(await fromHotel(index));
    const told = answers.map(({ status, body }) => [status, body.reservation.status]);
    const [atOnce, byMail] = [
      [201, 'confirmed'],
      [201, 'held'],
    ];
    expect(JSON.stringify(answers)).not.toContain('/r/');
    expect(told).toEqual([...Array<unknown>(5).fill(atOnce), ...Array<unknown>(5).fill(byMail)]);
    expect(answers[9]?.body.message).toContain('15 min');
  });

  it('hold at most ten tables for one address in an hour, and say from when the next one works', async () => {
    const answers = [];
    for (let index = 0; index < 17; index += 1) answers.push(await fromHotel(index));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
    const refused = answers.at(-1);
    expect([refused?.status, refused?.body.code]).toEqual([409, 'too_many_unconfirmed']);
    expect(refused?.body.retryAfterSeconds).toBeGreaterThan(3600 - 60 * patience);
    expect(JSON.stringify(answers)).not.toContain('suspicious');
  });

  it.each([1, 50])('leave two thirds of an evening to other guests, whatever %i addresses hold', async (addresses) => {
    const date = dates[20];
    const hold = (index: number) => {
      const form = { date, time: '18:00', email: newEmail(), partySize: 2 };
      return reserve(form, { ...from(`203.0.113.${index % addresses}`), at: at(index) });
    };
    await sql(`INSERT INTO rate_limits (key, points, expire)
      SELECT 'emailsPerIp:' || translate(encode(sha256(convert_to('203.0.113.' || n, 'UTF8')), 'base64'), '+/=', '-_'), 5,
        (extract(epoch FROM now()) + 3600) * 1000 FROM generate_series(0, 49) AS n`);
    const answers = [];
    for (let index = 0; index < 50; index += 1) answers.push(await hold(index));
    const [held] = await sql<{ seats: number }>(
      `
      SELECT coalesce(sum(max_party), 0)::int AS seats FROM table_holdings JOIN room_tables USING (table_id)
      JOIN reservations ON reservations.id = reservation_id WHERE status = 'held' AND reservations.date = $1`,
      [date],
    );
    expect(
      answers.every(({ status, body }) => (status === 201 ? body.reservation.status === 'held' : status === 409)),
    ).toBe(true);
    expect(held?.seats).toBeGreaterThan(5);
    expect(held?.seats).toBeLessThanOrEqual(10);
    const honest = await reserve(
      { date, time: '18:00', email: newEmail(), partySize: 2 },
      { ...from('192.0.2.1'), at: at(0) },
    );
    expect([honest.status, honest.body.reservation?.status]).toEqual([201, 'confirmed']);
    const large = { date: dates[21], time: '18:00', partySize: 20 }; // the dialog offers eight
    const byMail = await reserve({ ...large, email: newEmail() }, { ...from('203.0.113.0'), at: at(0) });
    expect([byMail.status, byMail.body.code]).toEqual([400, 'proof_needed']);
    const atOnce = await reserve({ ...large, email: newEmail() }, { ...from('192.0.2.1'), at: at(0) });
    expect([atOnce.status, atOnce.body.reservation?.status]).toEqual([201, 'pending_approval']);
    const tables = 'SELECT count(*)::int AS count FROM table_holdings WHERE reservation_id = $1';
    expect(await sql(tables, [atOnce.body.reservation.id])).toEqual([{ count: 0 }]);
  });

  it('hold availability to 600 a minute in each process', async () => {
    const statuses = await askOften(() => ({ ...from('203.0.113.9'), at: at(0) }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.at(-1)).toBe(429);
    for (const [method, path] of [
      ['GET', '/r/none'],
      ['POST', '/r/none/cancel'],
      ['POST', '/r/none/change'],
      ['GET', '/r/none/calendar.ics'],
      ['GET', '/api/guest/reservations/none'],
      ['POST', '/api/guest/reservations/none/cancel'],
      ['GET', '/api/reservations/00000000-0000-4000-8000-000000000000/calendar'],
    ] as const)
      expect([path, (await call(path, { method, ...from('203.0.113.9'), at: at(0) })).status]).toEqual([path, 429]);
    const other = await call(`/api/reservations/availability/${dates[0]}/2/2`, { ...from('203.0.113.10'), at: at(0) });
    expect(other.status).toBe(200);
  });

  it('keep no address and no e-mail in the clear', async () => {
    await reserve({ date: dates[0], email: 'clear@example.com' }, { ...from('203.0.113.77'), at: at(0) });
    const keys = await sql<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.map(({ key }) => key).join()).not.toMatch(/203\.0\.113|clear|example/);
  });
});

describe('where no proxy is configured', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await startApi({ RATE_LIMITS: 'on' });
  });
  afterAll(() => api.stop());

  it('X-Forwarded-For is not believed at all', async () => {
    const statuses = [];
    for (let index = 0; index < 62; index += 1) {
      statuses.push((await reserve({ firstName: '' }, { ...from(`203.0.113.${index}`), at: api.url })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  });

  it('nor at the front door', async () => {
    const statuses = await askOften((index) => ({ ...from(`203.0.113.${index}`), at: api.url }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  });
});
