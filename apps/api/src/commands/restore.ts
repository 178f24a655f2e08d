import { resolve } from 'node:path';
import { listBackups } from '../operations/backup/backup-folder.js';
import { readVerifiedManifest } from '../operations/backup/manifest.js';
import { countReservations, restoreBackup } from '../operations/backup/restore-backup.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { loadSessionSecret } from '../platform/config/session-secret.js';
import type { Settings } from '../platform/config/settings.js';
import { importEarlierPictures } from '../content/core/picture-files.js';
import { withDataSource } from '../platform/database/data-source.js';
import { CommandError, askOnTerminal, parseArguments, runCommand } from './run-command.js';

const usage = `npm run restore -- <backup> [--yes]
  <backup> is the folder of one backup; --yes replaces what is there without asking.`;

await runCommand(async () => {
  const settings = loadSettings(processEnvironment);
  const { path, isConfirmed } = await parseCommand(process.argv.slice(2), settings);
  const { takenAt, tables } = await readVerifiedManifest(path);
  const rowCount = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${path}\n  taken ${takenAt}, ${rowCount} rows; whole, as far as its checksums tell.`);
  if (!isConfirmed) await confirmReplacement(settings.databaseUrl);
  await restoreBackup(path, settings);
  await withDataSource(settings.databaseUrl, async (source) => {
    await importEarlierPictures(settings.dataDir)(source); // the server may never start on this machine
    await loadSessionSecret(settings, source);
  });
  console.log('Restored. All staff sign in again; mails that had not been sent when it was taken will be sent now.');
});

async function parseCommand(args: string[], { backup }: Settings): Promise<{ path: string; isConfirmed: boolean }> {
  const { values, positionals } = parseArguments(usage, {
    args,
    options: { yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path !== undefined && positionals.length === 1) return { path: resolve(path), isConfirmed: values.yes === true };
  const backupNames = await listBackups(backup.folder);
  throw new CommandError([usage, `In ${backup.folder}:`, ...backupNames.map((name) => `  ${name}`)].join('\n'));
}

async function confirmReplacement(databaseUrl: string): Promise<void> {
  const reservationCount = await countReservations(databaseUrl);
  if (reservationCount === null) return;
  const question = `This replaces everything in the database, ${reservationCount} reservations among it. Type "replace": `;
  const answer = await askOnTerminal(question, `${question}\nNobody is here to be asked: say --yes.`);
  if (answer.trim() !== 'replace') throw new CommandError('Nothing was changed.');
}
