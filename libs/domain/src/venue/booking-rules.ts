/** The booking rules for guests; every page contains them. */
export interface GuestRules {
  /** Minutes between two start times. */
  slotMinutes: number;
  leadMinutes: number;
  /** Days between today and the latest date. */
  horizonDays: number;
  /** Parties of this size and more wait for the team's approval. */
  approvalFrom: number;
  /** Parties of this size and more are told that a deposit may apply. */
  depositFrom: number;
  /** The largest party that the guest form offers. */
  largestPartyOnline: number;
  /** Minutes for which a late party's table is held. */
  holdMinutes: number;
  /** Hours before a visit in which a cancellation is late; 0 is never. */
  lateCancelHours: number;
  /** The default length of a visit in hours. */
  usualStayHours: number;
  /** The longest visit in hours that a guest can reserve; staff may enter longer ones. */
  longestStayHours: number;
}

/** Rules for reservations that an owner can change (rules §3). */
export interface BookingRules extends GuestRules {
  /** Guests who may begin online at one start time; `null` is without limit. */
  pacingCovers: number | null;
  /** Tables that guests cannot reserve online until an hour before the start: they are kept for walk-ins. */
  walkInTables: string[];
  /** Minutes for clearing the tables after a visit; the next party begins afterwards. */
  resetMinutes: number;
  /** Minutes that guests may stay after the end of their visit before the next party gets another table. */
  graceMinutes: number;
  /** Minutes before a start from which tables with a smallest party also take smaller ones; `null` is never. */
  smallPartiesFrom: number | null;
  /** Minutes before opening from which the system moves no party to another table; `null` is never. */
  freezeMinutes: number | null;
  /** Hours for which a request that waits for approval holds its tables. */
  requestHours: number;
  /** Hours before a visit at which its guest gets a reminder; `null` is never. */
  reminderHours: number | null;
}

/** Leaves out all other rules. */
export const guestRulesOf = (rules: GuestRules): GuestRules => ({
  slotMinutes: rules.slotMinutes,
  leadMinutes: rules.leadMinutes,
  horizonDays: rules.horizonDays,
  approvalFrom: rules.approvalFrom,
  depositFrom: rules.depositFrom,
  largestPartyOnline: rules.largestPartyOnline,
  holdMinutes: rules.holdMinutes,
  lateCancelHours: rules.lateCancelHours,
  usualStayHours: rules.usualStayHours,
  longestStayHours: rules.longestStayHours,
});
