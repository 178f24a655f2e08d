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

/** The parsed command line: `add --username jana --email jana@bar.example`. */
export interface StaffCommand {
  name: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** Empty if not given. */
  role: string;
}

export interface Surroundings {
  source: DataSource;
  now: Date;
  /** Only called by commands that need a password. */
  askPassword: () => Promise<string>;
}

export class StaffCommandError extends Error {}

type Run = (command: StaffCommand, surroundings: Surroundings) => Promise<string>;

const commands: Readonly<Record<string, Run>> = {
  add,
  'set-password': setPassword,
  'set-role': setRole,
  disable: (command, { source }) => setDisabled(command, source, true),
  enable: (command, { source }) => setDisabled(command, source, false),
};

export const staffCommandNames = Object.keys(commands);

export async function runStaffCommand(typed: StaffCommand, surroundings: Surroundings): Promise<string> {
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
    throw isTaken ? new StaffCommandError('This user name or e-mail is taken already.') : error;
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
  if (!isKnown) throw new StaffCommandError(`There is no user name '${username}'.`);
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
