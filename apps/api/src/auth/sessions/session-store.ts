import { callbackify } from 'node:util';
import session, { type SessionData } from 'express-session';
import connectPgSimple from 'connect-pg-simple';
import type { DataSource } from 'typeorm';
import type { Device } from '../accounts/device.js';
import type { Clock } from '../../platform/clock/clock.js';
import { type NamedStatement, queryFromPool, poolOf } from '../../platform/database/named-statements.js';
import type { StaffUserWithHash } from '../accounts/staff-user.js';

declare module 'express-session' {
  interface SessionData {
    staffId: string;
    /** Milliseconds since 1970. */
    signedInAt: number;
    /** Milliseconds since 1970, to within a few minutes. */
    seenAt: number;
    device: Device;
  }
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Milliseconds (rules §9). */
export const sessionTimes = { idleTimeout: 8 * hourMs, maxLifetime: 24 * hourMs, seenPrecision: 5 * minuteMs } as const;

export function sessionExpiry({ signedInAt = 0, seenAt = 0 }: Partial<SessionData>): Date {
  return new Date(Math.min(seenAt + sessionTimes.idleTimeout, signedInAt + sessionTimes.maxLifetime));
}

/** Only every few minutes, because each change of the session is written to the database. */
export function markSeen(session: Partial<SessionData>, now: Date): void {
  if (now.getTime() - (session.seenAt ?? 0) > sessionTimes.seenPrecision) session.seenAt = now.getTime();
}

const findSessionStatement: NamedStatement = {
  name: 'find-session',
  text: 'SELECT sess FROM sessions WHERE sid = $1 AND expire > $2',
};

/** A request in flight cannot restore a session that was signed out (proof S3). */
const updateSessionStatement: NamedStatement = {
  name: 'keep-session',
  text: 'UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1',
};

/** Before or after a new password or a disabled account, never in between. */
const insertSessionStatement: NamedStatement = {
  name: 'open-session',
  text: `WITH signed_in AS (
      UPDATE users SET last_sign_in_at = $6 WHERE id = $4 AND password_hash = $5 AND NOT is_disabled RETURNING id)
    INSERT INTO sessions (sid, sess, expire) SELECT $1, $2, $3 FROM signed_in
    RETURNING sid`,
};

type Callback<Value = void> = (error: unknown, value?: Value) => void;

const PgStore = connectPgSimple(session);

/** With the app's clock. connect-pg-simple writes with an upsert; here only `insertSession` inserts. */
export class SessionStore extends PgStore {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {
    super({ pool: poolOf(source), tableName: 'sessions', pruneSessionInterval: false }); // housekeeping prunes
  }

  /** `false` when the password has changed meanwhile. */
  async insertSession(
    sid: string,
    data: Partial<SessionData>,
    { id, passwordHash }: StaffUserWithHash,
  ): Promise<boolean> {
    const values = [sid, JSON.stringify(data), sessionExpiry(data), id, passwordHash, this.clock.now()];
    return (await queryFromPool(this.source, insertSessionStatement, values)).length > 0;
  }

  override get(sid: string, done: Callback<SessionData | null>): void {
    const values = [sid, this.clock.now()];
    const rowsPromise = queryFromPool<{ sess: SessionData }>(this.source, findSessionStatement, values);
    callbackify(async () => (await rowsPromise)[0]?.sess ?? null)(done);
  }

  override set(sid: string, data: SessionData, done: Callback = () => undefined): void {
    const values = [sid, JSON.stringify(data), sessionExpiry(data)];
    const updatePromise = queryFromPool(this.source, updateSessionStatement, values);
    callbackify(async () => void (await updatePromise))(done);
  }

  /** `markSeen` extends a session instead. */
  override touch(_sid: string, _data: SessionData, done: Callback = () => undefined): void {
    done(null);
  }
}
