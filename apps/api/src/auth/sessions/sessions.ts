import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { SessionSecret } from '../../platform/config/session-secret.js';
import { Settings } from '../../platform/config/settings.js';
import { queryFromPool } from '../../platform/database/named-statements.js';
import { parseDevice } from '../accounts/device.js';
import { SessionStore, markSeen } from './session-store.js';
import {
  type StaffUserWithHash,
  type StaffUser,
  activeUserStatement,
  activeSessionsStatement,
} from '../accounts/staff-user.js';

type Callback = (error?: unknown) => void;

@Injectable()
export class Sessions {
  private readonly store: SessionStore;
  private readonly middleware: RequestHandler;
  private readonly cookie: { name: string; path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean };

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    { value: secret }: SessionSecret,
    { isHttps: secure }: Settings,
  ) {
    const name = secure ? '__Host-session' : 'session';
    this.cookie = { name, path: '/', httpOnly: true, sameSite: 'lax', secure };
    this.store = new SessionStore(source, clock);
    const { name: _name, ...cookie } = this.cookie;
    this.middleware = session({ name, secret, cookie, store: this.store, resave: false, saveUninitialized: false });
  }

  async loadSession(request: Request, response: Response): Promise<void> {
    // Ignores the proxy's headers: guests reach this public address by TLS, so the cookie may be set.
    if (this.cookie.secure) Object.defineProperty(request, 'secure', { value: true });
    await promisify((done: Callback) => void this.middleware(request, response, done))();
  }

  async findSignedInUser({ session: { staffId }, session: sessionData }: Request): Promise<StaffUser | null> {
    if (staffId === undefined) return null;
    const [user] = await queryFromPool<StaffUser>(this.source, activeUserStatement, [staffId]);
    if (user) markSeen(sessionData, this.clock.now());
    return user ?? null;
  }

  /** For live streams, which last for hours: saving at their end would overwrite the session with outdated data. */
  async saveSession(request: Request): Promise<void> {
    await promisify((done: Callback) => request.session.save(done))();
  }

  async findActiveSessionIds(sids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await queryFromPool<{ sid: string }>(this.source, activeSessionsStatement, [sids, this.clock.now()]);
    return new Set(rows.map(({ sid }) => sid));
  }

  /** Under a new id; `false` when the password has changed meanwhile. */
  async tryBeginSession(request: Request, user: StaffUserWithHash): Promise<boolean> {
    await promisify((done: Callback) => request.session.regenerate(done))();
    const now = this.clock.now().getTime();
    const device = parseDevice(request.get('user-agent'));
    Object.assign(request.session, { staffId: user.id, signedInAt: now, seenAt: now, device });
    const isSaved = await this.store.insertSession(request.sessionID, request.session, user);
    if (!isSaved) await this.destroySession(request);
    return isSaved;
  }

  async endSession(request: Request, response: Response): Promise<void> {
    await this.destroySession(request);
    const { name, ...attributes } = this.cookie;
    response.clearCookie(name, attributes);
  }

  private async destroySession(request: Request): Promise<void> {
    await promisify((done: Callback) => request.session.destroy(done))();
  }
}
