import type { StaffRole } from '@strapec/domain';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The credentials of a staff member; the personal data stands in `admin_users` under the same id (rules §9). */
@Entity('users')
@Check('users_role_check', `role IN ('owner', 'manager', 'host')`)
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case, so that no two names differ only by case. */
  @Column('text', { unique: true })
  username: string;

  /** Argon2id with its parameters and salt (auth/accounts/password-hash.ts). */
  @Column('text')
  passwordHash: string;

  /** The role decides the permissions (`permissions.ts` in the domain); checked on every call. */
  @Column('text')
  role: StaffRole;

  @Column('boolean', { default: false })
  isDisabled: boolean;

  /** `null` when there was no sign-in since the column exists. */
  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  /** The end of the link that sets a new password (decision 0025); `null` when none was requested. */
  @Column('timestamptz', { nullable: true })
  resetUntil: Date | null;
}
