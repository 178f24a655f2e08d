import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeBackup, aFolder, fillVenue, runRestore } from '../support/backups';
import { type SeparateDatabase, readDatabaseContent, createEmptyDatabase } from '../support/separate-database';

let other: SeparateDatabase;
let whole: string;
let before: Awaited<ReturnType<typeof readDatabaseContent>>;

beforeAll(async () => {
  await fillVenue();
  other = await createEmptyDatabase('in_use');
  whole = await takeBackup();
  await runRestore(whole, { DATABASE_URL: other.url });
  before = await readDatabaseContent(other.url);
});
afterAll(() => other.drop());

describe('a backup that cannot be restored is refused, and everything stays as it was', () => {
  const damages: Record<string, [(path: string) => void, RegExp]> = {
    'a byte has changed': [
      (path) => flip(join(path, 'database/reservations.copy.gz')),
      /damaged: database.reservations/,
    ],
    'a file is cut off': [(path) => truncateSync(join(path, 'database/users.copy.gz'), 10), /damaged: database.users/],
    'a file is gone': [(path) => rmSync(join(path, 'media/480/a.webp')), /damaged: media/],
    'the manifest is cut off': [
      (path) => truncateSync(join(path, 'manifest.json'), 200),
      /manifest.json cannot be read/,
    ],
    'the manifest is gone': [(path) => rmSync(join(path, 'manifest.json')), /is no backup/],
    'a figure of the manifest has changed': [
      (path) => change(path, '"rows": 12', '"rows": 13'),
      /damaged: manifest.json is not what was written/,
    ],
    'the manifest names another table': [
      (path) => change(path, '"name": "reservations"', '"name": "reservation"'),
      /damaged: manifest.json/,
    ],
    'the manifest has lost its checksum': [(path) => change(path, '"seal"', '"meal"'), /damaged: manifest.json/],
    'the manifest is something else': [(path) => writeFileSync(join(path, 'manifest.json'), 'null'), /cannot be read/],
    'a file of the manifest is no file': [(path) => change(path, '"path"', '"bath"'), /manifest.json cannot be read/],
    'a newer program wrote it': [(path) => change(path, '"format": 2', '"format": 3'), /A newer Strapec/],
    'a newer program took it': [(path) => resealed(path, 'Baseline1764', 'ChangeRequests9999'), /A newer Strapec/],
    'a row is missing': [(path) => resealed(path, '"rows":12', '"rows":13'), /12 rows instead of 13/],
    'it points elsewhere': [(path) => resealed(path, 'media/480/a.webp', '../../../etc/passwd'), /damaged/],
    'it points to a folder': [(path) => resealed(path, 'media/480/a.webp', 'media/480'), /damaged: media/],
    'it points nowhere': [(path) => resealed(path, 'media/480/a.webp', 'media/480/a.webp/b'), /damaged: media/],
    // as an earlier Strapec has written it, without a checksum
    'an unsealed manifest names another table': [
      (path) => unsealed(path, '"name":"reservations"', '"name":"reservation"'),
      /^The backup is damaged: it does not fit its tables/m,
    ],
    'an unsealed manifest names another column': [
      (path) => unsealed(path, '"first_name"', '"worst_name"'),
      /^The backup is damaged: it does not fit its tables/m,
    ],
  };

  it.each(Object.keys(damages))('when %s', async (name) => {
    const [damage, reason] = damages[name] ?? [() => undefined, /never/];
    const path = join(aFolder(), 'copy');
    cpSync(whole, path, { recursive: true });
    damage(path);
    const { code, said } = await runRestore(path, { DATABASE_URL: other.url });
    expect([code, said]).toEqual([1, expect.stringMatching(reason)]);
    expect(said).not.toMatch(/^\s+at /m); // a stack
    expect(await readDatabaseContent(other.url)).toEqual(before);
  });

  it('but one that an earlier Strapec has written, whose manifest is not sealed, is restored', async () => {
    const path = join(aFolder(), 'copy');
    cpSync(whole, path, { recursive: true });
    unsealed(path);
    expect(await runRestore(path, { DATABASE_URL: other.url })).toMatchObject({ code: 0 });
    expect(await readDatabaseContent(other.url)).toEqual(before);
  });

  it('when there is no terminal to confirm on', async () => {
    const { code, said } = await runRestore(whole, { DATABASE_URL: other.url }, []);
    expect([code, said]).toEqual([1, expect.stringMatching(/replaces everything.*reservations.*--yes/s)]);
  });

  it('when Strapec is open on that database', async () => {
    const { code, said } = await runRestore(whole, { DATABASE_URL: databaseUrl });
    expect([code, said]).toEqual([1, expect.stringMatching(/Strapec is open/)]);
  });
});

function flip(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function change(path: string, from: string, to: string): void {
  const file = join(path, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** The manifest with a change, as a program would have written it that meant it so. */
function resealed(path: string, from: string, to: string): void {
  const { seal: _, ...manifest } = changed(path, from, to);
  writeFileSync(join(path, 'manifest.json'), JSON.stringify({ ...manifest, seal: sha256(JSON.stringify(manifest)) }));
}

/** The same in the first format. */
function unsealed(path: string, from = '', to = ''): void {
  const { seal: _, ...manifest } = changed(path, from, to);
  writeFileSync(join(path, 'manifest.json'), JSON.stringify({ ...manifest, format: 1 }));
}

function changed(path: string, from: string, to: string): Record<string, unknown> {
  const text = JSON.stringify(JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')));
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to)) as Record<string, unknown>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
