import { isEmailSought } from '@strapec/domain';
import { keptEmail } from '../platform/http/fields/person-rules.js';
import type { Author } from '../platform/http/access/staff-member.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { PrivacyRequests } from '../operations/privacy/privacy-requests.js';
import type { HeldCount } from '../operations/privacy/person-rows.js';

/** The parsed command line: `erase zuzana@example.com --yes`. */
export interface PrivacyCommand {
  name: string;
  email: string;
  isSure: boolean;
  includingFuture: boolean;
}

export interface Surroundings {
  requests: PrivacyRequests;
  /** Asks for the address once more; `null` without a terminal. */
  askAgain: () => Promise<string | null>;
}

export class PrivacyCommandError extends Error {}

type Run = (command: PrivacyCommand, surroundings: Surroundings) => Promise<string>;

const commands: Readonly<Record<string, Run>> = { export: exportPerson, erase: erasePerson };
export const privacyCommandNames = Object.keys(commands);

const operator: Author = { id: null, username: 'npm run privacy', firstName: null, lastName: null };

export async function runPrivacyCommand(typed: PrivacyCommand, surroundings: Surroundings): Promise<string> {
  const run = commands[typed.name];
  if (!run)
    throw new PrivacyCommandError(`There is no command '${typed.name}', only ${privacyCommandNames.join(', ')}.`);
  const email = keptEmail(typed.email);
  if (!isEmailSought(email)) throw new PrivacyCommandError(`'${typed.email}' is not an e-mail address.`);
  return run({ ...typed, email }, surroundings).catch((error: unknown) => {
    throw error instanceof Problem ? new PrivacyCommandError(inWords(error)) : error;
  });
}

async function exportPerson({ email }: PrivacyCommand, { requests }: Surroundings): Promise<string> {
  return JSON.stringify(await requests.exportPerson(email, operator), null, 2);
}

async function erasePerson(command: PrivacyCommand, { requests, askAgain }: Surroundings): Promise<string> {
  const { email, isSure, includingFuture } = command;
  if (!isSure) await confirm(email, askAgain);
  const { erased, kept } = await requests.erasePerson({ email, by: operator, includingFuture });
  return [`Erased: ${listed(erased)}.`, ...(kept.length > 0 ? [`Kept as the law wants: ${listed(kept)}.`] : [])].join(
    '\n',
  );
}

async function confirm(email: string, askAgain: Surroundings['askAgain']): Promise<void> {
  const again = await askAgain();
  if (again === null) throw new PrivacyCommandError('Nobody is there to be asked: say --yes if you are sure.');
  if (keptEmail(again) !== email) throw new PrivacyCommandError('The addresses differ; nothing was erased.');
}

const inWords = ({ code, message }: Problem): string =>
  code === 'reservation_ahead' ? `${message} Or say --including-future.` : message;

const listed = (counts: readonly HeldCount[]): string =>
  counts.map(({ kind, count }) => `${kind} ${count}`).join(', ') || 'nothing, nothing was held';
