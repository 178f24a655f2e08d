import type { MailTextKey } from '../texts/texts.en.js';

/** What a mail is about: the table whose row it is written from; `guest` is whoever has a reservation, by one of them. */
export type MailTopic =
  'reservation' | 'guest' | 'contact_message' | 'inquiry' | 'subscriber' | 'staff_member' | 'invitation';

/** Every mail that is sent (rules §8), what it is about, and the key of its subject; each has a folder of its name under templates/. */
const mails = {
  reservation_to_verify: ['reservation', 'verify.subject'],
  reservation_received: ['reservation', 'received.subject'],
  reservation_confirmed: ['reservation', 'confirmed.subject'],
  reservation_approved: ['reservation', 'approved.subject'],
  reservation_declined: ['reservation', 'declined.subject'],
  reservation_changed: ['reservation', 'changed.subject'],
  reservation_change_received: ['reservation', 'changeReceived.subject'],
  reservation_change_declined: ['reservation', 'changeDeclined.subject'],
  reservation_cancelled: ['reservation', 'cancelled.subject'],
  reservation_readdressed: ['reservation', 'readdressed.subject'],
  reservation_reminder: ['reservation', 'reminder.subject'],
  reservation_alternatives: ['reservation', 'alternatives.subject'],
  reservation_links: ['guest', 'links.subject'],
  reservation_staff_copy: ['reservation', 'staff.subject'],
  reservation_change_staff_copy: ['reservation', 'changeStaff.subject'],
  contact_acknowledgement: ['contact_message', 'contact.subject'],
  contact_staff_copy: ['contact_message', 'contactStaff.subject'],
  inquiry_acknowledgement: ['inquiry', 'inquiry.subject'],
  inquiry_staff_copy: ['inquiry', 'inquiryStaff.subject'],
  newsletter_welcome: ['subscriber', 'welcome.subject'],
  staff_invitation: ['invitation', 'invitation.subject'],
  password_reset: ['staff_member', 'reset.subject'],
  password_changed: ['staff_member', 'passwordChanged.subject'],
  test: ['staff_member', 'test.subject'],
} as const satisfies Record<string, readonly [MailTopic, MailTextKey]>;

export type MailKind = keyof typeof mails;
export const mailKinds = Object.keys(mails) as MailKind[];

export const topicOf = (kind: MailKind): MailTopic => mails[kind][0];
export const subjectOf = (kind: MailKind): MailTextKey => mails[kind][1];

/** The kinds of mail about one topic. */
export type KindAbout<Topic extends MailTopic> = {
  [Kind in MailKind]: (typeof mails)[Kind][0] extends Topic ? Kind : never;
}[MailKind];

/** Whether a mail goes to the team instead of the guest: its name says so, and no list can forget it. */
export function isForStaff(kind: MailKind): boolean {
  return kind.endsWith('_staff_copy');
}

/** SQL: whether a mail about a reservation is to its guest, and not to the team or to an address that the guest had before. */
export const isToGuest = (mail: string): string =>
  `(${mail}.kind NOT LIKE '%_staff_copy' AND ${mail}.kind <> 'reservation_readdressed')`;

/** What automatic replies go by: that a program wrote the mail, or answered one of the reader's own with it (RFC 3834; Exchange). */
export const automaticHeaders = (kind: MailKind): Record<string, string> => ({
  'Auto-Submitted': kind.endsWith('_acknowledgement') ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** What is smaller leaves first: whoever waits for a mail gets it before the team gets its copies. */
export const priorityOf = (kind: MailKind): number => (isForStaff(kind) ? 1 : 0);
