import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissingFile } from '../../platform/config/ignore-missing-file.js';
import { type BackupKind, backupKinds } from '../../platform/database/system-reports.js';

const dayMs = 24 * 60 * 60 * 1000;
export const unfinishedSuffix = '.unfinished';
const backupNamePattern = new RegExp(`^strapec-\\d{8}T\\d{9}Z-(${backupKinds.join('|')})$`);

/** `strapec-20261121T031500000Z-nightly`: names sort by time. */
export const backupName = (now: Date, kind: BackupKind): string =>
  `strapec-${now.toISOString().replace(/[-:.]/g, '')}-${kind}`;

const listNames = async (folder: string): Promise<string[]> => (await ignoreMissingFile(readdir(folder))) ?? [];

export async function listBackups(folder: string): Promise<string[]> {
  const names = await listNames(folder);
  return names.filter((name) => backupNamePattern.test(name)).sort();
}

export async function deleteAbandonedBackups(folder: string, now: Date): Promise<void> {
  const oldestKeptName = backupName(new Date(now.getTime() - dayMs), 'manual');
  const unfinishedNames = (await listNames(folder)).filter(
    (name) => name.endsWith(unfinishedSuffix) && backupNamePattern.test(name.slice(0, -unfinishedSuffix.length)),
  );
  for (const name of unfinishedNames)
    if (name < oldestKeptName) await rm(join(folder, name), { recursive: true, force: true });
}

/** Deletes the oldest until `keep` of this kind are left: failed upgrades must not delete the nightly backups. */
export async function deleteOldBackups(folder: string, kind: BackupKind, keptCount: number): Promise<string[]> {
  const backupsOfKind = (await listBackups(folder)).filter((name) => name.endsWith(`-${kind}`));
  const oldBackups = backupsOfKind.slice(0, Math.max(0, backupsOfKind.length - keptCount));
  for (const name of oldBackups) await rm(join(folder, name), { recursive: true, force: true });
  return oldBackups;
}
