import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who changed what, when and why; rows are only ever added (a trigger sees to it). */
@Entity('audit_log')
@Index('audit_log_subject_idx', ['subjectId', 'at'])
@Index('audit_log_at_idx', ['at'])
@Index('audit_log_staff_idx', ['staffId', 'at'])
@Index('audit_log_kind_idx', { synchronize: false }) // by what was changed: the word before the dot
@Index('audit_log_email_before_idx', { synchronize: false }) // by the guest's address in what was changed
@Index('audit_log_email_after_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Id of the staff member; kept when the account is gone. */
  @Column('uuid', { nullable: true })
  staffId: string | null;

  @Column('text')
  staffName: string;

  /** `reservation.approve`, `event.create` …; the union stands in src/audit. */
  @Column('text')
  action: string;

  /** Id or key of what was changed. */
  @Column('text')
  subjectId: string;

  /** Why a rule was overridden. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** What was changed only, as it was. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
