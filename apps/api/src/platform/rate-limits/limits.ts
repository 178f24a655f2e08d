const minute = 60;
const hour = 60 * minute;

/** How often somebody may do something (rules §6). Seconds. */
export interface Limit {
  points: number;
  seconds: number;
  /** Counted in each process alone instead of in the database. */
  isLocal?: true;
}

/**
 * How often one address may make a call: the named limits that `@RateLimit()` takes. They stop floods only, because hotels,
 * mobile operators and the bar's own Wi-Fi share one address among many guests.
 */
export const callLimits = {
  /** Looking for times, and all that a guest does with a link. A shared counter would cost more than the answer (decision 0004). */
  availability: { points: 600, seconds: minute, isLocal: true },
  /** Each challenge costs the server one key derivation. */
  captcha: { points: 300, seconds: minute, isLocal: true },
  reservation: { points: 60, seconds: minute },
  /** Passwords tried from one address, whatever the account: each costs us a hash. */
  loginPerIp: { points: 100, seconds: 15 * minute },
  /** Links of staff that are looked at or used. */
  staffLinks: { points: 60, seconds: 15 * minute },
  /** New passwords asked for from one address. */
  resetPerIp: { points: 30, seconds: hour },
  guestLinks: { points: 60, seconds: 10 * minute },
  /** Calls of `/mcp`: hosted assistants share a few addresses. */
  agentCalls: { points: 600, seconds: minute, isLocal: true },
  /** Mails that a mail server returns, and tokens that others try. */
  returnedMail: { points: 300, seconds: minute, isLocal: true },
  contact: { points: 60, seconds: 10 * minute },
  inquiry: { points: 60, seconds: 10 * minute },
  newsletter: { points: 60, seconds: 10 * minute },
} as const satisfies Record<string, Limit>;

export const limits = {
  ...callLimits,
  reservationEmail: { points: 3, seconds: hour },
  reservationPhone: { points: 3, seconds: hour },
  /** What one address does with one reservation by its link. */
  guestDeeds: { points: 10, seconds: 5 * minute },
  /** Mails with the links of an address. */
  linksPerEmail: { points: 3, seconds: hour },
  /** Forms of one kind that a page without script sends for one e-mail. */
  plainFormPerEmail: { points: 3, seconds: hour },
  /** Whether an address has already used an e-mail within the hour; only counts. */
  emailOfIp: { points: 1, seconds: hour },
  /** Different e-mails from one address that get a table at once; the next ones confirm by mail. */
  emailsPerIp: { points: 5, seconds: hour },
  emailsPerIpInDay: { points: 20, seconds: 24 * hour },
  /** Tables held from one address for guests who have to confirm by mail. */
  holdsPerIp: { points: 10, seconds: hour },
  /** Wrong passwords for one account from one address; whoever goes on is held off (login-limits.ts). */
  login: { points: 10, seconds: 15 * minute },
  /** New passwords asked for one account, from wherever. */
  resetPerAccount: { points: 3, seconds: hour },
  /** How often that happened; each time doubles the wait. */
  loginHolds: { points: 1, seconds: 24 * hour },
} as const satisfies Record<string, Limit>;

export type CallLimit = keyof typeof callLimits;
export type LimitName = keyof typeof limits;

/** Future reservations that one guest, known by e-mail or telephone, may have at a time. */
export const liveReservationsPerGuest = 5;
