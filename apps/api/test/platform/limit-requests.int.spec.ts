import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { type CallOptions, newPhone, newEmail, requestApi, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { sql } from '../support/sql';

const dates = nextOpenDates(60);
const fromIp = (ipAddress: string) => ({ headers: { 'x-forwarded-for': ipAddress } });

/** The statuses of 620 availability requests, twenty at a time. */
async function checkAvailabilityOften(optionsOf: (index: number) => CallOptions): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 620; index += 20) {
    const readAvailability = async (_: unknown, offset: number) =>
      (await requestApi(`/api/reservations/availability/${dates[0]}/2/2`, optionsOf(index + offset))).status;
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, readAvailability))));
  }
  return statuses;
}

describe('proof S6: rate limits that four processes share', () => {
  let processes: ApiProcess[];
  beforeAll(async () => {
    processes = await startApis(4, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => stopApis(processes));
  beforeEach(async () => {
    await sql('DELETE FROM rate_limits');
    await sql('DELETE FROM reservations');
  });

  const urlOf = (index: number): string => processes[index % processes.length]?.url ?? '';

  it('exactly sixty attempts of one IP address are processed in a minute', async () => {
    const responses: Awaited<ReturnType<typeof postReservation>>[] = [];
    // sixteen at a time, so that some reach the limit together; a process that waits too long for a connection counts in memory
    for (let sentCount = 0; sentCount < 80; sentCount += 16) {
      const batch = Array.from({ length: 16 }, (_, index) =>
        postReservation({ firstName: '' }, { ...fromIp('203.0.113.7'), apiUrl: urlOf(index) }),
      );
      responses.push(...(await Promise.all(batch)));
    }
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(60);
    const refusedResponses = responses.filter(({ status }) => status === 429);
    expect(refusedResponses).toHaveLength(20);
    for (const { headers, body } of refusedResponses) {
      expect(body.code).toBe('ip_rate_limit');
      expect(body.message).toContain('ip_rate_limit');
      const retrySeconds = Number(headers.get('retry-after'));
      expect(retrySeconds).toBeGreaterThan(Math.max(0, 60 - 6 * timeLimitFactor));
      expect(retrySeconds).toBeLessThanOrEqual(60);
      expect(body.retryAfterSeconds).toBe(retrySeconds);
    }
  });

  it('a thousand forged X-Forwarded-For entries count as one IP address', async () => {
    let processedCount = 0;
    for (let index = 0; index < 1_000; index += 50) {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, offset) =>
          // the client's forged entry is on the left; the proxy adds the client's real address
          postReservation(
            { firstName: '' },
            { ...fromIp(`10.${index % 250}.${offset}.1, 203.0.113.8`), apiUrl: urlOf(offset) },
          ),
        ),
      );
      processedCount += responses.filter(({ status }) => status === 400).length;
    }
    expect(processedCount).toBe(60);
  });

  it.each([
    ['addresses of one IPv6 /64 network', (index: number) => `2001:db8:1:2::${index.toString(16)}`],
    ['two spellings of one IPv4 address', (index: number) => ['203.0.113.21', '::ffff:203.0.113.21'][index % 2] ?? ''],
  ])('%s share one limit of reservations and one of availability', async (_case, ipOf) => {
    const responses = [];
    for (let index = 0; index < 62; index += 1) {
      responses.push(await postReservation({ firstName: '' }, { ...fromIp(ipOf(index)), apiUrl: urlOf(index) }));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(60).fill(400), 429, 429]);
    expect((await postReservation({ firstName: '' }, fromIp('2001:db8:1:3::1'))).status).toBe(400);
    const statuses = await checkAvailabilityOften((index) => ({ ...fromIp(ipOf(index)), apiUrl: urlOf(0) }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  });

  it('one e-mail address may reserve three times an hour, in upper or lower case', async () => {
    const outcomes = [];
    for (const [index, email] of ['a@example.com', 'A@example.com', 'a@Example.com', 'a@example.com'].entries()) {
      const { status, body } = await postReservation(
        { date: dates[index], email },
        { ...fromIp(`198.51.100.${index}`), apiUrl: urlOf(index) },
      );
      outcomes.push(status === 201 ? status : body.code);
    }
    expect(outcomes).toEqual([201, 201, 201, 'email_rate_limit']);
  });

  it('a refused attempt does not count', async () => {
    const email = newEmail();
    for (let index = 0; index < 5; index += 1) {
      const { body } = await postReservation(
        { date: dates[0], time: '18:15', email },
        { ...fromIp(`198.51.100.${index}`), apiUrl: urlOf(index) },
      );
      expect(body.code).toBe('slot_not_offered');
    }
  });

  it('one e-mail address may have five upcoming reservations', async () => {
    const [email, guest] = [newEmail(), fromIp('198.51.100.9')];
    const outcomes = [];
    for (let index = 0; index < 6; index += 1) {
      await sql('DELETE FROM rate_limits');
      const { status, body } = await postReservation({ date: dates[index], email }, { ...guest, apiUrl: urlOf(index) });
      outcomes.push(status === 201 ? status : body.code);
    }
    expect(outcomes).toEqual([201, 201, 201, 201, 201, 'too_many_reservations']);
    expect((await postReservation({ date: dates[6], email: newEmail() }, { ...guest, apiUrl: urlOf(0) })).status).toBe(
      201,
    );
  });

  it('a telephone number has the same limit as an e-mail address', async () => {
    const phone = newPhone();
    const outcomes = [];
    for (let index = 0; index < 4; index += 1) {
      const { status, body } = await postReservation(
        { date: dates[index], email: newEmail(), phone: index % 2 ? phone : phone.replaceAll(' ', '') },
        { ...fromIp(`198.51.100.${index}`), apiUrl: urlOf(index) },
      );
      outcomes.push(status === 201 ? status : body.code);
    }
    expect(outcomes).toEqual([201, 201, 201, 'email_rate_limit']);
  });

  /** The guests of a hotel share its IP address; each reserves on an evening that has room. */
  const reserveFromHotel = (index: number) =>
    postReservation({ date: dates[index], email: newEmail() }, { ...fromIp('198.51.100.10'), apiUrl: urlOf(index) });

  it('five guests of one IP address are confirmed at once, the next five have to confirm by mail', async () => {
    const responses = [];
    for (let index = 0; index < 10; index += 1) responses.push(await reserveFromHotel(index));
    const outcomes = responses.map(({ status, body }) => [status, body.reservation.status]);
    expect(JSON.stringify(responses)).not.toContain('/r/');
    expect(outcomes).toEqual([...Array<unknown>(5).fill([201, 'confirmed']), ...Array<unknown>(5).fill([201, 'held'])]);
    expect(responses[9]?.body.message).toContain('15 min');
  });

  it('one IP address holds at most ten unconfirmed tables an hour, and the refusal says when to try again', async () => {
    const responses = [];
    for (let index = 0; index < 17; index += 1) responses.push(await reserveFromHotel(index));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(15);
    const lastResponse = responses.at(-1);
    expect([lastResponse?.status, lastResponse?.body.code]).toEqual([409, 'too_many_unconfirmed']);
    expect(lastResponse?.body.retryAfterSeconds).toBeGreaterThan(3600 - 60 * timeLimitFactor);
    expect(JSON.stringify(responses)).not.toContain('suspicious');
  });

  it.each([1, 50])('holds of %i IP addresses leave two thirds of an evening to other guests', async (ipCount) => {
    const date = dates[20];
    const reserveUnconfirmed = (index: number) => {
      const form = { date, time: '18:00', email: newEmail(), partySize: 2 };
      return postReservation(form, { ...fromIp(`203.0.113.${index % ipCount}`), apiUrl: urlOf(index) });
    };
    await sql(`INSERT INTO rate_limits (key, points, expire)
      SELECT 'emailsPerIp:' || translate(encode(sha256(convert_to('203.0.113.' || n, 'UTF8')), 'base64'), '+/=', '-_'), 5,
        (extract(epoch FROM now()) + 3600) * 1000 FROM generate_series(0, 49) AS n`);
    const responses = [];
    for (let index = 0; index < 50; index += 1) responses.push(await reserveUnconfirmed(index));
    const [unconfirmed] = await sql<{ seats: number }>(
      `
      SELECT coalesce(sum(max_party), 0)::int AS seats FROM table_holdings JOIN room_tables USING (table_id)
      JOIN reservations ON reservations.id = reservation_id WHERE status = 'held' AND reservations.date = $1`,
      [date],
    );
    expect(
      responses.every(({ status, body }) => (status === 201 ? body.reservation.status === 'held' : status === 409)),
    ).toBe(true);
    expect(unconfirmed?.seats).toBeGreaterThan(5);
    expect(unconfirmed?.seats).toBeLessThanOrEqual(10);
    const guest = { ...fromIp('192.0.2.1'), apiUrl: urlOf(0) };
    const guestResponse = await postReservation({ date, time: '18:00', email: newEmail(), partySize: 2 }, guest);
    expect([guestResponse.status, guestResponse.body.reservation?.status]).toEqual([201, 'confirmed']);
    const largeParty = { date: dates[21], time: '18:00', partySize: 20 }; // the reservation dialog offers eight at most
    const attacker = { ...fromIp('203.0.113.0'), apiUrl: urlOf(0) };
    const attackerResponse = await postReservation({ ...largeParty, email: newEmail() }, attacker);
    expect([attackerResponse.status, attackerResponse.body.code]).toEqual([400, 'proof_needed']);
    const { status, body } = await postReservation({ ...largeParty, email: newEmail() }, guest);
    expect([status, body.reservation?.status]).toEqual([201, 'pending_approval']);
    const countHoldings = 'SELECT count(*)::int AS count FROM table_holdings WHERE reservation_id = $1';
    expect(await sql(countHoldings, [body.reservation.id])).toEqual([{ count: 0 }]);
  });

  it('each process answers 600 availability requests of one IP address in a minute', async () => {
    const guest = { ...fromIp('203.0.113.9'), apiUrl: urlOf(0) };
    const statuses = await checkAvailabilityOften(() => guest);
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
      expect([path, (await requestApi(path, { method, ...guest })).status]).toEqual([path, 429]);
    const secondGuest = { ...fromIp('203.0.113.10'), apiUrl: urlOf(0) };
    expect((await requestApi(`/api/reservations/availability/${dates[0]}/2/2`, secondGuest)).status).toBe(200);
  });

  it('no IP address and no e-mail address is stored in plain text', async () => {
    await postReservation(
      { date: dates[0], email: 'clear@example.com' },
      { ...fromIp('203.0.113.77'), apiUrl: urlOf(0) },
    );
    const keys = await sql<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.map(({ key }) => key).join()).not.toMatch(/203\.0\.113|clear|example/);
  });
});

describe('rate limits without a configured proxy', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await startApi({ RATE_LIMITS: 'on' });
  });
  afterAll(() => api.stop());

  it('the limit of reservations ignores X-Forwarded-For', async () => {
    const statuses = [];
    for (let index = 0; index < 62; index += 1) {
      statuses.push(
        (await postReservation({ firstName: '' }, { ...fromIp(`203.0.113.${index}`), apiUrl: api.url })).status,
      );
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  });

  it('the limit of availability ignores X-Forwarded-For', async () => {
    const statuses = await checkAvailabilityOften((index) => ({ ...fromIp(`203.0.113.${index}`), apiUrl: api.url }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
  });
});
