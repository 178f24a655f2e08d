import { describe, expect, it } from '@jest/globals';
import { type ApiResponse, requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface AuthStatus {
  authenticated: boolean;
  user: Record<string, unknown> | null;
}

const unknownUsername = 'nobody';
const signedOutStatus = { authenticated: false, user: null };
const readAuthStatus = async (headers: Record<string, string> = {}): Promise<AuthStatus> =>
  (await requestApi<AuthStatus>('/api/auth/status', { headers })).body;
const signOut = (headers: Record<string, string>, apiUrl = baseUrl): Promise<ApiResponse> =>
  requestApi('/api/auth/logout', { method: 'POST', headers, apiUrl });

describe('signing in', () => {
  it('takes a user name or an e-mail in upper or lower case', async () => {
    const { id, username, email, password } = await createStaffAccount();
    for (const loginName of [username, username.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      const response = await trySignIn(loginName, password);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const user = { id, username, email, firstName: 'Jana', lastName: null, profileImageUrl: null, role: 'owner' };
      expect(response.body).toEqual({ user });
      expect(await readAuthStatus(cookieOf(response))).toEqual({ authenticated: true, user });
    }
  });

  it('takes a password in either Unicode form of an accent', async () => {
    const { username } = await createStaffAccount('tramín červený'.normalize('NFC'));
    expect((await trySignIn(username, 'tramín červený'.normalize('NFD'))).status).toBe(200);
  });

  it('gives a wrong password, an unknown user name and a disabled account the same response', async () => {
    const { username, password } = await createStaffAccount();
    const wrongPassword = await trySignIn(username, 'something else');
    const wrongUsername = await trySignIn(unknownUsername, password);
    await sql('UPDATE users SET is_disabled = true WHERE username = $1', [username]);
    const disabledAccount = await trySignIn(username, password);
    for (const response of [wrongPassword, wrongUsername, disabledAccount]) {
      const { code, message } = response.body;
      expect([response.status, code, message]).toEqual([401, 'invalid_credentials', 'Invalid username or password']);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('takes as long for an unknown user name', async () => {
    const { username } = await createStaffAccount();
    const cpuMicroseconds: Record<string, number[]> = { [username]: [], [unknownUsername]: [] };
    for (let round = 0; round < 11; round += 1) {
      for (const loginName of [username, unknownUsername]) {
        const cpuBefore = process.cpuUsage();
        await trySignIn(loginName, 'something else');
        const { user, system } = process.cpuUsage(cpuBefore);
        cpuMicroseconds[loginName]?.push(user + system);
      }
    }
    // CPU time of this process, in which the API runs, since the machine may be busy; the least of each, since other work
    // only adds. Without a hash to compare it would be a tenth.
    const [known = 0, unknown = 0] = Object.values(cpuMicroseconds).map((samples) => Math.min(...samples));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it.each([[{}], [{ username: 'x' }], [{ username: '', password: '' }], [{ username: { $ne: 1 }, password: ['x'] }]])(
    'requires both fields: %j',
    async (body) => {
      const response = await requestApi('/api/auth/login', { method: 'POST', body });
      expect([response.status, response.body['code']]).toEqual([400, 'validation_failed']);
    },
  );

  it('renews a hash that was made at another cost', async () => {
    const { id, username, password } = await createStaffAccount();
    await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [id, await hashCheaply(password)]);
    expect((await trySignIn(username, password)).status).toBe(200);
    const [account] = await sql<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [id]);
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await trySignIn(username, password)).status).toBe(200);
  });
});

describe('the session cookie', () => {
  it('is HttpOnly and SameSite, and ends with the browser session', async () => {
    const { username, password } = await createStaffAccount();
    const { headers } = await trySignIn(username, password);
    const [cookiePair, ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect(cookiePair).toMatch(/^session=s%3A[\w-]{32}\./);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
  });

  it('is bound to the host and to TLS when the public address is https, whatever the proxy reports', async () => {
    const env = { PUBLIC_URL: 'https://bar.example', TRUST_PROXY: 'none' };
    const { baseUrl: appUrl } = await fixture.startApp({ env });
    const { username, password } = await createStaffAccount();
    const { headers } = await trySignIn(username, password, { apiUrl: appUrl });
    const [cookiePair, ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect(cookiePair).toMatch(/^__Host-session=s%3A/);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
    const { headers: signOutHeaders } = await signOut({ cookie: cookiePair ?? '' }, appUrl);
    const deletedCookie = /^__Host-session=; Path=\/; Expires=Thu, 01 Jan 1970 .*; Secure/;
    expect(signOutHeaders.get('set-cookie')).toMatch(deletedCookie);
  });

  it('is set by no call but the sign-in', async () => {
    for (const path of ['/api/auth/status', '/api/site', '/api/reservations', '/api/health/live']) {
      expect([path, (await requestApi(path)).headers.get('set-cookie')]).toEqual([path, null]);
    }
  });
});

describe('signing out', () => {
  it('ends the session and deletes the cookie', async () => {
    const cookie = await signIn();
    const response = await signOut(cookie);
    expect([response.status, response.body]).toEqual([200, { success: true }]);
    expect(response.headers.get('set-cookie')).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await readAuthStatus(cookie)).toEqual(signedOutStatus);
  });

  it('succeeds also without a session', async () => {
    for (const cookie of ['', 'session=s%3Aguessed.signature']) {
      expect((await signOut({ cookie })).body).toEqual({ success: true });
    }
  });
});

describe('a public call', () => {
  it('never reads the session', async () => {
    const cookie = await signIn();
    await sql('ALTER TABLE sessions RENAME TO sessions_away');
    const responses = ['/api/site', '/api/captcha/challenge', '/api/health/live'].map((path) =>
      requestApi(path, { headers: cookie }),
    );
    for (const { status } of await Promise.all(responses)) expect(status).not.toBe(500);
    expect((await requestApi('/api/site', { headers: cookie })).status).toBe(200);
    await sql('ALTER TABLE sessions_away RENAME TO sessions');
  });
});

async function hashCheaply(password: string): Promise<string> {
  const { argon2Sync, randomBytes } = await import('node:crypto');
  const saltBytes = randomBytes(16);
  const hashBytes = argon2Sync('argon2id', {
    message: password,
    nonce: saltBytes,
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 1,
  });
  const [salt, hash] = [saltBytes, hashBytes].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}`;
}
