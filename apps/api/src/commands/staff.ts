import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import {
  type StaffRole,
  accountLimits,
  toLoginName,
  isEmail,
  isStaffRole,
  checkNewPassword,
  staffRoles,
  checkUsername,
} from '@strapec/domain';
import type { DataSource } from 'typeorm';
import { hashPassword, isCommonPassword } from '../auth/accounts/password-hash.js';
import { addAccount, changeAccount, isUniqueViolation } from '../auth/accounts/staff-accounts.js';
import { createMigrationBackupHook } from '../operations/backup/run-backup.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { withDataSource } from '../platform/database/data-source.js';
import type { Account } from '../platform/database/entities/staff/account.entity.js';
import { migrate } from '../platform/database/migrate.js';
import { CommandError, parseArguments, runCommand } from './run-command.js';

type Command = ReturnType<typeof parseCommand>;

/** Each ends the sessions of the account. */
const accountChangeFactories: Readonly<Record<string, (command: Command) => AccountChange | Promise<AccountChange>>> = {
  'set-password': async () => ({
    fields: { passwordHash: await hashPassword(await requireAcceptablePassword(await askPassword())) },
    outcomeText: 'has a new password and is signed out everywhere.',
  }),
  'set-role': ({ role }) => ({ fields: { role: parseRole(role) }, outcomeText: `is ${role} now, and signed out.` }),
  disable: () => ({ fields: { isDisabled: true }, outcomeText: 'is signed out and cannot sign in.' }),
  enable: () => ({ fields: { isDisabled: false }, outcomeText: 'can sign in again.' }),
};

interface AccountChange {
  fields: Partial<Account>;
  /** After the user name. */
  outcomeText: string;
}

const subcommandNames = ['add', ...Object.keys(accountChangeFactories)];
const usage = `npm run staff -- ${subcommandNames.join(' | ')} --username <name>
  add also takes --email <address> and, if you like, --first-name, --last-name and --role (host unless said).
  set-role takes --role owner, manager or host.
  add and set-password ask for the password; without a terminal, it is the first line of the input.`;

await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  const { databaseUrl } = settings;
  await migrate(databaseUrl, createMigrationBackupHook(settings, new SystemClock().now(), console.log));
  console.log(await withDataSource(databaseUrl, (source) => runSubcommand(source, command)));
});

function parseCommand(args: string[]) {
  const optionalTextOption = { type: 'string' } as const;
  const textOption = { type: 'string', default: '' } as const;
  const options = {
    username: textOption,
    email: textOption,
    'first-name': optionalTextOption,
    'last-name': optionalTextOption,
    role: textOption,
  };
  const { values, positionals } = parseArguments(usage, { args, options, allowPositionals: true });
  const { username, email, role, 'first-name': firstName = null, 'last-name': lastName = null } = values;
  const [subcommand = ''] = positionals;
  if (positionals.length !== 1) throw new CommandError(usage);
  return { subcommand, username: toLoginName(username), email: toLoginName(email), firstName, lastName, role };
}

async function runSubcommand(source: DataSource, command: Command): Promise<string> {
  const { subcommand, username } = command;
  if (!subcommandNames.includes(subcommand))
    throw new CommandError(`There is no command '${subcommand}', only ${subcommandNames.join(', ')}.`);
  if (checkUsername(username)) throw new CommandError('--username must be 2 to 40 letters a-z, digits, dots, - or _.');
  const accountChange = await accountChangeFactories[subcommand]?.(command);
  if (!accountChange) return addStaffMember(source, command);
  const isAccountFound = await changeAccount(source, username, accountChange.fields);
  if (!isAccountFound) throw new CommandError(`There is no user name '${username}'.`);
  return `${username} ${accountChange.outcomeText}`;
}

async function addStaffMember(source: DataSource, { subcommand: _subcommand, ...staff }: Command): Promise<string> {
  if (!isEmail(staff.email)) throw new CommandError('--email must be an e-mail address.');
  const role = parseRole(staff.role || 'host');
  const password = await requireAcceptablePassword(await askPassword());
  await addAccount(source, { ...staff, role, password }, new SystemClock().now()).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new CommandError('This user name or e-mail is taken already.') : error;
  });
  return `${staff.username} can sign in as ${role}.`;
}

function parseRole(input: string): StaffRole {
  if (!isStaffRole(input)) throw new CommandError(`--role must be one of ${staffRoles.join(', ')}.`);
  return input;
}

async function requireAcceptablePassword(password: string): Promise<string> {
  const { minPasswordLength, maxPasswordLength } = accountLimits;
  if (checkNewPassword(password)) {
    throw new CommandError(`The password must have ${minPasswordLength} to ${maxPasswordLength} characters.`);
  }
  if (await isCommonPassword(password)) throw new CommandError('This password is easy to guess: choose another one.');
  return password;
}

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFirstLine();
  const password = await askSecret('Password: ');
  if ((await askSecret('Once more: ')) !== password) throw new CommandError('The two passwords differ.');
  return password;
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

async function askSecret(question: string): Promise<string> {
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silentOutput, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stderr.write('\n');
  return answer;
}
