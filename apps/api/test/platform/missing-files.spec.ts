import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listBackups } from '../../src/operations/backup/backup-folder';
import { copyIfExists } from '../../src/operations/backup/backup-files';
import { ignoreMissingFile } from '../../src/platform/config/ignore-missing-file';
import { fixture } from '../support/fixture';

describe('a missing file is not an error, an unreadable one is', () => {
  const folder = fixture.createFolder();
  const file = join(folder, 'a-file');
  writeFileSync(file, 'words');

  it('ignoreMissingFile returns null for a missing file', async () => {
    expect(await ignoreMissingFile(readFile(file, 'utf8'))).toBe('words');
    expect(await ignoreMissingFile(readFile(join(folder, 'nothing')))).toBeNull();
    await expect(ignoreMissingFile(readFile(folder))).rejects.toThrow('EISDIR');
  });

  it('listBackups returns no backups for a missing folder', async () => {
    expect(await listBackups(join(folder, 'nothing'))).toEqual([]);
    await expect(listBackups(file)).rejects.toThrow('ENOTDIR');
  });

  it('copyIfExists copies no missing file', async () => {
    expect(await copyIfExists(file, join(folder, 'copy'))).toBe(true);
    expect(await copyIfExists(join(folder, 'nothing'), join(folder, 'copy'))).toBe(false);
    await expect(copyIfExists(file, join(file, 'below'))).rejects.toThrow('ENOTDIR');
  });
});
