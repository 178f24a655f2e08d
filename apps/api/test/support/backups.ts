import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newEmail, postReservation } from './request-api';
import { fixture } from './fixture';
import { nextOpenDates } from './next-open-dates';
import { runScript } from './run-script';
import { sql } from './sql';
import { waitUntil } from './wait-until';

export const { createFolder } = fixture;

type ScriptResult = Awaited<ReturnType<typeof runScript>>;

/** Runs `npm run backup`'s program. */
export function runBackup(
  folder: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<ScriptResult> {
  const databaseEnv = { DATABASE_URL: databaseUrl, DATA_DIR: fixture.dataDir, BACKUP_DIR: folder };
  return runScript('../../dist/commands/backup.js', { ...databaseEnv, ...env }, { args });
}

/** Runs `npm run restore`'s program, by default without its question. */
export function runRestore(
  backupPath: string,
  env: Record<string, string>,
  args: string[] = ['--yes'],
): Promise<ScriptResult> {
  return runScript(
    '../../dist/commands/restore.js',
    { DATA_DIR: createFolder(), ...env },
    { args: [backupPath, ...args] },
  );
}

/** The paths of the backups in a folder, oldest first. */
export const listBackupPaths = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));

/** Takes one backup of the test file's database; returns its path. */
export async function takeBackup(env: Record<string, string> = {}): Promise<string> {
  const folder = createFolder();
  const { exitCode, output } = await runBackup(folder, env);
  if (exitCode !== 0) throw new Error(output);
  return listBackupPaths(folder)[0] ?? '';
}

/** Characters that a dump without escaping would corrupt. */
const specialCharacters = 'Ľubomír\t"Ňuňo"\\N\n; DROP TABLE reservations; 🍇';

/** An uploaded picture and the secret of the venue, as files of an earlier version. */
export const legacyFiles = {
  pictureFileName: `${'a'.repeat(32)}-480x240.webp`,
  secret: 'kept with the backup, and long enough',
};

/** Inserts a dozen reservations and a picture, and writes the files that earlier versions kept in the data folder. */
export async function seedVenueData(): Promise<void> {
  mkdirSync(join(fixture.dataDir, 'media', '480'), { recursive: true });
  writeFileSync(join(fixture.dataDir, 'media', '480', 'a.webp'), Buffer.from([0, 255, 13, 10]));
  writeFileSync(join(fixture.dataDir, 'media', legacyFiles.pictureFileName), Buffer.from([0, 255, 13, 10]));
  writeFileSync(join(fixture.dataDir, 'session-secret'), legacyFiles.secret);
  await sql(`INSERT INTO picture_files VALUES ('new', '\\x00ff0d0a')`);
  for (const [index, date] of nextOpenDates(12).entries()) {
    const response = await postReservation({
      date,
      email: newEmail(),
      partySize: 1 + (index % 8),
      specialRequests: specialCharacters,
    });
    if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  }
  const findUnsentMails = () => sql(`SELECT 1 FROM email_messages WHERE status <> 'sent'`);
  await waitUntil(findUnsentMails, (mails) => mails.length === 0); // nothing changes during the backup
}
