import { HttpException } from '@nestjs/common';

const conflict = (message: string) => ({ status: 409, message });
const tooManyRequests = (message: string) => ({ status: 429, message });
const unavailable = (message: string) => ({ status: 503, message });

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
  capacity_full: conflict('No times available for selected date and party size'),
  no_table: conflict('The venue has no table for this party at that time. Choose another time, or tables by hand.'),
  table_occupied: conflict('Guests are still at that table.'),
  slot_not_offered: conflict('This time cannot be reserved. Please choose another one.'),
  changed_meanwhile: conflict('This has been changed meanwhile. Please look at it again before you save.'),
  venue_moved_on: conflict(
    'The venue or its reservations have changed since you looked. Look at what it means now before you save.',
  ),
  zone_in_use: conflict(
    'Reservations lie ahead: their times would mean others. Change the time zone while there are none.',
  ),
  event_takes_tables: conflict(
    'This event takes tables from reservations, or another event has some of its own. Look at which before you save it.',
  ),
  reason_required: conflict('This goes against a rule of the venue. Say why, and it will be done.'),
  below_bookings: conflict('More guests are booked already than the new capacity allows.'),
  section_not_empty: conflict('There is something in this section still. Move it or delete it first.'),
  inquiry_has_event: conflict('This inquiry has an event already.'),
  transition_not_allowed: conflict('The reservation has meanwhile changed. Please look at it again.'),
  approval_needed: conflict(
    'The team has to agree to this change, and too little time is left. Please call us; the reservation stands as it was.',
  ),
  too_many_changes: conflict('This reservation has been changed many times. Please call us; it stands as it was.'),
  no_map: unavailable('The map cannot be fetched now. Please try again later; until then the pages show none.'),
  no_way_back: conflict('This can no longer be taken back.'),
  nothing_to_offer: conflict('There is no other time for this party near its own. Nothing was sent.'),
  no_email: conflict('This guest has left no e-mail address.'),
  idempotency_in_flight: conflict('This request is being worked on already.'),
  reservation_ahead: conflict('This person has a reservation ahead. Please cancel it first.'),
  staff_account: conflict(
    'This address belongs to a member of staff who can still sign in. Disable the account first.',
  ),
  own_account: conflict('You cannot change your own role or disable your own account. Another owner can do it.'),
  account_exists: conflict('This e-mail address has an account already.'),
  already_invited: conflict('This address has been invited already. The invitation can be sent again.'),
  link_invalid: {
    status: 410,
    message:
      'This link is no longer valid: it was used, withdrawn, or too much time has passed. Please ask for a new one.',
  },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON in UTF-8.' },
  idempotency_mismatch: { status: 422, message: 'This Idempotency-Key belongs to another request.' },
  mail_on_its_way: conflict('This email is being sent at this moment. Please wait a little.'),
  mail_without_subject: conflict(
    'This email cannot be sent again: what it was about, or the address, has been deleted.',
  ),
  resent_just_now: tooManyRequests('This email was sent again less than a minute ago. Please wait a moment.'),
  ip_rate_limit: tooManyRequests('ip_rate_limit: Too many attempts. Please try again later.'),
  email_rate_limit: tooManyRequests('email_rate_limit: Too many attempts. Please try again later.'),
  too_many_unconfirmed: conflict(
    'Too many tables are waiting to be confirmed by mail. Please try again later, or call us.',
  ),
  too_many_reservations: conflict(
    'This e-mail or telephone has as many reservations ahead as one guest may have. Please call us.',
  ),
  already_reserved: conflict(
    'You have a table at this time already; its link is in the mail. Send `isSecondTable` for one more.',
  ),
  files_waiting: tooManyRequests('Several files of yours are waiting already. Please try again when they are done.'),
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  translator_missing: unavailable(
    'Translation failed. Please try again. No translator is set up, and no text of the site is exactly this one.',
  ),
  translation_unavailable: unavailable('Translation failed. Please try again.'),
  mail_unavailable: unavailable('The test email could not be sent.'),
  not_open_yet: unavailable('This venue is being set up and is not open to guests yet.'),
  storage_full: unavailable('We cannot take this online at the moment. Please call us.'),
  busy: unavailable('We are very busy right now. Please try again in a moment.'),
};

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
