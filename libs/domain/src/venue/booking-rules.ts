/** The booking rules that guests go by: they stand in every page. */
export interface GuestRules {
  /** Minutes between two start times. */
  slotMinutes: number;
  /** Minutes between now and the earliest start. */
  leadMinutes: number;
  /** Days between today and the latest date. */
  horizonDays: number;
  /** Parties of this size and more wait for the team's approval. */
  approvalFrom: number;
  /** Parties of this size and more are told that a deposit may apply. */
  depositFrom: number;
  /** The largest party that the dialog offers. */
  largestPartyOnline: number;
  /** Minutes a table is held for a late party. */
  holdMinutes: number;
  /** Hours before a visit within which cancelling is late; 0 is never. */
  lateCancelHours: number;
  /** Hours that a visit lasts unless its guests say otherwise. */
  usualStayHours: number;
  /** Hours that a guest's visit lasts at most; staff may enter longer ones. */
  longestStayHours: number;
}

/** What an owner may want different about reservations (rules §3). */
export interface BookingRules extends GuestRules {
  /** Guests who may begin at one start time online; `null` is without limit. */
  pacingCovers: number | null;
  /** Tables that guests online do not get until an hour before the start: they are kept for the street. */
  walkInTables: string[];
  /** Minutes after a visit in which its tables are cleared: the next party begins after them. */
  resetMinutes: number;
  /** Minutes after the end of a visit for which its guests may sit on before the house seats the next party elsewhere. */
  graceMinutes: number;
  /** Minutes before a start from which tables with a smallest party take smaller ones too; `null` is never. */
  smallPartiesFrom: number | null;
  /** Minutes before opening from which the house itself moves nobody to another table; `null` is never. */
  freezeMinutes: number | null;
  /** Hours for which a request that waits for the team holds its tables. */
  requestHours: number;
  /** Hours before a visit at which its guests are reminded of it; `null` is never. */
  reminderHours: number | null;
}

/** What guests may know of the rules, and nothing else that stands with them. */
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
