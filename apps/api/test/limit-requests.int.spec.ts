import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopAll } from './support/api-process';
import { type CallOptions, anEmail, call, reserve } from './support/call';
import { openDates } from './support/open-dates';
import { sql } from './support/sql';

const dates = openDates(60);
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** The answers to 130 questions about an evening, one after the other. */
async function askOften(options: (index: number) => CallOptions): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < 130; index += 1) {
    statuses.push((await call(`/api/reservations/availability/${dates[0]}/2/2`, options(index))).status);
  }
  return statuses;
}

describe('proof S6: limits that four processes share', () => {
  let processes: ApiProcess[];
  beforeAll(async () => {
    processes = await startApis(4, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => stopAll(processes));
  beforeEach(async () => {
    await sql('DELETE FROM rate_limits');
    await sql('DELETE FROM reservations');
  });

  const at = (index: number): string => processes[index % processes.length]?.url ?? '';

  it('let exactly ten attempts of one address through in a quarter of an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => reserve({ firstName: '' }, { ...from('203.0.113.7'), at: at(index) })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    for (const { headers, body } of refused) {
      expect(body.code).toBe('ip_rate_limit');
      expect(body.message).toContain('ip_rate_limit');
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(900 - 6 * patience);
      expect(seconds).toBeLessThanOrEqual(900);
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
    expect(passed).toBe(10);
  });

  it.each([
    ['an IPv6 customer by the /64', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
    ['an IPv4 address in every spelling', (index: number) => ['203.0.113.21', '::ffff:203.0.113.21'][index % 2] ?? ''],
  ])('count %s, and do so at the front door too', async (_whom, address) => {
    const answers = [];
    for (let index = 0; index < 12; index += 1) {
      answers.push(await reserve({ firstName: '' }, { ...from(address(index)), at: at(index) }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429, 429]);
    expect((await reserve({ firstName: '' }, from('2001:db8:1:3::1'))).status).toBe(400);
    const statuses = await askOften((index) => ({ ...from(address(index)), at: at(0) }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
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
    const email = anEmail();
    for (let index = 0; index < 5; index += 1) {
      const { body } = await reserve(
        { date: dates[0], time: '18:15', email },
        { ...from(`198.51.100.${index}`), at: at(index) },
      );
      expect(body.code).toBe('slot_not_offered');
    }
  });

  it('let one e-mail have five tables ahead', async () => {
    const email = anEmail();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      await sql('DELETE FROM rate_limits');
      const { status, body } = await reserve({ date: dates[index], email }, { ...from('198.51.100.9'), at: at(index) });
      statuses.push(status === 201 ? status : body.code);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 'email_rate_limit']);
  });

  it('suspect an address that comes with a fourth e-mail, also at its second try', async () => {
    const codes = [];
    for (const [index, email] of ['b1', 'b2', 'b1', 'b3', 'b4', 'b4'].entries()) {
      const options = { ...from('198.51.100.10'), at: at(index) };
      const { status, body } = await reserve({ date: dates[index], email: `${email}@example.com` }, options);
      codes.push(status === 201 ? status : body.code);
    }
    expect(codes).toEqual([201, 201, 201, 201, 'suspicious_behavior', 'suspicious_behavior']);
  });

  it('hold availability to 120 a minute in each process', async () => {
    const statuses = await askOften(() => ({ ...from('203.0.113.9'), at: at(0) }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    const [other] = await askOften(() => ({ ...from('203.0.113.10'), at: at(0) }));
    expect(other).toBe(200);
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
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await reserve({ firstName: '' }, { ...from(`203.0.113.${index}`), at: api.url })).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  });

  it('nor at the front door', async () => {
    const statuses = await askOften((index) => ({ ...from(`203.0.113.${index}`), at: api.url }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  });
});
