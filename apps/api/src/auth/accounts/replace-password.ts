import { Injectable } from '@nestjs/common';
import type { Language } from '@strapec/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { endSessions } from './staff-accounts.js';
import { StaffPasswords } from './staff-passwords.js';
import { type NamedStatement, queryInTransaction } from '../../platform/database/named-statements.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { Outbox } from '../../mail/outbox/outbox.js';

/** By the old hash: of many concurrent uses of a link one succeeds (proof S14). */
const replaceStatement: NamedStatement = {
  name: 'replace-password',
  text: `UPDATE users SET password_hash = $2, reset_until = NULL WHERE id = $1 AND password_hash = $3 AND NOT is_disabled
    RETURNING id`,
};

export interface PasswordReplacement {
  by: StaffMember;
  action: 'staff.reset-password' | 'staff.password';
  oldHash: string;
  password: string;
  errorField?: string;
  language: Language;
  keptSessionId?: string;
}

@Injectable()
export class ReplacePassword {
  constructor(
    private readonly source: DataSource,
    private readonly passwords: StaffPasswords,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** `null` when another request had replaced the password meanwhile. */
  async replacePassword(replacement: PasswordReplacement): Promise<string | null> {
    const newHash = await this.passwords.hashNewPassword(replacement.password, replacement.errorField);
    const isReplaced = await this.source.transaction((tx) => this.storePassword(tx, replacement, newHash));
    return isReplaced ? newHash : null;
  }

  private async storePassword(
    tx: EntityManager,
    { by, action, oldHash, language, keptSessionId }: PasswordReplacement,
    newHash: string,
  ): Promise<boolean> {
    const { id, email, username, firstName, lastName } = by;
    const updatedRows = await queryInTransaction(tx, replaceStatement, [id, newHash, oldHash]);
    if (updatedRows.length === 0) return false;
    await endSessions(tx, id, keptSessionId);
    const names = { firstName: firstName ?? username, lastName: lastName ?? '' };
    await this.outbox.addMails(tx, [{ kind: 'password_changed', rowId: id, email, ...names, language }]);
    await this.audit.addEntries(tx, { by, action, subjectId: id });
    return true;
  }
}
