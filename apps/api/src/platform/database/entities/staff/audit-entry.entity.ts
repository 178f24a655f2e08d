import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The audit log: the change, its author, time and reason. A trigger refuses updates and deletions. */
@Entity('audit_log')
@Index('audit_log_subject_idx', ['subjectId', 'at'])
@Index('audit_log_at_idx', ['at'])
@Index('audit_log_staff_idx', ['staffId', 'at'])
@Index('audit_log_kind_idx', { synchronize: false }) // by the kind of subject: the word before the dot of the action
@Index('audit_log_email_before_idx', { synchronize: false }) // by the guest's address in `before`
@Index('audit_log_email_after_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Id of the staff member; kept after the account is deleted. */
  @Column('uuid', { nullable: true })
  staffId: string | null;

  @Column('text')
  staffName: string;

  /** `reservation.approve`, `event.create` …; the union stands in src/audit. */
  @Column('text')
  action: string;

  /** Id or key of the changed row. */
  @Column('text')
  subjectId: string;

  /** The reason for overriding a rule. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Only the changed fields, with their old values. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
