import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import {
  type StaffRole,
  accountLimits,
  accountName,
  isEmail,
  isStaffRole,
  passwordProblem,
  staffRoles,
  usernameProblem,
} from '@strapec/domain';
import type { DataSource } from 'typeorm';
import { isCommonPassword } from '../auth/accounts/password-hash.js';
import { addStaff, setStaffDisabled, setStaffPassword, setStaffRole } from '../auth/accounts/staff-accounts.js';
import { backupBeforeUpgrade } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { reasonOf } from '../reason-of.js';

/** The parsed command line: `add --username jana --email jana@bar.example`. */
interface StaffCommand {
  name: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** Empty if not given. */
  role: string;
}

interface Surroundings {
  source: DataSource;
  now: Date;
  /** Only called by commands that need a password. */
  askPassword: () => Promise<string>;
}

class StaffCommandError extends Error {}

type Run = (command: StaffCommand, surroundings: Surroundings) => Promise<string>;

const commands: Readonly<Record<string, Run>> = {
  add,
  'set-password': setPassword,
  'set-role': setRole,
  disable: (command, { source }) => setDisabled(command, source, true),
  enable: (command, { source }) => setDisabled(command, source, false),
};

const staffCommandNames = Object.keys(commands);

async function runStaffCommand(typed: StaffCommand, surroundings: Surroundings): Promise<string> {
  const run = commands[typed.name];
  if (!run) throw new StaffCommandError(`There is no command '${typed.name}', only ${staffCommandNames.join(', ')}.`);
  const command = { ...typed, username: accountName(typed.username), email: accountName(typed.email) };
  if (usernameProblem(command.username)) {
    throw new StaffCommandError('--username must be 2 to 40 letters a-z, digits, dots, - or _.');
  }
  return run(command, surroundings);
}

async function add(
  { name: _name, ...staff }: StaffCommand,
  { source, now, askPassword }: Surroundings,
): Promise<string> {
  if (!isEmail(staff.email)) throw new StaffCommandError('--email must be an e-mail address.');
  const role = roleOf(staff.role || 'host');
  const password = await checked(await askPassword());
  await addStaff(source, { ...staff, role, password }, now).catch((error: unknown) => {
    const isTaken = (error as { code?: unknown }).code === '23505';
    throw isTaken ? new StaffCommandError('Somebody has this user name or e-mail already.') : error;
  });
  return `${staff.username} can sign in as ${role}.`;
}

async function setPassword({ username }: StaffCommand, { source, askPassword }: Surroundings): Promise<string> {
  const password = await checked(await askPassword());
  return known(
    username,
    await setStaffPassword(source, username, password),
    'has a new password and is signed out everywhere.',
  );
}

async function setRole({ username, role }: StaffCommand, { source }: Surroundings): Promise<string> {
  return known(username, await setStaffRole(source, username, roleOf(role)), `is ${role} now, and signed out.`);
}

async function setDisabled({ username }: StaffCommand, source: DataSource, isDisabled: boolean): Promise<string> {
  const isKnown = await setStaffDisabled(source, username, isDisabled);
  return known(username, isKnown, isDisabled ? 'is signed out and cannot sign in.' : 'can sign in again.');
}

function known(username: string, isKnown: boolean, done: string): string {
  if (!isKnown) throw new StaffCommandError(`Nobody has the user name '${username}'.`);
  return `${username} ${done}`;
}

function roleOf(typed: string): StaffRole {
  if (!isStaffRole(typed)) throw new StaffCommandError(`--role must be one of ${staffRoles.join(', ')}.`);
  return typed;
}

async function checked(password: string): Promise<string> {
  const { passwordMin, passwordLength } = accountLimits;
  if (passwordProblem(password)) {
    throw new StaffCommandError(`The password must have ${passwordMin} to ${passwordLength} characters.`);
  }
  if (await isCommonPassword(password))
    throw new StaffCommandError('This password is easy to guess: choose another one.');
  return password;
}

const usage = `npm run staff -- ${staffCommandNames.join(' | ')} --username <name>
  add also takes --email <address> and, if you like, --first-name, --last-name and --role (host unless said).
  set-role takes --role owner, manager or host.
  add and set-password ask for the password; when nobody is there to be asked, it is the first line of the input.`;

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
