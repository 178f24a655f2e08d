import type { Language, StaffRole } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Deleted when it is accepted. Its link is derived, not stored (decision 0025). */
@Entity('staff_invitations')
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

  @Column('timestamptz')
  expiresAt: Date;
}
