import { beforeEach, describe, expect, it } from '@jest/globals';
import { requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { runScript } from '../support/run-script';
import { cookieOf, trySignIn, signIn } from '../support/staff-sign-in';
import { sql } from '../support/sql';

const runStaffCommand = (commandLine: string, input?: string) =>
  runScript(
    '../../dist/commands/staff.js',
    { DATABASE_URL: databaseUrl },
    { args: commandLine.split(' '), ...(input ? { input } : {}) },
  );

// it cannot listen on this address, and so ends after the first account is made
const startApi = (env: Record<string, string> = {}) =>
  runScript('../../dist/main.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: fixture.dataDir,
    LOG_LEVEL: 'debug',
    PORT: '1',
    HOST: '203.0.113.1',
    ...env,
  });
const countRows = async (table: string): Promise<number> =>
  (await sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;

beforeEach(() => sql('DELETE FROM users'));

describe('the first start of the API', () => {
  it('creates one account and prints its password once, also when two processes start together', async () => {
    const startups = await Promise.all([startApi(), startApi()]);
    const printedText = startups.map((startup) => startup.output).join('');
    const passwords = [...printedText.matchAll(/password {4}(\S+)/g)].map(([, password]) => password ?? '');
    expect([passwords.length, await countRows('users'), await countRows('admin_users')]).toEqual([1, 1, 1]);
    expect(passwords[0]).toMatch(/^[\w-]{16}$/);
    expect((await trySignIn('admin', passwords[0] ?? '')).status).toBe(200);
    expect((await trySignIn('admin@example.com', passwords[0] ?? '')).status).toBe(200);
    expect((await startApi()).output).not.toMatch(/password/);
  });

  it('creates the account of the environment variables, and prints no password', async () => {
    const env = { ADMIN_USERNAME: 'Zuzana', ADMIN_EMAIL: 'Zuzana@bar.example', ADMIN_PASSWORD: 'a glass of dunaj' };
    expect((await startApi({ ...env, ADMIN_PASSWORD: 'qwertyuiop' })).output).toMatch(
      /\n {2}- ADMIN_PASSWORD is easy to guess/,
    );
    expect((await startApi(env)).output).not.toMatch(/dunaj|first member/);
    expect((await trySignIn('zuzana', 'a glass of dunaj')).status).toBe(200);
  });

  it('creates no account where the database has one', async () => {
    await runStaffCommand('add --username eva --email eva@bar.example', 'a glass of alibernet\n');
    await startApi({ ADMIN_PASSWORD: 'a glass of dunaj' });
    expect(await countRows('users')).toBe(1);
  });
});

describe('npm run staff', () => {
  const password = 'a glass of alibernet';
  const addEva = () =>
    runStaffCommand('add --username Eva --email Eva@bar.example --first-name Eva', `${password}\nmore\n`);

  it('adds an account once', async () => {
    expect(await addEva()).toEqual({ exitCode: 0, output: 'eva can sign in as host.\n' });
    const { body } = await trySignIn('eva@bar.example', password);
    expect(body.user).toMatchObject({ username: 'eva', email: 'eva@bar.example', firstName: 'Eva', lastName: null });
    expect(await addEva()).toEqual({ exitCode: 1, output: 'This user name or e-mail is taken already.\n' });
  });

  it('sets a password, which ends the old one and all sessions of the account', async () => {
    await addEva();
    const cookie = cookieOf(await trySignIn('eva', password));
    const otherCookie = await signIn();
    const { exitCode, output: printedText } = await runStaffCommand(
      'set-password --username eva',
      'a glass of pálava\n',
    );
    expect([exitCode, printedText]).toEqual([0, 'eva has a new password and is signed out everywhere.\n']);
    expect((await requestApi('/api/reservations', { headers: cookie })).status).toBe(401);
    expect((await requestApi('/api/reservations', { headers: otherCookie })).status).toBe(200);
    expect((await trySignIn('eva', password)).status).toBe(401);
    expect((await trySignIn('eva', 'a glass of pálava')).status).toBe(200);
  });

  it('disables and enables an account', async () => {
    await addEva();
    const cookie = cookieOf(await trySignIn('eva', password));
    expect((await runStaffCommand('disable --username eva')).output).toBe('eva is signed out and cannot sign in.\n');
    expect((await requestApi('/api/reservations', { headers: cookie })).status).toBe(401);
    expect((await trySignIn('eva', password)).status).toBe(401);
    expect((await runStaffCommand('enable --username eva')).output).toBe('eva can sign in again.\n');
    expect((await trySignIn('eva', password)).status).toBe(200);
    expect((await requestApi('/api/reservations', { headers: cookie })).status).toBe(401);
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
  ])('refuses, and prints why: %s', async (commandLine, input, printedPattern) => {
    const { exitCode, output: printedText } = await runStaffCommand(commandLine, `${input}\n`);
    expect([exitCode, printedText]).toEqual([1, expect.stringMatching(printedPattern)]);
    expect(await countRows('users')).toBe(0);
  });
});
