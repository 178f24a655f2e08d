import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import {
  type StaffRole,
  accountLimits,
  normalUsername,
  isEmail,
  isStaffRole,
  passwordError,
  staffRoles,
  usernameError,
} from '@strapec/domain';
import type { DataSource } from 'typeorm';
import { hashPassword, isCommonPassword } from '../auth/accounts/password-hash.js';
import { addStaff, changeAccount, isUniqueViolation } from '../auth/accounts/staff-accounts.js';
import { backupBeforeUpgrade } from '../operations/backup/run-backup.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';
import type { User } from '../platform/database/entities/staff/user.entity.js';
import { migrate } from '../platform/database/migrate.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';

type Command = ReturnType<typeof parseCommand>;

/** Each ends the sessions of the account. */
const accountChanges: Readonly<Record<string, (command: Command) => AccountChange | Promise<AccountChange>>> = {
  'set-password': async () => ({
    change: { passwordHash: await hashPassword(await checkPassword(await askPassword())) },
    result: 'has a new password and is signed out everywhere.',
  }),
  'set-role': ({ role }) => ({ change: { role: parseRole(role) }, result: `is ${role} now, and signed out.` }),
  disable: () => ({ change: { isDisabled: true }, result: 'is signed out and cannot sign in.' }),
  enable: () => ({ change: { isDisabled: false }, result: 'can sign in again.' }),
};

interface AccountChange {
  change: Partial<User>;
  /** After the user name. */
  result: string;
}

const commandNames = ['add', ...Object.keys(accountChanges)];
const usage = `npm run staff -- ${commandNames.join(' | ')} --username <name>
  add also takes --email <address> and, if you like, --first-name, --last-name and --role (host unless said).
  set-role takes --role owner, manager or host.
  add and set-password ask for the password; without a terminal, it is the first line of the input.`;

await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  const { databaseUrl } = settings;
  await migrate(databaseUrl, backupBeforeUpgrade(settings, new SystemClock().now(), console.log));
  console.log(await withDataSource(databaseUrl, (source) => executeCommand(source, command)));
});

function parseCommand(args: string[]) {
  const optionalText = { type: 'string' } as const;
  const textOption = { type: 'string', default: '' } as const;
  const options = {
    username: textOption,
    email: textOption,
    'first-name': optionalText,
    'last-name': optionalText,
    role: textOption,
  };
  const { values, positionals } = parseArguments(usage, { args, options, allowPositionals: true });
  const { username, email, role, 'first-name': firstName = null, 'last-name': lastName = null } = values;
  const [name = ''] = positionals;
  if (positionals.length !== 1) throw new CommandError(usage);
  return { name, username: normalUsername(username), email: normalUsername(email), firstName, lastName, role };
}

async function executeCommand(source: DataSource, command: Command): Promise<string> {
  const { name, username } = command;
  if (!commandNames.includes(name))
    throw new CommandError(`There is no command '${name}', only ${commandNames.join(', ')}.`);
  if (usernameError(username)) throw new CommandError('--username must be 2 to 40 letters a-z, digits, dots, - or _.');
  const accountChange = await accountChanges[name]?.(command);
  if (!accountChange) return addStaffMember(source, command);
  const isKnown = await changeAccount(source, username, accountChange.change);
  if (!isKnown) throw new CommandError(`There is no user name '${username}'.`);
  return `${username} ${accountChange.result}`;
}

async function addStaffMember(source: DataSource, { name: _name, ...staff }: Command): Promise<string> {
  if (!isEmail(staff.email)) throw new CommandError('--email must be an e-mail address.');
  const role = parseRole(staff.role || 'host');
  const password = await checkPassword(await askPassword());
  await addStaff(source, { ...staff, role, password }, new SystemClock().now()).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new CommandError('This user name or e-mail is taken already.') : error;
  });
  return `${staff.username} can sign in as ${role}.`;
}

function parseRole(input: string): StaffRole {
  if (!isStaffRole(input)) throw new CommandError(`--role must be one of ${staffRoles.join(', ')}.`);
  return input;
}

async function checkPassword(password: string): Promise<string> {
  const { passwordMin, passwordLength } = accountLimits;
  if (passwordError(password)) {
    throw new CommandError(`The password must have ${passwordMin} to ${passwordLength} characters.`);
  }
  if (await isCommonPassword(password)) throw new CommandError('This password is easy to guess: choose another one.');
  return password;
}

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFirstLine();
  const password = await askHidden('Password: ');
  if ((await askHidden('Once more: ')) !== password) throw new CommandError('The two passwords differ.');
  return password;
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

async function askHidden(question: string): Promise<string> {
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silentOutput, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}
