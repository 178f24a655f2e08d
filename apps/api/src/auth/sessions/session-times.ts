import type { SessionData } from 'express-session';
import type { Device } from '../accounts/device.js';

declare module 'express-session' {
  interface SessionData {
    staffId: string;
    /** Milliseconds since 1970. */
    signedInAt: number;
    /** Time of the last request in milliseconds since 1970, to within a few minutes. */
    seenAt: number;
    /** Shown in the staff member's list of sessions. */
    device: Device;
  }
}

const minute = 60_000;
const hour = 60 * minute;

/** How long a session lasts, in milliseconds (rules §9). */
export const sessionTimes = { idle: 8 * hour, absolute: 24 * hour, seenWithin: 5 * minute } as const;

export function endOf({ signedInAt = 0, seenAt = 0 }: Partial<SessionData>): Date {
  return new Date(Math.min(seenAt + sessionTimes.idle, signedInAt + sessionTimes.absolute));
}

/** Notes that a session is in use; not on every request, because each note is a write. */
export function markSeen(session: Partial<SessionData>, now: Date): void {
  if (now.getTime() - (session.seenAt ?? 0) > sessionTimes.seenWithin) session.seenAt = now.getTime();
}
