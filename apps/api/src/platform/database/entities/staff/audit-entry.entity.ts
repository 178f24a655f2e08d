import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A trigger refuses updates and deletions. */
@Entity('audit_log')
@Index('audit_log_subject_idx', ['subjectId', 'at'])
@Index('audit_log_at_idx', ['at'])
@Index('audit_log_staff_idx', ['staffId', 'at'])
@Index('audit_log_kind_idx', { synchronize: false }) // by the word before the dot
@Index('audit_log_email_before_idx', { synchronize: false }) // by the guest's address in `before`
@Index('audit_log_email_after_idx', { synchronize: false })
export class AuditEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz')
  at: Date;

  /** Kept after the account is deleted. */
  @Column('uuid', { nullable: true })
  staffId: string | null;

  @Column('text')
  staffName: string;

  /** The union stands in src/audit. */
  @Column('text')
  action: string;

  @Column('text')
  subjectId: string;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Only the changed fields. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;
}
