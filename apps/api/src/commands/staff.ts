import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type StaffCommand, StaffCommandError, runStaffCommand, staffCommandNames } from './run-staff-command.js';
import { backupBeforeUpgrade } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { reasonOf } from '../reason-of.js';

const usage = `npm run staff -- ${staffCommandNames.join(' | ')} --username <name>
  add also takes --email <address> and, if you like, --first-name, --last-name and --role (host unless said).
  set-role takes --role owner, manager or host.
  add and set-password ask for the password; without a terminal, it is the first line of the input.`;

try {
  const command = commandOf(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  const { databaseUrl } = settings;
  const now = new SystemClock().now();
  await migrate(databaseUrl, backupBeforeUpgrade(settings, now, console.log));
  console.log(await withDataSource(databaseUrl, (source) => runStaffCommand(command, { source, now, askPassword })));
} catch (error) {
  console.error(error instanceof StaffCommandError ? error.message : reasonOf(error));
  process.exitCode = 1;
}

function commandOf(args: string[]): StaffCommand {
  const text = { type: 'string' } as const;
  const typed = { type: 'string', default: '' } as const;
  const options = { username: typed, email: typed, 'first-name': text, 'last-name': text, role: typed };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { username, email, role, 'first-name': firstName = null, 'last-name': lastName = null } = values;
    if (positionals.length !== 1) throw new StaffCommandError(usage);
    return { name: positionals[0] ?? '', username, email, firstName, lastName, role };
  } catch {
    throw new StaffCommandError(usage);
  }
}

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await ask('Password: ');
  if ((await ask('Once more: ')) !== password) throw new StaffCommandError('The two passwords differ.');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** Asks a question; the answer is not shown. */
async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}
