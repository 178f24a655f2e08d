import { Column, Entity, PrimaryColumn } from 'typeorm';

export const backupKinds = ['manual', 'nightly', 'before-upgrade'] as const;
export type BackupKind = (typeof backupKinds)[number];

export const reportKinds = ['backup', 'integrity', 'returned-mail'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The row is also the lock on a run: the process that writes `at` first does the work. */
@Entity('system_reports')
export class SystemReport {
  @PrimaryColumn('text')
  kind: ReportKind;

  @Column('timestamptz')
  at: Date;

  @Column('boolean')
  isOk: boolean;

  /** Counts, names of checks and ids; never personal data. */
  @Column('jsonb')
  result: Record<string, unknown>;
}
