import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
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
import { hashPassword, isCommonPassword } from '../auth/accounts/password-hash.js';
import { addStaff, changeAccount, isTaken } from '../auth/accounts/staff-accounts.js';
import { backupBeforeUpgrade } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';
import { migrate } from '../platform/database/migrate.js';
import { CommandError, parsed, runCommand } from './run-command.js';

type Command = ReturnType<typeof commandOf>;

const commands: Readonly<Record<string, (source: DataSource, command: Command) => Promise<string>>> = {
  add,
  'set-password': async (source, { username }) => {
    const passwordHash = await hashPassword(await checked(await askPassword()));
    return done(
      username,
      await changeAccount(source, username, { passwordHash }),
      'has a new password and is signed out everywhere.',
    );
  },
  'set-role': async (source, { username, role }) =>
    done(username, await changeAccount(source, username, { role: roleOf(role) }), `is ${role} now, and signed out.`),
  disable: async (source, { username }) =>
    done(username, await changeAccount(source, username, { isDisabled: true }), 'is signed out and cannot sign in.'),
  enable: async (source, { username }) =>
    done(username, await changeAccount(source, username, { isDisabled: false }), 'can sign in again.'),
};
const commandNames = Object.keys(commands);

const usage = `npm run staff -- ${commandNames.join(' | ')} --username <name>
  add also takes --email <address> and, if you like, --first-name, --last-name and --role (host unless said).
  set-role takes --role owner, manager or host.
  add and set-password ask for the password; without a terminal, it is the first line of the input.`;

await runCommand(async () => {
  const command = commandOf(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  const { databaseUrl } = settings;
  await migrate(databaseUrl, backupBeforeUpgrade(settings, new SystemClock().now(), console.log));
  console.log(await withDataSource(databaseUrl, (source) => run(source, command)));
});

function commandOf(args: string[]) {
  const text = { type: 'string' } as const;
  const typed = { type: 'string', default: '' } as const;
  const options = { username: typed, email: typed, 'first-name': text, 'last-name': text, role: typed };
  const { values, positionals } = parsed(usage, { args, options, allowPositionals: true });
  const { username, email, role, 'first-name': firstName = null, 'last-name': lastName = null } = values;
  const [name = ''] = positionals;
  if (positionals.length !== 1) throw new CommandError(usage);
  return { name, username: accountName(username), email: accountName(email), firstName, lastName, role };
}

async function run(source: DataSource, command: Command): Promise<string> {
  const known = commands[command.name];
  if (!known) throw new CommandError(`There is no command '${command.name}', only ${commandNames.join(', ')}.`);
  if (usernameProblem(command.username))
    throw new CommandError('--username must be 2 to 40 letters a-z, digits, dots, - or _.');
  return known(source, command);
}

async function add(source: DataSource, { name: _name, ...staff }: Command): Promise<string> {
  if (!isEmail(staff.email)) throw new CommandError('--email must be an e-mail address.');
  const role = roleOf(staff.role || 'host');
  const password = await checked(await askPassword());
  await addStaff(source, { ...staff, role, password }, new SystemClock().now()).catch((error: unknown) => {
    throw isTaken(error) ? new CommandError('This user name or e-mail is taken already.') : error;
  });
  return `${staff.username} can sign in as ${role}.`;
}

function done(username: string, isKnown: boolean, result: string): string {
  if (!isKnown) throw new CommandError(`There is no user name '${username}'.`);
  return `${username} ${result}`;
}

function roleOf(typed: string): StaffRole {
  if (!isStaffRole(typed)) throw new CommandError(`--role must be one of ${staffRoles.join(', ')}.`);
  return typed;
}

async function checked(password: string): Promise<string> {
  const { passwordMin, passwordLength } = accountLimits;
  if (passwordProblem(password)) {
    throw new CommandError(`The password must have ${passwordMin} to ${passwordLength} characters.`);
  }
  if (await isCommonPassword(password)) throw new CommandError('This password is easy to guess: choose another one.');
  return password;
}

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await ask('Password: ');
  if ((await ask('Once more: ')) !== password) throw new CommandError('The two passwords differ.');
  return password;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

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
