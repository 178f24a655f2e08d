import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { SessionSecret } from '../../platform/config/session-secret.js';
import { Settings } from '../../platform/config/settings.js';
import { namedRead } from '../../platform/database/named-query.js';
import { deviceOf } from '../accounts/device.js';
import { SessionStore, markSeen } from './session-store.js';
import { type Credentials, type StaffUser, activeUser, livingSessions } from '../accounts/staff-user.js';

type Done = (error?: unknown) => void;

@Injectable()
export class Sessions {
  private readonly store: SessionStore;
  private readonly load: RequestHandler;
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
    this.load = session({ name, secret, cookie, store: this.store, resave: false, saveUninitialized: false });
  }

  async attach(request: Request, response: Response): Promise<void> {
    // Ignores the proxy's headers: guests reach this public address by TLS, so the cookie may be set.
    if (this.cookie.secure) Object.defineProperty(request, 'secure', { value: true });
    await promisify((done: Done) => void this.load(request, response, done))();
  }

  async userOf({ session: { staffId }, session: data }: Request): Promise<StaffUser | null> {
    if (staffId === undefined) return null;
    const [user] = await namedRead<StaffUser>(this.source, activeUser, [staffId]);
    if (user) markSeen(data, this.clock.now());
    return user ?? null;
  }

  /** An answer that lasts for hours would save outdated data at its end. */
  async keep(request: Request): Promise<void> {
    await promisify((done: Done) => request.session.save(done))();
  }

  async living(sids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await namedRead<{ sid: string }>(this.source, livingSessions, [sids, this.clock.now()]);
    return new Set(rows.map(({ sid }) => sid));
  }

  /** Under a new id; `false` when the password has changed meanwhile. */
  async beginSession(request: Request, user: Credentials): Promise<boolean> {
    await promisify((done: Done) => request.session.regenerate(done))();
    const now = this.clock.now().getTime();
    const device = deviceOf(request.get('user-agent'));
    Object.assign(request.session, { staffId: user.id, signedInAt: now, seenAt: now, device });
    const isOpen = await this.store.open(request.sessionID, request.session, user);
    if (!isOpen) await this.discard(request);
    return isOpen;
  }

  async end(request: Request, response: Response): Promise<void> {
    await this.discard(request);
    const { name, ...attributes } = this.cookie;
    response.clearCookie(name, attributes);
  }

  private async discard(request: Request): Promise<void> {
    await promisify((done: Done) => request.session.destroy(done))();
  }
}
