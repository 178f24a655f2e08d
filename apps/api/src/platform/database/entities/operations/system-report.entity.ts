import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why a backup was taken. */
export const backupKinds = ['manual', 'nightly', 'before-upgrade'] as const;
export type BackupKind = (typeof backupKinds)[number];

export const reportKinds = ['backup', 'integrity', 'returned-mail'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** How work that nobody watches went the last time. Also the claim on it: who writes `at` first does the night's work. */
@Entity('system_reports')
export class SystemReport {
  @PrimaryColumn('text')
  kind: ReportKind;

  @Column('timestamptz')
  at: Date;

  @Column('boolean')
  isOk: boolean;

  /** Counts, names of checks and ids; never anything about guests. */
  @Column('jsonb')
  result: Record<string, unknown>;
}
