import type { DataSource } from 'typeorm';

export const backupKinds = ['manual', 'nightly', 'before-upgrade'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** The row of a kind is also the lock on a run: the process that writes `at` first does the work. */
export type ReportKind = 'backup' | 'integrity' | 'returned-mail';

export interface StoredReport {
  at: Date;
  isOk: boolean;
  /** Counts, names of checks and ids; never personal data. */
  result: Record<string, unknown>;
}

const saveReportQuery = `
  INSERT INTO system_reports (kind, at, is_ok, result) VALUES ($1, $2, $3, $4)
  ON CONFLICT (kind) DO UPDATE SET at = excluded.at, is_ok = excluded.is_ok, result = excluded.result`;

const claimWorkQuery = `
  INSERT INTO system_reports (kind, at, is_ok, result) VALUES ($1, $2, false, '{"running": true}')
  ON CONFLICT (kind) DO UPDATE SET at = excluded.at, is_ok = excluded.is_ok, result = excluded.result
    WHERE system_reports.at < $3
  RETURNING kind`;

/** False while the database has not been migrated far enough. */
export async function hasDatabaseTable(source: DataSource, name: 'system_reports' | 'reservations'): Promise<boolean> {
  const [row] = await source.query<{ exists: boolean }[]>('SELECT to_regclass($1) IS NOT NULL AS exists', [name]);
  return row?.exists === true;
}

export async function saveReport(source: DataSource, kind: ReportKind, report: StoredReport): Promise<void> {
  await source.query(saveReportQuery, [kind, report.at, report.isOk, JSON.stringify(report.result)]);
}

/** Unless a process has done it since `notSince`. */
export async function claimWork(
  source: DataSource,
  kind: ReportKind,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<boolean> {
  const claimedRows = await source.query<unknown[]>(claimWorkQuery, [kind, now, notSince]);
  return claimedRows.length > 0;
}

export async function findLatestReports(source: DataSource): Promise<Partial<Record<ReportKind, StoredReport>>> {
  const rows = await source.query<(StoredReport & { kind: ReportKind })[]>(
    `SELECT kind, at, is_ok AS "isOk", result FROM system_reports`,
  );
  return Object.fromEntries(rows.map(({ kind, ...report }) => [kind, report]));
}
