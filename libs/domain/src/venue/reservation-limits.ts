/** Spec §9: values that the schema accepts, and lengths of fields (characters). */
export const reservationLimits = {
  /** Hours (spec §5). */
  defaultStayHours: 2,
  defaultPartySize: 2,
  /** For the API; the guest form offers fewer. */
  maxPartySize: 20,
  /** Minutes. */
  stayStepMinutes: 30,
  /** Minutes. */
  maxStaffStayMinutes: 480,
  /** Hours, for guests. */
  longestStayHours: 8,
  /** Minutes. */
  quarterMinutes: 15,
  /** For an alternative. */
  alternativeSearchDays: 21,
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  /** For overriding a rule. */
  reasonLength: 200,
} as const;

/** Where no captcha is configured (spec §3). */
export const placeholderCaptchaToken = 'development-captcha-token';

export const waitlistLimits = {
  /** Characters. */
  labelLength: 40,
  maxParties: 50,
} as const;
