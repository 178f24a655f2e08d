import { writeFile } from 'node:fs/promises';
import { isSearchableEmail } from '@strapec/domain';
import { toStoredEmail } from '../platform/http/fields/stored-email.js';
import type { Actor } from '../platform/http/access/staff-member.js';
import { Problem } from '../platform/http/problems/problem.js';
import { PrivacyRequests } from '../operations/privacy/privacy-requests.js';
import type { PersonRowCountDto } from '../operations/privacy/privacy.dto.js';
import { createMigrationBackupHook } from '../operations/backup/run-backup.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { migrate } from '../platform/database/migrate.js';
import { withApplicationContext } from './application-context.js';
import { CommandError, askOnTerminal, parseArguments, runCommand } from './run-command.js';

type PrivacyCommand = ReturnType<typeof parseCommand>;

const subcommandHandlers: Readonly<
  Record<string, (requests: PrivacyRequests, command: PrivacyCommand) => Promise<string>>
> = {
  export: async (requests, { email }) => JSON.stringify(await requests.exportPerson(email, operator), null, 2),
  erase: erasePerson,
};

const operator: Actor = { id: null, username: 'npm run privacy', firstName: null, lastName: null };

const usage = `npm run privacy -- export <email> [--file person.json]
npm run privacy -- erase <email> [--yes] [--including-future]
  erase asks for the address once more unless you say --yes. A person with a reservation ahead is not erased;
  --including-future cancels it first, without a mail.`;

await runCommand(async () => {
  const command = parseCommand(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  // messages go to stderr, because the export goes to stdout
  await migrate(settings.databaseUrl, createMigrationBackupHook(settings, new SystemClock().now(), console.error));
  const output = await withApplicationContext(settings, (app) => runSubcommand(app.get(PrivacyRequests), command));
  if (command.file === undefined) console.log(output);
  else await writeFile(command.file, `${output}\n`, { mode: 0o600 });
});

function parseCommand(args: string[]) {
  const flagOption = { type: 'boolean', default: false } as const;
  const options = { yes: flagOption, 'including-future': flagOption, file: { type: 'string' } } as const;
  const { values, positionals } = parseArguments(usage, { args, options, allowPositionals: true });
  const [subcommand = '', email = '', ...extraArguments] = positionals;
  if (email === '' || extraArguments.length > 0) throw new CommandError(usage);
  return { ...values, subcommand, typedEmail: email, email: toStoredEmail(email) };
}

async function runSubcommand(requests: PrivacyRequests, command: PrivacyCommand): Promise<string> {
  const { subcommand, typedEmail, email } = command;
  const handler = subcommandHandlers[subcommand];
  if (!handler)
    throw new CommandError(`There is no command '${subcommand}', only ${Object.keys(subcommandHandlers).join(', ')}.`);
  if (!isSearchableEmail(email)) throw new CommandError(`'${typedEmail}' is not an e-mail address.`);
  return handler(requests, command).catch((error: unknown) => {
    throw error instanceof Problem ? new CommandError(formatProblem(error)) : error;
  });
}

async function erasePerson(requests: PrivacyRequests, command: PrivacyCommand): Promise<string> {
  const { email, yes: isConfirmed, 'including-future': includingUpcoming } = command;
  if (!isConfirmed && toStoredEmail(await askEmailAgain()) !== email)
    throw new CommandError('The addresses differ; nothing was erased.');
  const { erased: erasedCounts, kept: keptCounts } = await requests.erasePerson(email, operator, { includingUpcoming });
  const keptText = keptCounts.length > 0 ? `\nKept as the law wants: ${formatCounts(keptCounts)}.` : '';
  return `Erased: ${formatCounts(erasedCounts)}.${keptText}`;
}

function askEmailAgain(): Promise<string> {
  return askOnTerminal(
    'Everything that is held about this person will be gone. The address again: ',
    'There is no terminal to confirm on: add --yes if you are sure.',
  );
}

function formatProblem({ code, message }: Problem): string {
  return code === 'reservation_ahead' ? `${message} Or say --including-future.` : message;
}

function formatCounts(counts: readonly PersonRowCountDto[]): string {
  return counts.map(({ kind, count }) => `${kind} ${count}`).join(', ') || 'nothing, nothing was held';
}
