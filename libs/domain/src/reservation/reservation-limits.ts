/** The numbers of spec §9 and the settings of rules §3. */
export const reservationLimits = {
  /** Minutes between two start times. */
  slotMinutes: 30,
  /** Hours a visit may last. */
  durations: [1, 2, 3, 4],
  defaultDuration: 2,
  defaultPartySize: 2,
  /** Party sizes the dialog offers; the API takes up to `maxPartySize`. */
  dialogPartySizes: [1, 2, 3, 4, 5, 6, 7, 8],
  maxPartySize: 20,
  /** Parties of this size and more wait for the team's approval. */
  approvalFrom: 5,
  /** Parties of this size and more are told that a deposit may apply. */
  depositFrom: 8,
  /** Minutes between now and the earliest start. */
  leadMinutes: 30,
  /** Days between today and the latest date. */
  horizonDays: 365,
  /** Minutes a table is held for a late party. */
  holdMinutes: 15,
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  specialRequestsLength: 500,
  /** Characters of the reason for which staff override a rule. */
  reasonLength: 200,
} as const;

/** What stands in for a captcha token where no captcha is configured (spec §3). */
export const placeholderCaptchaToken = 'development-captcha-token';
