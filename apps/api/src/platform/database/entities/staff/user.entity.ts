import type { StaffRole } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member of staff signs in with; who it is stands in `admin_users` under the same id (rules §9). */
@Entity('users')
@Check('users_role_check', `role IN ('owner', 'manager', 'host')`)
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case, so that there are no two that differ by case. */
  @Column('text', { unique: true })
  username: string;

  /** Argon2id with its parameters and salt (auth/accounts/password-hash.ts). */
  @Column('text')
  passwordHash: string;

  /** What they may do (`permissions.ts` in the domain); asked on every call. */
  @Column('text')
  role: StaffRole;

  @Column('boolean', { default: false })
  isDisabled: boolean;

  /** `null` where nobody has signed in since this is kept. */
  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  /** Until when the mailed link sets a new password (decision 0025); `null` where none was asked for. */
  @Column('timestamptz', { nullable: true })
  resetUntil: Date | null;
}
