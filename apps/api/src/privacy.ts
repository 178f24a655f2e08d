import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { AuditLog } from './audit/audit-log.js';
import { EveningLock } from './availability/evening-lock.js';
import { backupBeforeUpgrade } from './backup/house-backup.js';
import { SystemClock } from './clock/clock.js';
import { loadSettings } from './config/load-settings.js';
import { processEnvironment } from './config/process-environment.js';
import { loadSessionSecret } from './config/session-secret.js';
import type { Settings } from './config/settings.js';
import { withDataSource } from './database/data-source.js';
import { migrate } from './database/migrate.js';
import { MailFiles } from './mail/mail-files.js';
import { ErasePerson } from './privacy/erase-person.js';
import { ExportPerson } from './privacy/export-person.js';
import { PersonDeeds } from './privacy/person-deeds.js';
import {
  type PrivacyCommand,
  PrivacyCommandError,
  type Surroundings,
  runPrivacyCommand,
} from './privacy/privacy-commands.js';
import { VisitsAhead } from './privacy/visits-ahead.js';
import { reasonOf } from './reason-of.js';

/** Shows or forgets one person: what `npm run privacy` runs on the database named by `DATABASE_URL`. */
const usage = `npm run privacy -- export <email> [--file person.json]
npm run privacy -- erase <email> [--yes] [--including-future]
  erase asks for the address once more unless you say --yes. Somebody with a reservation ahead is not erased;
  --including-future cancels it first, without a mail.`;

try {
  const { file, ...command } = commandOf(process.argv.slice(2));
  const settings = loadSettings(processEnvironment);
  // what it has to say goes beside the export, not into it
  await migrate(settings.databaseUrl, backupBeforeUpgrade(settings, new SystemClock().now(), console.error));
  const result = await withDataSource(settings.databaseUrl, (source) =>
    runPrivacyCommand(command, surroundingsOf(source, settings)),
  );
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
    throw new PrivacyCommandError(usage); // an option that nobody knows
  }
}

function surroundingsOf(source: DataSource, settings: Settings): Surroundings {
  const clock = new SystemClock();
  const audit = new AuditLog(clock);
  const deeds = new PersonDeeds(audit, clock, loadSessionSecret(settings));
  const visits = new VisitsAhead(new EveningLock(clock), audit);
  return {
    exporting: new ExportPerson(source, deeds),
    erasing: new ErasePerson(source, deeds, visits, new MailFiles(settings)),
    askAgain,
  };
}

async function askAgain(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Everything that is held about this person will be gone. The address again: ');
  terminal.close();
  return answer;
}
