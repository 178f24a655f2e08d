import { beforeEach, describe, expect, it } from '@jest/globals';
import { call } from '../support/call';
import { fixture } from '../support/fixture';
import { runScript } from '../support/run-script';
import { cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const staff = (line: string, input?: string) =>
  runScript(
    '../../dist/commands/staff.js',
    { DATABASE_URL: databaseUrl },
    { args: line.split(' '), ...(input ? { input } : {}) },
  );

// an address that is not ours: it ends after the database is ready
const start = (env: Record<string, string> = {}) =>
  runScript('../../dist/main.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: fixture.dataDir,
    LOG_LEVEL: 'debug',
    PORT: '1',
    HOST: '203.0.113.1',
    ...env,
  });
const count = async (table: string): Promise<number> =>
  (await sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;

beforeEach(() => sql('DELETE FROM users'));

describe('the first start', () => {
  it('makes one account whose password it shows once, also when two start together', async () => {
    const both = await Promise.all([start(), start()]);
    const said = both.map((one) => one.said).join('');
    const passwords = [...said.matchAll(/password {4}(\S+)/g)].map(([, password]) => password ?? '');
    expect([passwords.length, await count('users'), await count('admin_users')]).toEqual([1, 1, 1]);
    expect(passwords[0]).toMatch(/^[\w-]{16}$/);
    expect((await trySignIn('admin', passwords[0] ?? '')).status).toBe(200);
    expect((await trySignIn('admin@example.com', passwords[0] ?? '')).status).toBe(200);
    expect((await start()).said).not.toMatch(/password/);
  });

  it('takes the account that the environment names, and says nothing', async () => {
    const env = { ADMIN_USERNAME: 'Zuzana', ADMIN_EMAIL: 'Zuzana@bar.example', ADMIN_PASSWORD: 'a glass of dunaj' };
    expect((await start({ ...env, ADMIN_PASSWORD: 'qwertyuiop' })).said).toMatch(
      /\n {2}- ADMIN_PASSWORD is easy to guess/,
    );
    expect((await start(env)).said).not.toMatch(/dunaj|first member/);
    expect((await trySignIn('zuzana', 'a glass of dunaj')).status).toBe(200);
  });

  it('leaves a database alone that has staff', async () => {
    await staff('add --username eva --email eva@bar.example', 'a glass of alibernet\n');
    await start({ ADMIN_PASSWORD: 'a glass of dunaj' });
    expect(await count('users')).toBe(1);
  });
});

describe('npm run staff', () => {
  const password = 'a glass of alibernet';
  const addEva = () => staff('add --username Eva --email Eva@bar.example --first-name Eva', `${password}\nmore\n`);

  it('adds somebody, once', async () => {
    expect(await addEva()).toEqual({ code: 0, said: 'eva can sign in as host.\n' });
    const { body } = await trySignIn('eva@bar.example', password);
    expect(body.user).toMatchObject({ username: 'eva', email: 'eva@bar.example', firstName: 'Eva', lastName: null });
    expect(await addEva()).toEqual({ code: 1, said: 'This user name or e-mail is taken already.\n' });
  });

  it('sets a password, and the old one and all sessions are gone', async () => {
    await addEva();
    const cookie = cookieOf(await trySignIn('eva', password));
    const other = await signIn();
    const { code, said } = await staff('set-password --username eva', 'a glass of pálava\n');
    expect([code, said]).toEqual([0, 'eva has a new password and is signed out everywhere.\n']);
    expect((await call('/api/reservations', { headers: cookie })).status).toBe(401);
    expect((await call('/api/reservations', { headers: other })).status).toBe(200);
    expect((await trySignIn('eva', password)).status).toBe(401);
    expect((await trySignIn('eva', 'a glass of pálava')).status).toBe(200);
  });

  it('shuts somebody out and lets them in again', async () => {
    await addEva();
    const cookie = cookieOf(await trySignIn('eva', password));
    expect((await staff('disable --username eva')).said).toBe('eva is signed out and cannot sign in.\n');
    expect((await call('/api/reservations', { headers: cookie })).status).toBe(401);
    expect((await trySignIn('eva', password)).status).toBe(401);
    expect((await staff('enable --username eva')).said).toBe('eva can sign in again.\n');
    expect((await trySignIn('eva', password)).status).toBe(200);
    expect((await call('/api/reservations', { headers: cookie })).status).toBe(401);
  });

  it.each([
    ['add --username eva --email eva', 'long enough!', /--email must be/],
    ['add --username e/va --email eva@bar.example', 'long enough!', /--username must be/],
    ['add --username eva --email eva@bar.example', 'short', /10 to 200 characters/],
    ['add --username eva --email eva@bar.example', '', /10 to 200 characters/],
    ['add --username eva --email eva@bar.example', 'qwertyuiop', /easy to guess/],
    ['set-password --username nobody', 'long enough!', /There is no user name 'nobody'/],
    ['disable --username nobody', '', /There is no user name/],
    ['remove --username eva', '', /no command 'remove', only add, set-password, set-role, disable, enable/],
    ['add --password secret', '', /^npm run staff -- add \|/],
  ])('says what is wrong with: %s', async (line, input, message) => {
    const { code, said } = await staff(line, `${input}\n`);
    expect([code, said]).toEqual([1, expect.stringMatching(message)]);
    expect(await count('users')).toBe(0);
  });
});
