import type { StaffRole } from '@strapec/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The personal data stands in `admin_users` under the same id (rules §9). */
@Entity('users')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text', { unique: true })
  username: string;

  /** Argon2id. */
  @Column('text')
  passwordHash: string;

  @Column('text')
  role: StaffRole;

  @Column('boolean', { default: false })
  isDisabled: boolean;

  /** `null`: no sign-in since the column exists. */
  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  /** The end of the link that sets a new password (decision 0025). */
  @Column('timestamptz', { nullable: true })
  resetUntil: Date | null;
}
