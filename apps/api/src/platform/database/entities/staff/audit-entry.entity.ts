import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A trigger refuses updates and deletions. */
@Entity('audit_log')
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
