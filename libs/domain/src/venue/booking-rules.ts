export interface GuestRules {
  /** Minutes between two start times. */
  slotMinutes: number;
  leadMinutes: number;
  /** Days between today and the latest date. */
  horizonDays: number;
  /** They wait for the team's approval. */
  approvalFrom: number;
  /** They are told that a deposit may apply. */
  depositFrom: number;
  largestPartyOnline: number;
  /** For a late party. */
  holdMinutes: number;
  /** Before a visit; 0 is never. */
  lateCancelHours: number;
  /** The default length of a visit in hours. */
  usualStayHours: number;
  /** For a guest online; staff may enter longer ones. */
  longestStayHours: number;
}

export interface BookingRules extends GuestRules {
  /** Guests who may begin online at one start time; `null` is without limit. */
  pacingCovers: number | null;
  /** Not for guests online until an hour before the start. */
  walkInTables: string[];
  /** After a visit, before the next party begins. */
  resetMinutes: number;
  /** After the end of a visit, before the next party gets another table. */
  graceMinutes: number;
  /** Before a start, from when tables with a smallest party take smaller ones; `null` is never. */
  smallPartiesFrom: number | null;
  /** Before opening, from when no party is moved by itself; `null` is never. */
  freezeMinutes: number | null;
  /** For which a request that waits for approval holds its tables. */
  requestHours: number;
  /** Before a visit; `null` is never. */
  reminderHours: number | null;
}

export const toGuestRules = (rules: GuestRules): GuestRules => ({
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
