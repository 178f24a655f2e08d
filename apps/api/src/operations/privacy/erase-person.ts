import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { noteChange } from '../../platform/change-feed/note-change.js';
import { hashOf } from '../../platform/database/email-hash.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { Author } from '../../platform/http/access/staff-member.js';
import { MailFiles } from '../../mail/outbox/mail-files.js';
import { type PersonDeed, PersonDeeds } from './person-deeds.js';
import { type HeldCount, erasePersonRows, findPerson } from './person-rows.js';
import { VisitsAhead } from './visits-ahead.js';

/** What erasing did. */
export interface ErasedPerson {
  erased: HeldCount[];
  /** What the law wants to stay; it names the address by its hash only. */
  kept: HeldCount[];
}

export interface Erasure {
  email: string;
  by: Author;
  /** Whether visits that are still to come are cancelled first. */
  includingFuture?: boolean;
}

const activeStaffStatement = {
  name: 'active-staff-of-address',
  text: `SELECT 1 FROM admin_users JOIN users USING (id) WHERE lower(email) = $1 AND NOT is_disabled`,
};

/** Whoever is erased while on the list has left it: no import brings the address back. */
const leaveListStatement = {
  name: 'suppress-erased-address',
  text: `
    INSERT INTO newsletter_suppressions (email_hash, suppressed_at)
    SELECT ${hashOf('email')}, $2 FROM newsletter_subscribers WHERE email = $1
    ON CONFLICT (email_hash) DO NOTHING`,
};

/** Forgets a person (Article 17 GDPR). */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly source: DataSource,
    private readonly deeds: PersonDeeds,
    private readonly visits: VisitsAhead,
    private readonly files: MailFiles,
  ) {}

  /**
   * Throws `reservation_ahead` and `staff_account`. Everything happens in one view of the data: what the person sends in this
   * very moment comes after it, and stays.
   */
  async erasePerson({ email, by, includingFuture = false }: Erasure): Promise<ErasedPerson> {
    const deed = this.deeds.begin(email, by);
    const { messageIds, ...result } = await patiently(() =>
      this.source.transaction('REPEATABLE READ', async (tx) => {
        await refuseStaff(tx, deed);
        if (includingFuture) await this.visits.cancel(tx, deed);
        else await this.visits.refuse(tx, deed);
        return this.eraseWithin(tx, deed);
      }),
    );
    await this.files.throwAway(messageIds);
    return result;
  }

  private async eraseWithin(tx: EntityManager, deed: PersonDeed): Promise<ErasedPerson & { messageIds: string[] }> {
    const messageIds = await messageIdsOf(tx, deed);
    await tx.query(`SET LOCAL strapec.retention = 'on'`); // opens the record of changes, see its trigger
    await namedQuery(tx, leaveListStatement, [deed.email, deed.now]);
    const result = await erasePersonRows(tx, deed);
    await tx.query(`SET LOCAL strapec.retention = 'off'`);
    noteChange(tx, { topic: 'door' });
    const rows = result.erased.reduce((sum, { count }) => sum + count, 0);
    await this.deeds.add(tx, deed, { deed: 'privacy.erase', rows });
    return { ...result, messageIds };
  }
}

const tries = 5;
// SQLSTATE: somebody changed one of the rows, such as the sender of a mail, or held them in another order
const passing: readonly unknown[] = ['40001', '40P01'];

/** Begins anew when the view of the data has become old. */
async function patiently<Result>(transact: () => Promise<Result>, left = tries): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (!passing.includes((error as { code?: unknown }).code) || left === 1) throw error;
    return patiently(transact, left - 1);
  }
}

async function refuseStaff(tx: EntityManager, { email }: PersonDeed): Promise<void> {
  const [active] = await namedQuery(tx, activeStaffStatement, [email]);
  if (active) throw new Problem('staff_account');
}

async function messageIdsOf(tx: EntityManager, { email }: PersonDeed): Promise<string[]> {
  const mails = (await findPerson(tx, email)).find(({ table }) => table === 'email_messages')?.rows ?? [];
  return mails.flatMap(({ message_id: id }) => (typeof id === 'string' ? [id] : []));
}
