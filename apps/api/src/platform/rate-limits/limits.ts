const minute = 60;
const hour = 60 * minute;

export interface Limit {
  points: number;
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
  availability: { points: 600, seconds: minute, isLocal: true },
  /** Each challenge costs the server one key derivation. */
  captcha: { points: 300, seconds: minute, isLocal: true },
  reservation: { points: 60, seconds: minute },
  /** Passwords tried from one address for any account; each costs one hash. */
  loginPerIp: { points: 100, seconds: 15 * minute },
  staffLinks: { points: 60, seconds: 15 * minute },
  resetPerIp: { points: 30, seconds: hour },
  guestLinks: { points: 60, seconds: 10 * minute },
  /** Calls of `/mcp`; hosted assistants share a few addresses. */
  agentCalls: { points: 600, seconds: minute, isLocal: true },
  /** Mails that a mail server returns, and tokens that other clients try. */
  returnedMail: { points: 300, seconds: minute, isLocal: true },
  contact: { points: 60, seconds: 10 * minute },
  inquiry: { points: 60, seconds: 10 * minute },
  newsletter: { points: 60, seconds: 10 * minute },
} as const satisfies Record<string, Limit>;

export const limits = {
  ...callLimits,
  reservationEmail: { points: 3, seconds: hour },
  reservationPhone: { points: 3, seconds: hour },
  guestActions: { points: 10, seconds: 5 * minute },
  linksPerEmail: { points: 3, seconds: hour },
  plainFormPerEmail: { points: 3, seconds: hour },
  /** Only counts: a second hit means that the address has used the e-mail within the hour. */
  emailOfIp: { points: 1, seconds: hour },
  /** Different e-mails from one address that get a table at once; further ones confirm by mail. */
  emailsPerIp: { points: 5, seconds: hour },
  emailsPerIpInDay: { points: 20, seconds: 24 * hour },
  /** Tables held from one address for guests who have to confirm by mail. */
  holdsPerIp: { points: 10, seconds: hour },
  /** Wrong passwords for one account from one address; further attempts are blocked (login-limits.ts). */
  login: { points: 10, seconds: 15 * minute },
  resetPerAccount: { points: 3, seconds: hour },
  /** Blocks of one account for one address; each block lasts twice as long as the one before. */
  loginHolds: { points: 1, seconds: 24 * hour },
} as const satisfies Record<string, Limit>;

export type CallLimit = keyof typeof callLimits;
export type LimitName = keyof typeof limits;

/** Future reservations that one guest, known by e-mail or telephone, may have at a time. */
export const maxFutureReservations = 5;
