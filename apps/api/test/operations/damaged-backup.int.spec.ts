import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeBackup, createFolder, seedVenueData, runRestore } from '../support/backups';
import { type SeparateDatabase, readDatabaseContent, createEmptyDatabase } from '../support/separate-database';

let database: SeparateDatabase;
let backupPath: string;
let contentBefore: Awaited<ReturnType<typeof readDatabaseContent>>;

beforeAll(async () => {
  await seedVenueData();
  database = await createEmptyDatabase('in_use');
  backupPath = await takeBackup();
  await runRestore(backupPath, { DATABASE_URL: database.url });
  contentBefore = await readDatabaseContent(database.url);
});
afterAll(() => database.drop());

describe('a backup is refused and the database stays unchanged', () => {
  const damages: Record<string, [(path: string) => void, RegExp]> = {
    'a byte has changed': [
      (path) => flipBit(join(path, 'database/reservations.copy.gz')),
      /damaged: database.reservations/,
    ],
    'a file is cut off': [(path) => truncateSync(join(path, 'database/users.copy.gz'), 10), /damaged: database.users/],
    'a file is gone': [(path) => rmSync(join(path, 'media/480/a.webp')), /damaged: media/],
    'the manifest is cut off': [
      (path) => truncateSync(join(path, 'manifest.json'), 200),
      /manifest.json cannot be read/,
    ],
    'the manifest is gone': [(path) => rmSync(join(path, 'manifest.json')), /is no backup/],
    'a number in the manifest has changed': [
      (path) => editManifest(path, '"rows": 12', '"rows": 13'),
      /damaged: manifest.json is not what was written/,
    ],
    'the manifest names another table': [
      (path) => editManifest(path, '"name": "reservations"', '"name": "reservation"'),
      /damaged: manifest.json/,
    ],
    'the manifest has lost its checksum': [(path) => editManifest(path, '"seal"', '"meal"'), /damaged: manifest.json/],
    'the manifest is not an object': [(path) => writeFileSync(join(path, 'manifest.json'), 'null'), /cannot be read/],
    'a file entry has no path': [(path) => editManifest(path, '"path"', '"bath"'), /manifest.json cannot be read/],
    'its format is newer': [(path) => editManifest(path, '"format": 2', '"format": 3'), /A newer Strapec/],
    'its migrations are newer': [(path) => reseal(path, 'Baseline1764', 'ChangeRequests9999'), /A newer Strapec/],
    'a row is missing': [(path) => reseal(path, '"rows":12', '"rows":13'), /12 rows instead of 13/],
    'a path leads out of the backup': [(path) => reseal(path, 'media/480/a.webp', '../../../etc/passwd'), /damaged/],
    'a path leads to a folder': [(path) => reseal(path, 'media/480/a.webp', 'media/480'), /damaged: media/],
    'a path leads below a file': [(path) => reseal(path, 'media/480/a.webp', 'media/480/a.webp/b'), /damaged: media/],
    // in the format of earlier versions, without a checksum
    'an unsealed manifest names another table': [
      (path) => unseal(path, '"name":"reservations"', '"name":"reservation"'),
      /^The backup is damaged: it does not fit its tables/m,
    ],
    'an unsealed manifest names another column': [
      (path) => unseal(path, '"first_name"', '"worst_name"'),
      /^The backup is damaged: it does not fit its tables/m,
    ],
  };

  it.each(Object.keys(damages))('when %s', async (damageName) => {
    const [applyDamage, expectedError] = damages[damageName] ?? [() => undefined, /never/];
    const path = join(createFolder(), 'copy');
    cpSync(backupPath, path, { recursive: true });
    applyDamage(path);
    const { exitCode, output } = await runRestore(path, { DATABASE_URL: database.url });
    expect([exitCode, output]).toEqual([1, expect.stringMatching(expectedError)]);
    expect(output).not.toMatch(/^\s+at /m); // no stack trace
    expect(await readDatabaseContent(database.url)).toEqual(contentBefore);
  });

  it('except an undamaged one of an earlier version without a checksum', async () => {
    const path = join(createFolder(), 'copy');
    cpSync(backupPath, path, { recursive: true });
    unseal(path);
    expect(await runRestore(path, { DATABASE_URL: database.url })).toMatchObject({ exitCode: 0 });
    expect(await readDatabaseContent(database.url)).toEqual(contentBefore);
  });

  it('when there is no terminal to confirm on', async () => {
    const { exitCode, output } = await runRestore(backupPath, { DATABASE_URL: database.url }, []);
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/replaces everything.*reservations.*--yes/s)]);
  });

  it('when Strapec is open on that database', async () => {
    const { exitCode, output } = await runRestore(backupPath, { DATABASE_URL: databaseUrl });
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/Strapec is open/)]);
  });
});

function flipBit(filePath: string): void {
  const bytes = readFileSync(filePath);
  const middleIndex = Math.floor(bytes.length / 2);
  bytes[middleIndex] = (bytes[middleIndex] ?? 0) ^ 1;
  writeFileSync(filePath, bytes);
}

function editManifest(path: string, searchText: string, replacement: string): void {
  const filePath = join(path, 'manifest.json');
  writeFileSync(filePath, readFileSync(filePath, 'utf8').replace(searchText, replacement));
}

/** Changes the manifest and gives it a valid checksum. */
function reseal(path: string, searchText: string, replacement: string): void {
  const { seal: _, ...manifest } = readEditedManifest(path, searchText, replacement);
  writeFileSync(join(path, 'manifest.json'), JSON.stringify({ ...manifest, seal: sha256(JSON.stringify(manifest)) }));
}

/** Changes the manifest and writes it in the first format, which has no checksum. */
function unseal(path: string, searchText = '', replacement = ''): void {
  const { seal: _, ...manifest } = readEditedManifest(path, searchText, replacement);
  writeFileSync(join(path, 'manifest.json'), JSON.stringify({ ...manifest, format: 1 }));
}

function readEditedManifest(path: string, searchText: string, replacement: string): Record<string, unknown> {
  const manifestText = JSON.stringify(JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')));
  expect(manifestText).toContain(searchText);
  return JSON.parse(manifestText.replace(searchText, replacement)) as Record<string, unknown>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
