import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBackup, aFolder, fillHouse, restore } from './support/backups';
import { type OtherDatabase, contentOf, otherDatabase } from './support/other-database';

let other: OtherDatabase;
let whole: string;
let before: Awaited<ReturnType<typeof contentOf>>;

beforeAll(async () => {
  await fillHouse();
  other = await otherDatabase('in_use');
  whole = await aBackup();
  await restore(whole, { DATABASE_URL: other.url });
  before = await contentOf(other.url);
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
    'a row is missing': [(path) => change(path, '"rows": 12', '"rows": 13'), /12 rows instead of 13/],
    'a newer program took it': [(path) => change(path, 'Tables1764', 'Wishes9999'), /A newer Strapec/],
    'a newer program wrote it': [(path) => change(path, '"format": 1', '"format": 2'), /A newer Strapec/],
    'it points elsewhere': [(path) => change(path, 'media/480/a.webp', '../../../etc/passwd'), /damaged/],
  };

  it.each(Object.keys(damages))('when %s', async (name) => {
    const [damage, reason] = damages[name] ?? [() => undefined, /never/];
    const path = join(aFolder(), 'copy');
    cpSync(whole, path, { recursive: true });
    damage(path);
    const { code, said } = await restore(path, { DATABASE_URL: other.url });
    expect([code, said]).toEqual([1, expect.stringMatching(reason)]);
    expect(await contentOf(other.url)).toEqual(before);
  });

  it('when nobody is there to be asked', async () => {
    const { code, said } = await restore(whole, { DATABASE_URL: other.url }, []);
    expect([code, said]).toEqual([1, expect.stringMatching(/replaces everything.*reservations.*--yes/s)]);
  });

  it('when Strapec is open on that database', async () => {
    const { code, said } = await restore(whole, { DATABASE_URL: databaseUrl });
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
