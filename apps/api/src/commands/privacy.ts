import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isEmailSought } from '@strapec/domain';
import type { INestApplicationContext } from '@nestjs/common';
import { keptEmail } from '../platform/http/fields/person-rules.js';
import type { Author } from '../platform/http/access/staff-member.js';
import { Problem } from '../platform/http/problems/problem.js';
import { PrivacyRequests } from '../operations/privacy/privacy-requests.js';
import type { HeldCount } from '../operations/privacy/person-rows.js';
import { backupBeforeUpgrade } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { migrate } from '../platform/database/migrate.js';
import { reasonOf } from '../reason-of.js';
import { withCommandContext } from './command-context.js';

/** The parsed command line: `erase zuzana@example.com --yes`. */
interface PrivacyCommand {
  name: string;
  email: string;
  isSure: boolean;
  includingFuture: boolean;
}

interface Surroundings {
  requests: PrivacyRequests;
  /** Asks for the address once more; `null` without a terminal. */
  askAgain: () => Promise<string | null>;
}

class PrivacyCommandError extends Error {}

type Run = (command: PrivacyCommand, surroundings: Surroundings) => Promise<string>;

const commands: Readonly<Record<string, Run>> = { export: exportPerson, erase: erasePerson };
const privacyCommandNames = Object.keys(commands);

const operator: Author = { id: null, username: 'npm run privacy', firstName: null, lastName: null };

async function runPrivacyCommand(typed: PrivacyCommand, surroundings: Surroundings): Promise<string> {
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

const usage = `npm run privacy -- export <email> [--file person.json]
npm run privacy -- erase <email> [--yes] [--including-future]
  erase asks for the address once more unless you say --yes. Somebody with a reservation ahead is not erased;
  --including-future cancels it first, without a mail.`;

try {
  const { file, ...command } = commandOf(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  // messages go to stderr, because the export goes to stdout
  await migrate(settings.databaseUrl, backupBeforeUpgrade(settings, new SystemClock().now(), console.error));
  const result = await withCommandContext(settings, (app) => runPrivacyCommand(command, surroundingsOf(app)));
  if (file === undefined) console.log(result);
  else await writeFile(file, `${result}\n`, { mode: 0o600 });
} catch (error) {
  console.error(error instanceof PrivacyCommandError ? error.message : reasonOf(error));
  process.exitCode = 1;
}

function commandOf(args: string[]): PrivacyCommand & { file?: string } {
  const flag = { type: 'boolean', default: false } as const;
  const options = { yes: flag, 'including-future': flag, file: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name = '', email = '', ...more] = positionals;
    if (email === '' || more.length > 0) throw new PrivacyCommandError(usage);
    const { yes: isSure, 'including-future': includingFuture, file } = values;
    return { name, email, isSure, includingFuture, ...(file === undefined ? {} : { file }) };
  } catch {
    throw new PrivacyCommandError(usage);
  }
}

function surroundingsOf(app: INestApplicationContext): Surroundings {
  return { requests: app.get(PrivacyRequests), askAgain };
}

async function askAgain(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Everything that is held about this person will be gone. The address again: ');
  terminal.close();
  return answer;
}
