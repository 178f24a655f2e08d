import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@strapec/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { UserProfile } from '../../platform/database/entities/staff/user-profile.entity.js';
import { StaffInvitation } from '../../platform/database/entities/staff/staff-invitation.entity.js';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { hashPassword } from './password-hash.js';

export interface NewAccount {
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  password: string;
  role: StaffRole;
}

/** Fails on the unique constraints when the user name or e-mail is taken. */
export async function addAccount(source: DataSource, { password, ...staff }: NewAccount, now: Date): Promise<void> {
  const passwordHash = await hashPassword(password);
  await source.transaction((tx) => insertAccount(tx, { ...staff, passwordHash }, now));
}

/** Inside a larger transaction; returns the id. */
export async function insertAccount(
  tx: EntityManager,
  { username, role, passwordHash, ...profile }: Omit<NewAccount, 'password'> & { passwordHash: string },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(Account, { id, username, role, passwordHash });
  await tx.insert(UserProfile, { id, ...profile, createdAt: now, updatedAt: now });
  return id;
}

/**
 * Ends all sessions; `false` for an unknown user name. A concurrent sign-in either sees the change or is ended by it
 * (session-store.ts).
 */
export async function changeAccount(source: DataSource, username: string, change: Partial<Account>): Promise<boolean> {
  return source.transaction(async (tx) => {
    await tx.update(Account, { username }, change);
    const account = await tx.findOneBy(Account, { username });
    if (!account) return false;
    await endSessions(tx, account.id);
    await revokeLostRights(tx, account);
    return true;
  });
}

/** Sessions, reset links and invitations that end here stay ended when the account gets its rights back. */
export async function revokeLostRights(
  tx: EntityManager,
  { id, role, isDisabled }: Pick<Account, 'id' | 'role' | 'isDisabled'>,
): Promise<void> {
  if (isDisabled) {
    await endSessions(tx, id);
    await tx.update(Account, { id }, { resetUntil: null });
  }
  if (isDisabled || role !== 'owner') await tx.update(StaffInvitation, { invitedBy: id }, { invitedBy: null });
}

export async function endSessions(tx: EntityManager, staffId: string, keptSessionId = ''): Promise<void> {
  await tx.query(`DELETE FROM sessions WHERE sess->>'staffId' = $1 AND sid <> $2`, [staffId, keptSessionId]);
}

/** `onConstraint` limits this to one constraint. */
export function isUniqueViolation(error: unknown, onConstraint?: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && (onConstraint === undefined || constraint === onConstraint);
}
