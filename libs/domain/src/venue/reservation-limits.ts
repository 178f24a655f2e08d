/** The numbers of spec §9 that nobody sets: what the schema takes, and how long fields may be (characters). */
export const reservationLimits = {
  /** Hours: the length of a visit that a request leaves out (spec §5). */
  defaultDuration: 2,
  defaultPartySize: 2,
  /** The largest party that the API takes; the dialog offers fewer. */
  maxPartySize: 20,
  /** Minutes: the length of a visit that staff enter is a multiple of it. */
  staffStayStep: 30,
  /** Minutes: the longest visit that staff enter. */
  longestStaffStay: 480,
  /** Hours: the longest visit that a house may let its guests reserve. */
  longestStayHours: 8,
  /** Minutes: staff enter a start at a multiple of it. */
  staffStartStep: 15,
  /** Days after a wanted evening in which another one is looked for. */
  daysToLookAhead: 21,
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  /** The reason for which staff override a rule. */
  reasonLength: 200,
} as const;

/** What stands in for a captcha token where no captcha is configured (spec §3). */
export const placeholderCaptchaToken = 'development-captcha-token';
