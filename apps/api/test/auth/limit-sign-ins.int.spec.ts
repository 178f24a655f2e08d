import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import type { ApiResponse, ProblemBody } from '../support/request-api';
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

type SignInAttempt = { clientIp?: string; loginName?: string; password?: string };
let attemptCount = 0;
function attemptSignIn(attempt: SignInAttempt = {}): Promise<ApiResponse<ProblemBody>> {
  const { clientIp = '203.0.113.7', loginName = account.username, password = 'wrong' } = attempt;
  attemptCount += 1;
  const processUrl = processes[attemptCount % 4]?.url ?? '';
  return trySignIn(loginName, password, { apiUrl: processUrl, headers: { 'x-forwarded-for': clientIp } });
}
const attemptSignIns = (count: number): Promise<ApiResponse<ProblemBody>[]> =>
  Promise.all(Array.from({ length: count }, () => attemptSignIn()));
const waitSecondsOf = ({ headers }: ApiResponse<unknown>): number => Number(headers.get('retry-after'));

describe('proof S6: the limit of sign-in attempts', () => {
  it('is ten wrong passwords in a quarter of an hour over four processes', async () => {
    const responses = await attemptSignIns(30);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    for (const response of responses.filter(({ status }) => status === 429)) {
      expect(response.body.code).toBe('ip_rate_limit');
      expect(waitSecondsOf(response)).toBeGreaterThan(900 - 6 * timeLimitFactor);
      expect(waitSecondsOf(response)).toBeLessThanOrEqual(900);
    }
    expect((await attemptSignIn({ password: account.password })).status).toBe(429); // even the right password
    expect((await attemptSignIn({ loginName: account.username.toUpperCase() })).status).toBe(429);
  });

  it('doubles the wait each time', async () => {
    const waitSeconds = [];
    for (let round = 0; round < 4; round += 1) {
      await attemptSignIns(10);
      waitSeconds.push(waitSecondsOf(await attemptSignIn()));
      await sql(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'login:%'`); // the wait is over
    }
    expect(waitSeconds).toEqual([900, 1_800, 3_600, 7_200]);
  });

  it('applies to one account at one client address', async () => {
    await attemptSignIns(12);
    const elsewhereResponse = await attemptSignIn({ clientIp: '203.0.113.8', password: account.password });
    expect(elsewhereResponse.status).toBe(200);
    const { username: loginName, password } = await createStaffAccount();
    expect((await attemptSignIn({ loginName, password })).status).toBe(200);
  });

  it('is reset by a right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      await attemptSignIns(9);
      expect((await attemptSignIn({ password: account.password })).status).toBe(200);
    }
  });

  it('is a hundred attempts for a client address that tries many user names', async () => {
    const responses = [];
    for (let startNumber = 0; startNumber < 110; startNumber += 10) {
      const loginNames = Array.from({ length: 10 }, (_, offset) => `name-${startNumber + offset}`);
      responses.push(...(await Promise.all(loginNames.map((loginName) => attemptSignIn({ loginName })))));
    }
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(100);
  });

  it('stores neither user name nor client address', async () => {
    await attemptSignIn();
    const keys = (await sql<{ key: string }>('SELECT key FROM rate_limits')).map(({ key }) => key).join();
    expect(keys).toMatch(/login:/);
    expect(keys).not.toMatch(/jana|203\.0/);
  });
});
