import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { endSessionsOf } from './staff-accounts.js';
import { Clock } from '../../platform/clock/clock.js';
import { type Statement, namedQuery, namedRead } from '../../platform/database/named-query.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { type OwnSession, SessionDto } from './me.dto.js';

/** A hash, because the id itself would give access to the session. */
const named = `encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

const listSessions: Statement = {
  name: 'list-own-sessions',
  text: `SELECT ${named} AS id, (sess ->> 'signedInAt')::float8 AS "signedInAt", (sess ->> 'seenAt')::float8 AS "seenAt",
      sess #>> '{device,browser}' AS browser, sess #>> '{device,system}' AS system, sid = $2 AS "isThis"
    FROM sessions WHERE sess ->> 'staffId' = $1 AND expire > $3
    ORDER BY sid = $2 DESC, (sess ->> 'seenAt')::float8 DESC, id`,
};

const endSession: Statement = {
  name: 'end-own-session',
  text: `DELETE FROM sessions WHERE sess ->> 'staffId' = $1 AND ${named} = $2 RETURNING sid`,
};

@Injectable()
export class OwnSessions {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The current session first, then the most recently seen. */
  async list({ id }: StaffMember, sid: string): Promise<SessionDto[]> {
    const sessions = await namedRead<OwnSession>(this.source, listSessions, [id, sid, this.clock.now()]);
    return sessions.map((session) => SessionDto.from(session));
  }

  /** Ends a session; no error if it has ended already. */
  async end(session: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const ended = await namedQuery(tx, endSession, [by.id, session]);
      if (ended.length > 0) await this.audit.add(tx, { by, action: 'staff.sign-out', subjectId: by.id });
    });
  }

  /** Ends all sessions except the current one. */
  async endOthers(by: StaffMember, sid: string): Promise<void> {
    await this.source.transaction(async (tx) => {
      await endSessionsOf(tx, by.id, sid);
      await this.audit.add(tx, { by, action: 'staff.sign-out', subjectId: by.id });
    });
  }
}
