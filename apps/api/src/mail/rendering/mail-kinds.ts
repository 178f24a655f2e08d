import type { MailTextKey } from '../texts/texts.en.js';

/** The table of the row from which a mail is rendered; `guest` means all reservations of a guest, found by one of them. */
export type MailTopic =
  'reservation' | 'guest' | 'contact_message' | 'inquiry' | 'subscriber' | 'staff_member' | 'invitation';

/** Every mail (rules §8), its topic, and the key of its subject; each has a folder of its name under templates/. */
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

export type KindAbout<Topic extends MailTopic> = {
  [Kind in MailKind]: (typeof mails)[Kind][0] extends Topic ? Kind : never;
}[MailKind];

/** True for a mail to the team. Derived from the name, so that no list needs an update. */
export function isForStaff(kind: MailKind): boolean {
  return kind.endsWith('_staff_copy');
}

/** SQL: true for a mail about a reservation to its guest, not to the team or to a previous address of the guest. */
export const isToGuest = (mail: string): string =>
  `(${mail}.kind NOT LIKE '%_staff_copy' AND ${mail}.kind <> 'reservation_readdressed')`;

/** Headers that prevent automatic replies: a program wrote the mail, or answered the reader's own mail (RFC 3834; Exchange). */
export const automaticHeaders = (kind: MailKind): Record<string, string> => ({
  'Auto-Submitted': kind.endsWith('_acknowledgement') ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** The lower number is sent first: mails to guests and staff members before the team's copies. */
export const priorityOf = (kind: MailKind): number => (isForStaff(kind) ? 1 : 0);
