const secondsPerMinute = 60;
const secondsPerHour = 60 * secondsPerMinute;

export interface Limit {
  maxHits: number;
  seconds: number;
  /** Counted in each process instead of in the database. */
  isLocal?: true;
}

/**
 * How often one client address may make a call: the named limits of which `@RateLimit()` takes one. They only stop floods, because
 * hotels, mobile operators and the venue's own Wi-Fi share one address among many guests.
 */
export const callLimits = {
  /** Searches for times, and all requests by a guest's link. A shared counter would cost more than the answer (decision 0004). */
  availability: { maxHits: 600, seconds: secondsPerMinute, isLocal: true },
  /** Each challenge costs the server one key derivation. */
  captcha: { maxHits: 300, seconds: secondsPerMinute, isLocal: true },
  reservation: { maxHits: 60, seconds: secondsPerMinute },
  /** Passwords tried from one address for any account; each costs one hash. */
  loginPerIp: { maxHits: 100, seconds: 15 * secondsPerMinute },
  staffLinks: { maxHits: 60, seconds: 15 * secondsPerMinute },
  resetPerIp: { maxHits: 30, seconds: secondsPerHour },
  guestLinks: { maxHits: 60, seconds: 10 * secondsPerMinute },
  /** Calls of `/mcp`; hosted assistants share a few addresses. */
  agentCalls: { maxHits: 600, seconds: secondsPerMinute, isLocal: true },
  /** Mails that a mail server returns, and tokens that other clients try. */
  returnedMail: { maxHits: 300, seconds: secondsPerMinute, isLocal: true },
  contact: { maxHits: 60, seconds: 10 * secondsPerMinute },
  inquiry: { maxHits: 60, seconds: 10 * secondsPerMinute },
  newsletter: { maxHits: 60, seconds: 10 * secondsPerMinute },
} as const satisfies Record<string, Limit>;

export const limits = {
  ...callLimits,
  reservationEmail: { maxHits: 3, seconds: secondsPerHour },
  reservationPhone: { maxHits: 3, seconds: secondsPerHour },
  guestActions: { maxHits: 10, seconds: 5 * secondsPerMinute },
  linksPerEmail: { maxHits: 3, seconds: secondsPerHour },
  plainFormPerEmail: { maxHits: 3, seconds: secondsPerHour },
  /** Only counts: a second hit means that the address has used the e-mail within the hour. */
  emailOfIp: { maxHits: 1, seconds: secondsPerHour },
  /** Different e-mails from one address that get a table at once; further ones confirm by mail. */
  emailsPerIp: { maxHits: 5, seconds: secondsPerHour },
  emailsPerIpInDay: { maxHits: 20, seconds: 24 * secondsPerHour },
  /** Tables held from one address for guests who have to confirm by mail. */
  holdsPerIp: { maxHits: 10, seconds: secondsPerHour },
  /** Wrong passwords for one account from one address; further attempts are blocked (sign-in-rate-limits.ts). */
  login: { maxHits: 10, seconds: 15 * secondsPerMinute },
  resetPerAccount: { maxHits: 3, seconds: secondsPerHour },
  /** Blocks of one account for one address; each block lasts twice as long as the one before. */
  loginHolds: { maxHits: 1, seconds: 24 * secondsPerHour },
} as const satisfies Record<string, Limit>;

export type CallLimitName = keyof typeof callLimits;
export type LimitName = keyof typeof limits;

/** Future reservations that one guest, known by e-mail or telephone, may have at a time. */
export const maxFutureReservations = 5;
