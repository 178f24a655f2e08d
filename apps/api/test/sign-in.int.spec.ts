import { describe, expect, it } from '@jest/globals';
import { call } from './support/call';
import { aStaffAccount, cookieOf, login, signIn } from './support/sign-in';

interface Status {
  authenticated: boolean;
  user: Record<string, unknown> | null;
}

const status = async (headers: Record<string, string> = {}) =>
  (await call<Status>('/api/auth/status', { headers })).body;

describe('signing in', () => {
  it('takes a user name or an e-mail, in any case', async () => {
    const { id, username, email, password } = await aStaffAccount();
    for (const name of [username, username.toUpperCase(), email, ` ${email.toUpperCase()} `]) {
      const answer = await login(name, password);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const user = { id, username, email, firstName: 'Jana', lastName: null, profileImageUrl: null };
      expect(answer.body).toEqual({ user });
      expect(await status(cookieOf(answer))).toEqual({ authenticated: true, user });
    }
  });
});
