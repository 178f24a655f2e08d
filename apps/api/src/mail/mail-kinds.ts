/** Every mail that is sent (rules §8); each has a folder of that name under templates/. */
export const mailKinds = [
  'reservation_to_verify',
  'reservation_received',
  'reservation_confirmed',
  'reservation_approved',
  'reservation_declined',
  'reservation_changed',
  'reservation_change_received',
  'reservation_change_declined',
  'reservation_cancelled',
  'reservation_readdressed',
  'reservation_reminder',
  'reservation_alternatives',
  'reservation_links',
  'reservation_staff_copy',
  'reservation_change_staff_copy',
  'contact_acknowledgement',
  'contact_staff_copy',
  'inquiry_acknowledgement',
  'inquiry_staff_copy',
  'newsletter_welcome',
  'staff_invitation',
  'password_reset',
  'password_changed',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a mail is about: the table whose row it is written from; `guest` is whoever has a reservation, by one of them. */
export type MailTopic =
  'reservation' | 'guest' | 'contact_message' | 'inquiry' | 'subscriber' | 'staff_member' | 'invitation';

export const mailTopics = {
  reservation_to_verify: 'reservation',
  reservation_received: 'reservation',
  reservation_confirmed: 'reservation',
  reservation_approved: 'reservation',
  reservation_declined: 'reservation',
  reservation_changed: 'reservation',
  reservation_change_received: 'reservation',
  reservation_change_declined: 'reservation',
  reservation_cancelled: 'reservation',
  reservation_readdressed: 'reservation',
  reservation_reminder: 'reservation',
  reservation_alternatives: 'reservation',
  reservation_links: 'guest',
  reservation_staff_copy: 'reservation',
  reservation_change_staff_copy: 'reservation',
  contact_acknowledgement: 'contact_message',
  contact_staff_copy: 'contact_message',
  inquiry_acknowledgement: 'inquiry',
  inquiry_staff_copy: 'inquiry',
  newsletter_welcome: 'subscriber',
  staff_invitation: 'invitation',
  password_reset: 'staff_member',
  password_changed: 'staff_member',
  test: 'staff_member',
} as const satisfies Record<MailKind, MailTopic>;

/** The kinds of mail about one topic. */
export type KindAbout<Topic extends MailTopic> = {
  [Kind in MailKind]: (typeof mailTopics)[Kind] extends Topic ? Kind : never;
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

/** The mails that guests get: what the statistics count (rules §8). */
export const guestMailKinds: readonly MailKind[] = mailKinds.filter((kind) => !isForStaff(kind) && !isAboutStaff(kind));

/** Whether a mail goes to one who works here, or shall. */
function isAboutStaff(kind: MailKind): boolean {
  const topic: MailTopic = mailTopics[kind];
  return topic === 'staff_member' || topic === 'invitation';
}
