import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { type DocBlock, Shell, readDocBlocks, hasShapeOf } from '../support/doc-blocks';
import { aFolder } from '../support/backups';
import { createEarlierDatabase } from '../support/earlier-version';
import { type SeparateDatabase, createEmptyDatabase } from '../support/separate-database';
import { runScript } from '../support/run-script';
import { createStaffAccount, signIn } from '../support/staff-sign-in';
import { call } from '../support/call';

async function expectAsWritten(shell: Shell, { text, answer }: DocBlock): Promise<void> {
  const { said, code } = await shell.runCommand(text);
  expect([text, code, said]).toEqual([text, 0, said]);
  if (answer?.language === 'text') expect(said).toBe(answer.text);
  if (answer?.language === 'json') {
    expect([said, hasShapeOf(JSON.parse(said), JSON.parse(answer.text))]).toEqual([said, true]);
  }
  expect(said).not.toMatch(/"code":"(internal_error|not_found|malformed_request)"/);
}

const shells: Shell[] = [];
function aShell(env: Record<string, string>): Shell {
  const shell = new Shell(env);
  shells.push(shell);
  return shell;
}
afterEach(() => shells.splice(0).forEach((shell) => shell.close()));

it('docs/api.md: what it says to type works, and answers what it says', async () => {
  const account = await createStaffAccount();
  const { username, password } = account;
  const headers = await signIn(baseUrl, account);
  expect((await call('/api/admin/sample', { method: 'POST', headers })).status).toBeLessThan(300);
  const shell = aShell({ SITE: baseUrl, STAFF_USERNAME: username, STAFF_PASSWORD: password });
  const blocks = readDocBlocks('docs/api.md');
  expect(blocks.length).toBeGreaterThan(8);
  for (const block of blocks) await expectAsWritten(shell, block);
});

let other: SeparateDatabase;
let another: SeparateDatabase;
let api: ApiProcess | null = null;
const home = aFolder();
const metricsToken = 'a-token-that-is-long-enough';
const usual = () => ({ DATABASE_URL: other.url, DATA_DIR: `${home}/data`, METRICS_TOKEN: metricsToken });

beforeAll(async () => {
  other = await createEmptyDatabase('operated');
  another = await createEmptyDatabase('moved');
  await runScript('migrate.mjs', { DATABASE_URL: other.url });
});
afterAll(async () => {
  await other.drop();
  await another.drop();
});

async function openApi(): Promise<string> {
  api ??= await startApi({ ...usual(), PORT: '0' });
  return api.url;
}

async function closeApi(): Promise<void> {
  await api?.stop();
  api = null;
}

it('docs/operations.md: what it says to type works', async () => {
  let shell = aShell({ ...usual(), HOME: home, SITE: await openApi() });
  for (const block of readDocBlocks('docs/operations.md')) {
    if (block.condition === 'Strapec is closed') await closeApi();
    if (block.condition === 'Strapec is open') shell = aShell({ ...usual(), HOME: home, SITE: await openApi() });
    await expectAsWritten(shell, block);
  }
  await closeApi();
  expect(await other.query('SELECT username, is_disabled FROM users')).toEqual([
    { username: 'jana', is_disabled: true },
  ]);
});

it('docs/upgrade.md: what it says to type works', async () => {
  other = await createEarlierDatabase('operated');
  await runScript('../../dist/main.js', { ...usual(), HOST: '203.0.113.1', PORT: '1' }); // upgrades, and ends there
  const shell = aShell({ ...usual(), HOME: home, OTHER_DATABASE_URL: another.url });
  const blocks = readDocBlocks('docs/upgrade.md');
  expect(blocks).toHaveLength(2);
  for (const block of blocks) await expectAsWritten(shell, block);
  expect(await another.query('SELECT count(*)::int AS count FROM dining_tables')).toEqual([{ count: 9 }]);
});
