import { describe, expect, it } from '@jest/globals';
import { type Answer, call } from '../support/call';
import { fixture } from '../support/fixture';
import { createStaffAccount, cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

interface Status {
  authenticated: boolean;
  user: Record<string, unknown> | null;
}

const nobody = { authenticated: false, user: null };
const status = async (headers: Record<string, string> = {}): Promise<Status> =>
  (await call<Status>('/api/auth/status', { headers })).body;
const logout = (headers: Record<string, string> = {}): Promise<Answer> =>
  call('/api/auth/logout', { method: 'POST', headers });

describe('signing in', () => {
  it('takes a user name or an e-mail, in any case', async () => {
    const { id, username, email, password } = await createStaffAccount();
    for (const name of [username, username.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      const answer = await trySignIn(name, password);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const user = { id, username, email, firstName: 'Jana', lastName: null, profileImageUrl: null, role: 'owner' };
      expect(answer.body).toEqual({ user });
      expect(await status(cookieOf(answer))).toEqual({ authenticated: true, user });
    }
  });

  it('does not mind how a keyboard writes an accent', async () => {
    const { username } = await createStaffAccount('tramín červený'.normalize('NFC'));
    expect((await trySignIn(username, 'tramín červený'.normalize('NFD'))).status).toBe(200);
  });

  it('answers a wrong password, a wrong name and a disabled account with the same words', async () => {
    const { username, password } = await createStaffAccount();
    const wrong = await trySignIn(username, 'something else');
    const unknown = await trySignIn('nobody', password);
    await sql('UPDATE users SET is_disabled = true WHERE username = $1', [username]);
    const disabled = await trySignIn(username, password);
    for (const answer of [wrong, unknown, disabled]) {
      const { code, message } = answer.body;
      expect([answer.status, code, message]).toEqual([401, 'invalid_credentials', 'Invalid username or password']);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('takes as long for a name that nobody has', async () => {
    const { username } = await createStaffAccount();
    const times: Record<string, number[]> = { [username]: [], nobody: [] };
    for (let round = 0; round < 11; round += 1) {
      for (const name of [username, 'nobody']) {
        const begin = process.cpuUsage();
        await trySignIn(name, 'something else');
        const { user, system } = process.cpuUsage(begin);
        times[name]?.push(user + system);
      }
    }
    // Work of this process, which is the API's too, not time that passes: others may have the machine. The least of each:
    // what else is done meanwhile only ever adds. Without a hash to compare it is a tenth.
    const [known = 0, unknown = 0] = Object.values(times).map((all) => Math.min(...all));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it.each([[{}], [{ username: 'x' }], [{ username: '', password: '' }], [{ username: { $ne: 1 }, password: ['x'] }]])(
    'asks for both fields: %j',
    async (body) => {
      const answer = await call('/api/auth/login', { method: 'POST', body });
      expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed']);
    },
  );

  it('renews a hash that was made at another cost', async () => {
    const { id, username, password } = await createStaffAccount();
    await sql('UPDATE users SET password_hash = $2 WHERE id = $1', [id, await cheapHashOf(password)]);
    expect((await trySignIn(username, password)).status).toBe(200);
    const [row] = await sql<{ password_hash: string }>('SELECT password_hash FROM users WHERE id = $1', [id]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await trySignIn(username, password)).status).toBe(200);
  });
});

describe('the cookie', () => {
  it('is out of reach of scripts and of other sites, and ends with the browser', async () => {
    const { username, password } = await createStaffAccount();
    const { headers } = await trySignIn(username, password);
    const [pair, ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect(pair).toMatch(/^session=s%3A[\w-]{32}\./);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
  });

  it('is bound to the host and to TLS where the public address is https, whatever the proxy forgets to say', async () => {
    const { baseUrl: at } = await fixture.startApp({ env: { PUBLIC_URL: 'https://bar.example', TRUST_PROXY: 'none' } });
    const { username, password } = await createStaffAccount();
    const { headers } = await trySignIn(username, password, { at });
    const [pair, ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect(pair).toMatch(/^__Host-session=s%3A/);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
    const out = await call('/api/auth/logout', { method: 'POST', at, headers: { cookie: pair ?? '' } });
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; Path=\/; Expires=Thu, 01 Jan 1970 .*; Secure/);
  });

  it('is set by nothing but signing in', async () => {
    for (const path of ['/api/auth/status', '/api/site', '/api/reservations', '/api/health/live']) {
      expect([path, (await call(path)).headers.get('set-cookie')]).toEqual([path, null]);
    }
  });
});

describe('signing out', () => {
  it('ends the session and takes the cookie away', async () => {
    const cookie = await signIn();
    const answer = await logout(cookie);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await status(cookie)).toEqual(nobody);
  });

  it('succeeds also when nobody is signed in', async () => {
    for (const cookie of ['', 'session=s%3Aguessed.signature']) {
      expect((await logout({ cookie })).body).toEqual({ success: true });
    }
  });
});

describe('a public call', () => {
  it('never looks at the session', async () => {
    const cookie = await signIn();
    await sql('ALTER TABLE sessions RENAME TO sessions_away');
    const answers = ['/api/site', '/api/captcha/challenge', '/api/health/live'].map((path) =>
      call(path, { headers: cookie }),
    );
    for (const { status } of await Promise.all(answers)) expect(status).not.toBe(500);
    expect((await call('/api/site', { headers: cookie })).status).toBe(200);
    await sql('ALTER TABLE sessions_away RENAME TO sessions');
  });
});

async function cheapHashOf(password: string): Promise<string> {
  const { argon2Sync, randomBytes } = await import('node:crypto');
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 1,
  });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}`;
}
