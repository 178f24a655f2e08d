import { HttpException } from '@nestjs/common';

/** Spec §8, rules §6 and §12. */
export const problemKinds = {
  validation_failed: { status: 400, message: 'Please check the highlighted fields.' },
  malformed_request: { status: 400, message: 'The request could not be read.' },
  captcha_failed: { status: 400, message: 'Please complete the CAPTCHA verification.' },
  proof_needed: {
    status: 400,
    message: 'Please send this once more, with a new CAPTCHA solution and an empty field `decoy`.',
  },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  invalid_credentials: { status: 401, message: 'Invalid username or password' },
  cross_site: { status: 403, message: 'This call is answered to the pages of this venue only.' },
  not_permitted: { status: 403, message: 'Your role does not allow this. Ask the owner of the venue.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  capacity_full: { status: 409, message: 'No times available for selected date and party size' },
  no_table: {
    status: 409,
    message: 'The venue has no table for this party at that time. Choose another time, or tables by hand.',
  },
  table_occupied: { status: 409, message: 'Guests are still at that table.' },
  slot_not_offered: { status: 409, message: 'This time cannot be reserved. Please choose another one.' },
  changed_meanwhile: {
    status: 409,
    message: 'This has been changed meanwhile. Please look at it again before you save.',
  },
  venue_moved_on: {
    status: 409,
    message: 'The venue or its reservations have changed since you looked. Look at what it means now before you save.',
  },
  zone_in_use: {
    status: 409,
    message: 'Reservations lie ahead: their times would mean others. Change the time zone while there are none.',
  },
  event_takes_tables: {
    status: 409,
    message:
      'This event takes tables from reservations, or another event has some of its own. Look at which before you save it.',
  },
  reason_required: { status: 409, message: 'This goes against a rule of the venue. Say why, and it will be done.' },
  below_bookings: { status: 409, message: 'More guests are booked already than the new capacity allows.' },
  section_not_empty: { status: 409, message: 'There is something in this section still. Move it or delete it first.' },
  inquiry_has_event: { status: 409, message: 'This inquiry has an event already.' },
  transition_not_allowed: { status: 409, message: 'The reservation has meanwhile changed. Please look at it again.' },
  approval_needed: {
    status: 409,
    message:
      'The team has to agree to this change, and too little time is left. Please call us; the reservation stands as it was.',
  },
  too_many_changes: {
    status: 409,
    message: 'This reservation has been changed many times. Please call us; it stands as it was.',
  },
  no_map: {
    status: 503,
    message: 'The map cannot be fetched now. Please try again later; until then the pages show none.',
  },
  no_way_back: { status: 409, message: 'This can no longer be taken back.' },
  nothing_to_offer: { status: 409, message: 'There is no other time for this party near its own. Nothing was sent.' },
  no_email: { status: 409, message: 'This guest has left no e-mail address.' },
  idempotency_in_flight: { status: 409, message: 'This request is being worked on already.' },
  reservation_ahead: { status: 409, message: 'This person has a reservation ahead. Please cancel it first.' },
  staff_account: {
    status: 409,
    message: 'This address belongs to a member of staff who can still sign in. Disable the account first.',
  },
  own_account: {
    status: 409,
    message: 'You cannot change your own role or disable your own account. Another owner can do it.',
  },
  account_exists: { status: 409, message: 'This e-mail address has an account already.' },
  already_invited: { status: 409, message: 'This address has been invited already. The invitation can be sent again.' },
  link_invalid: {
    status: 410,
    message:
      'This link is no longer valid: it was used, withdrawn, or too much time has passed. Please ask for a new one.',
  },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON in UTF-8.' },
  idempotency_mismatch: { status: 422, message: 'This Idempotency-Key belongs to another request.' },
  mail_on_its_way: { status: 409, message: 'This email is being sent at this moment. Please wait a little.' },
  mail_without_subject: {
    status: 409,
    message: 'This email cannot be sent again: what it was about, or the address, has been deleted.',
  },
  resent_just_now: {
    status: 429,
    message: 'This email was sent again less than a minute ago. Please wait a moment.',
  },
  ip_rate_limit: { status: 429, message: 'ip_rate_limit: Too many attempts. Please try again later.' },
  email_rate_limit: { status: 429, message: 'email_rate_limit: Too many attempts. Please try again later.' },
  too_many_unconfirmed: {
    status: 409,
    message: 'Too many tables are waiting to be confirmed by mail. Please try again later, or call us.',
  },
  too_many_reservations: {
    status: 409,
    message: 'This e-mail or telephone has as many reservations ahead as one guest may have. Please call us.',
  },
  already_reserved: {
    status: 409,
    message: 'You have a table at this time already; its link is in the mail. Send `isSecondTable` for one more.',
  },
  files_waiting: {
    status: 429,
    message: 'Several files of yours are waiting already. Please try again when they are done.',
  },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  translator_missing: {
    status: 503,
    message:
      'Translation failed. Please try again. No translator is set up, and no text of the site is exactly this one.',
  },
  translation_unavailable: { status: 503, message: 'Translation failed. Please try again.' },
  mail_unavailable: { status: 503, message: 'The test email could not be sent.' },
  not_open_yet: { status: 503, message: 'This venue is being set up and is not open to guests yet.' },
  storage_full: { status: 503, message: 'We cannot take this online at the moment. Please call us.' },
  busy: { status: 503, message: 'We are very busy right now. Please try again in a moment.' },
} as const;

export type ProblemCode = keyof typeof problemKinds;
export const problemCodes = Object.keys(problemKinds) as ProblemCode[];

export interface FieldError {
  field: string;
  code: string;
  message: string;
}

export interface ProblemExtras {
  errors?: readonly FieldError[];
  /** Seconds. */
  retryAfter?: number;
  message?: string;
  members?: Readonly<Record<string, unknown>>;
}

export class Problem extends HttpException {
  constructor(
    readonly code: ProblemCode,
    readonly extras: ProblemExtras = {},
  ) {
    super(extras.message ?? problemKinds[code].message, problemKinds[code].status);
  }
}
