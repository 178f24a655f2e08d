import type { Language, StaffRole } from '@strapec/domain';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** Somebody who may join the staff; gone once they have. The link is derived, not kept (decision 0025). */
@Entity('staff_invitations')
@Check('staff_invitations_role_check', `role IN ('owner', 'manager', 'host')`)
@Check('staff_invitations_language_check', `language IN ('sk', 'en')`)
export class StaffInvitation {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  role: StaffRole;

  /** What the mail is written in. */
  @Column('text')
  language: Language;

  /** The owner who answers for it; it ends when they are none any more. */
  @Column('uuid', { nullable: true })
  invitedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by' })
  inviter?: Relation<User>;

  @Column('timestamptz')
  expiresAt: Date;
}
