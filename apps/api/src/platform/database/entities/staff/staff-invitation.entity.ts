import type { Language, StaffRole } from '@strapec/domain';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** Deleted when it is accepted. Its link is derived, not stored (decision 0025). */
@Entity('staff_invitations')
@Check('staff_invitations_role_check', `role IN ('owner', 'manager', 'host')`)
@Check('staff_invitations_language_check', `language IN ('sk', 'en')`)
export class StaffInvitation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { unique: true })
  email: string;

  @Column('text')
  role: StaffRole;

  @Column('text')
  language: Language;

  /** The invitation ends when that person is no longer an owner. */
  @Column('uuid', { nullable: true })
  invitedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by' })
  inviter?: Relation<User>;

  @Column('timestamptz')
  expiresAt: Date;
}
