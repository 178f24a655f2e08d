import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog, type NewAuditEntry } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit-actions.js';
import { revokeLostRights } from './staff-accounts.js';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { type NamedStatement, queryInTransaction, queryFromPool } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { memberColumns, staffTables } from './staff-user.js';
import type { ChangeStaffMemberDto, StaffMemberDto } from './staff-members.dto.js';

const staffQuery = `SELECT ${memberColumns}, is_disabled AS "isDisabled", last_sign_in_at AS "lastSignInAt" FROM ${staffTables}`;

const listStaffStatement: NamedStatement = {
  name: 'list-staff',
  text: `${staffQuery}
    ORDER BY is_disabled, array_position('{owner,manager,host}', role), coalesce(first_name, username), username`,
};

/** In the same order: two owners who remove each other's rights wait for one another (proof S12). */
const lockOwnersStatement: NamedStatement = {
  name: 'lock-owners',
  text: `SELECT id FROM users WHERE role = 'owner' AND NOT is_disabled ORDER BY id FOR UPDATE`,
};

const lockStaffMemberStatement: NamedStatement = {
  name: 'lock-staff-member',
  text: `${staffQuery} WHERE users.id = $1 FOR UPDATE OF users`,
};

@Injectable()
export class StaffMembersService {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
  ) {}

  listStaff(): Promise<StaffMemberDto[]> {
    return queryFromPool<StaffMemberDto>(this.source, listStaffStatement, []);
  }

  /**
   * Throws `own_account`, `not_found`, and `not_permitted` when the requester has lost the right meanwhile. So at least
   * one owner stays: the requester is an active owner and cannot change themselves.
   */
  async changeStaffMember(id: string, change: ChangeStaffMemberDto, by: StaffMember): Promise<StaffMemberDto> {
    if (id === by.id) throw new Problem('own_account');
    return this.source.transaction(async (tx) => {
      await requireOwner(tx, by);
      const [before] = await queryInTransaction<StaffMemberDto>(tx, lockStaffMemberStatement, [id]);
      if (!before) throw new Problem('not_found');
      const { role = before.role, isDisabled = before.isDisabled } = change;
      const after = { ...before, role, isDisabled };
      await tx.update(Account, { id }, { role, isDisabled });
      await revokeLostRights(tx, after);
      await this.audit.addEntries(tx, ...toAuditEntries(before, after, by));
      return after;
    });
  }
}

async function requireOwner(tx: EntityManager, { id }: StaffMember): Promise<void> {
  const owners = await queryInTransaction<{ id: string }>(tx, lockOwnersStatement, []);
  if (!owners.some((owner) => owner.id === id)) throw new Problem('not_permitted');
}

function toAuditEntries(before: StaffMemberDto, after: StaffMemberDto, by: StaffMember): NewAuditEntry[] {
  const toFieldEntries = (action: AuditAction, name: 'role' | 'isDisabled'): NewAuditEntry[] => {
    const [from, to] = [{ [name]: before[name] }, { [name]: after[name] }];
    return before[name] === after[name] ? [] : [{ by, action, subjectId: before.id, before: from, after: to }];
  };
  return [
    ...toFieldEntries('staff.role', 'role'),
    ...toFieldEntries(after.isDisabled ? 'staff.disable' : 'staff.enable', 'isDisabled'),
  ];
}
