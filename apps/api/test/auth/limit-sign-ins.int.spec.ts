import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import type { Answer, ProblemBody } from '../support/call';
import { type StaffAccount, createStaffAccount, trySignIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

let processes: ApiProcess[];
let account: StaffAccount;
beforeAll(async () => {
  processes = await startApis(4, { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  account = await createStaffAccount();
});
afterAll(() => stopApis(processes));
beforeEach(() => sql('DELETE FROM rate_limits'));

interface Attempt {
  from?: string;
  name?: string;
  password?: string;
}

let turn = 0;
function attempt({ from = '203.0.113.7', name = account.username, password = 'wrong' }: Attempt = {}): Promise<
  Answer<ProblemBody>
> {
  turn += 1;
  return trySignIn(name, password, { at: processes[turn % 4]?.url ?? '', headers: { 'x-forwarded-for': from } });
}
const several = (count: number, what: Attempt = {}): Promise<Answer<ProblemBody>[]> =>
  Promise.all(Array.from({ length: count }, () => attempt(what)));
const waitOf = ({ headers }: Answer<unknown>): number => Number(headers.get('retry-after'));

describe('proof S6: whoever guesses passwords', () => {
  it('has ten tries in a quarter of an hour, over four processes', async () => {
    const answers = await several(30);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    for (const answer of answers.filter(({ status }) => status === 429)) {
      expect(answer.body.code).toBe('ip_rate_limit');
      expect(waitOf(answer)).toBeGreaterThan(900 - 6 * patience);
      expect(waitOf(answer)).toBeLessThanOrEqual(900);
    }
    expect((await attempt({ password: account.password })).status).toBe(429); // the right one comes too late
    expect((await attempt({ name: account.username.toUpperCase() })).status).toBe(429);
  });

  it('waits twice as long each time', async () => {
    const waits = [];
    for (let round = 0; round < 4; round += 1) {
      await several(10);
      waits.push(waitOf(await attempt()));
      await sql(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'login:%'`); // the wait is over
    }
    expect(waits).toEqual([900, 1_800, 3_600, 7_200]);
  });

  it('locks nobody else out', async () => {
    await several(12);
    const elsewhere = await attempt({ from: '203.0.113.8', password: account.password });
    expect(elsewhere.status).toBe(200);
    const other = await createStaffAccount();
    expect((await attempt({ name: other.username, password: other.password })).status).toBe(200);
  });

  it('begins anew once the password was right', async () => {
    for (let round = 0; round < 3; round += 1) {
      await several(9);
      expect((await attempt({ password: account.password })).status).toBe(200);
    }
  });

  it('cannot go through many names either', async () => {
    const statuses = [];
    for (let index = 0; index < 110; index += 10) {
      const names = Array.from({ length: 10 }, (_, each) => `name-${index + each}`);
      statuses.push(...(await Promise.all(names.map((name) => attempt({ name })))).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  });

  it('leaves neither name nor address behind', async () => {
    await attempt();
    const keys = (await sql<{ key: string }>('SELECT key FROM rate_limits')).map(({ key }) => key).join();
    expect(keys).toMatch(/login:/);
    expect(keys).not.toMatch(/jana|203\.0/);
  });
});
