import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { type DocBlock, Shell, readDocBlocks, hasShapeOf } from '../support/doc-blocks';
import { createFolder } from '../support/backups';
import { createEarlierDatabase } from '../support/earlier-version';
import { type SeparateDatabase, createEmptyDatabase } from '../support/separate-database';
import { runScript } from '../support/run-script';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { requestApi } from '../support/request-api';

async function expectDocumentedOutput(shell: Shell, { text: command, expectedOutput }: DocBlock): Promise<void> {
  const { output, exitCode } = await shell.runCommand(command);
  expect([command, exitCode, output]).toEqual([command, 0, output]);
  if (expectedOutput?.language === 'text') expect(output).toBe(expectedOutput.text);
  if (expectedOutput?.language === 'json') {
    expect([output, hasShapeOf(JSON.parse(output), JSON.parse(expectedOutput.text))]).toEqual([output, true]);
  }
  expect(output).not.toMatch(/"code":"(internal_error|not_found|malformed_request)"/);
}

const shells: Shell[] = [];
function openShell(env: Record<string, string>): Shell {
  const shell = new Shell(env);
  shells.push(shell);
  return shell;
}
afterEach(() => shells.splice(0).forEach((shell) => shell.close()));

it('every command in docs/api.md works and prints the documented answer', async () => {
  const account = await createStaffAccount();
  const { username, password } = account;
  const headers = await signIn(baseUrl, account);
  expect((await requestApi('/api/admin/sample', { method: 'POST', headers })).status).toBeLessThan(300);
  const shell = openShell({ SITE: baseUrl, STAFF_USERNAME: username, STAFF_PASSWORD: password });
  const blocks = readDocBlocks('docs/api.md');
  expect(blocks.length).toBeGreaterThan(8);
  for (const block of blocks) await expectDocumentedOutput(shell, block);
});

let venueDatabase: SeparateDatabase;
let targetDatabase: SeparateDatabase;
let api: ApiProcess | null = null;
const home = createFolder();
const metricsToken = 'a-token-that-is-long-enough';
const venueEnv = () => ({ DATABASE_URL: venueDatabase.url, DATA_DIR: `${home}/data`, METRICS_TOKEN: metricsToken });

beforeAll(async () => {
  venueDatabase = await createEmptyDatabase('operated');
  targetDatabase = await createEmptyDatabase('moved');
  await runScript('migrate.mjs', { DATABASE_URL: venueDatabase.url });
});
afterAll(async () => {
  await venueDatabase.drop();
  await targetDatabase.drop();
});

async function startApiOnce(): Promise<string> {
  api ??= await startApi({ ...venueEnv(), PORT: '0' });
  return api.url;
}

async function stopApi(): Promise<void> {
  await api?.stop();
  api = null;
}

it('every command in docs/operations.md works', async () => {
  let shell = openShell({ ...venueEnv(), HOME: home, SITE: await startApiOnce() });
  for (const block of readDocBlocks('docs/operations.md')) {
    if (block.condition === 'Strapec is closed') await stopApi();
    if (block.condition === 'Strapec is open')
      shell = openShell({ ...venueEnv(), HOME: home, SITE: await startApiOnce() });
    await expectDocumentedOutput(shell, block);
  }
  await stopApi();
  expect(await venueDatabase.query('SELECT username, is_disabled FROM users')).toEqual([
    { username: 'jana', is_disabled: true },
  ]);
});

it('every command in docs/upgrade.md works', async () => {
  venueDatabase = await createEarlierDatabase('operated');
  await runScript('../../dist/main.js', { ...venueEnv(), HOST: '203.0.113.1', PORT: '1' }); // upgrades the database, then ends: this machine does not have the address
  const shell = openShell({ ...venueEnv(), HOME: home, OTHER_DATABASE_URL: targetDatabase.url });
  const blocks = readDocBlocks('docs/upgrade.md');
  expect(blocks).toHaveLength(2);
  for (const block of blocks) await expectDocumentedOutput(shell, block);
  expect(await targetDatabase.query('SELECT count(*)::int AS count FROM dining_tables')).toEqual([{ count: 9 }]);
});
