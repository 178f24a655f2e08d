/** The fixed limits of spec §9: values that the schema accepts, and lengths of fields (characters). */
export const reservationLimits = {
  /** Hours: the default length of a visit (spec §5). */
  defaultDuration: 2,
  defaultPartySize: 2,
  /** The largest party that the API accepts; the guest form offers fewer. */
  maxPartySize: 20,
  /** Minutes: visits that staff enter last a multiple of it. */
  staffStayStep: 30,
  /** Minutes: the longest visit that staff can enter. */
  longestStaffStay: 480,
  /** Hours: the longest visit that a venue can offer to guests. */
  longestStayHours: 8,
  /** Minutes: staff enter starts at a multiple of it. */
  staffStartStep: 15,
  /** Days after the wanted evening that are searched for an alternative. */
  daysToLookAhead: 21,
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  /** The reason of a staff member for overriding a rule. */
  reasonLength: 200,
} as const;

/** Replaces the captcha token where no captcha is configured (spec §3). */
export const placeholderCaptchaToken = 'development-captcha-token';

export const waitlistLimits = {
  /** Characters. */
  labelLength: 40,
  mostWaiting: 50,
} as const;
