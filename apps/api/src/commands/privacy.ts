import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { backupBeforeUpgrade } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { migrate } from '../platform/database/migrate.js';
import { PrivacyRequests } from '../operations/privacy/privacy-requests.js';
import { reasonOf } from '../reason-of.js';
import { withCommandContext } from './command-context.js';
import {
  type PrivacyCommand,
  PrivacyCommandError,
  type Surroundings,
  runPrivacyCommand,
} from './run-privacy-command.js';

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
