import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { hashOf } from '../../platform/database/email-hash.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { Author } from '../../platform/http/access/staff-member.js';
import { MailFiles } from '../../mail/outbox/mail-files.js';
import { type PersonAction, PersonActions } from './person-actions.js';
import { type HeldCount, erasePersonRows, findPerson } from './person-rows.js';
import { VisitsAhead } from './visits-ahead.js';

export interface ErasedPerson {
  erased: HeldCount[];
  /** The rows that the law requires; they contain the address as a hash only. */
  kept: HeldCount[];
}

export interface Erasure {
  email: string;
  by: Author;
  /** Cancels future visits first. */
  includingFuture?: boolean;
}

const activeStaffStatement = {
  name: 'active-staff-of-address',
  text: `SELECT 1 FROM admin_users JOIN users USING (id) WHERE lower(email) = $1 AND NOT is_disabled`,
};

/** An erased subscriber counts as unsubscribed: no import adds the address again. */
const leaveListStatement = {
  name: 'suppress-erased-address',
  text: `
    INSERT INTO newsletter_suppressions (email_hash, suppressed_at)
    SELECT ${hashOf('email')}, $2 FROM newsletter_subscribers WHERE email = $1
    ON CONFLICT (email_hash) DO NOTHING`,
};

/** Erases a person's data (Article 17 GDPR). */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly source: DataSource,
    private readonly actions: PersonActions,
    private readonly visits: VisitsAhead,
    private readonly files: MailFiles,
  ) {}

  /**
   * Throws `reservation_ahead` and `staff_account`. Uses one snapshot of the data: rows that the person adds at the
   * same moment come after it and stay.
   */
  async erasePerson({ email, by, includingFuture = false }: Erasure): Promise<ErasedPerson> {
    const action = this.actions.begin(email, by);
    const { messageIds, ...result } = await patiently(() =>
      this.source.transaction('REPEATABLE READ', async (tx) => {
        await refuseStaff(tx, action);
        if (includingFuture) await this.visits.cancel(tx, action);
        else await this.visits.refuse(tx, action);
        return this.eraseWithin(tx, action);
      }),
    );
    await this.files.throwAway(messageIds);
    return result;
  }

  private async eraseWithin(tx: EntityManager, action: PersonAction): Promise<ErasedPerson & { messageIds: string[] }> {
    const messageIds = await messageIdsOf(tx, action);
    await tx.query(`SET LOCAL strapec.retention = 'on'`); // allows changes of the audit log, see its trigger
    await namedQuery(tx, leaveListStatement, [action.email, action.now]);
    const result = await erasePersonRows(tx, action);
    await tx.query(`SET LOCAL strapec.retention = 'off'`);
    noteChange(tx, { topic: 'waitlist' });
    const rows = result.erased.reduce((sum, { count }) => sum + count, 0);
    await this.actions.add(tx, action, { action: 'privacy.erase', rows });
    return { ...result, messageIds };
  }
}

const tries = 5;
// SQLSTATE of conflicts: another transaction changed a row, such as the mail sender, or locked rows in another order
const passing: readonly unknown[] = ['40001', '40P01'];

/** Repeats the transaction after a conflict. */
async function patiently<Result>(transact: () => Promise<Result>, left = tries): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (!passing.includes((error as { code?: unknown }).code) || left === 1) throw error;
    return patiently(transact, left - 1);
  }
}

async function refuseStaff(tx: EntityManager, { email }: PersonAction): Promise<void> {
  const [active] = await namedQuery(tx, activeStaffStatement, [email]);
  if (active) throw new Problem('staff_account');
}

async function messageIdsOf(tx: EntityManager, { email }: PersonAction): Promise<string[]> {
  const mails = (await findPerson(tx, email)).find(({ table }) => table === 'email_messages')?.rows ?? [];
  return mails.flatMap(({ message_id: id }) => (typeof id === 'string' ? [id] : []));
}
