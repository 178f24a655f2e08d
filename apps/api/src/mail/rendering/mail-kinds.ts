import type { ReservationStatus } from '@strapec/domain';
import type { ChangeRequestState } from './last-change-request.js';
import type { MailTextKey } from '../texts/texts.en.js';

/** `guest` means all reservations of a guest, found by one of them. */
export type MailTopic =
  'reservation' | 'guest' | 'contact_message' | 'inquiry' | 'subscriber' | 'staff_member' | 'invitation';

/** A mail without rules is always valid, has no calendar part, and fits no status. */
interface VisitMailRules {
  /** `changes` adds or removes the visit in the guest's calendar, `shows` repeats it. */
  calendar?: 'changes' | 'shows';
  /** In another status it is sent again as the usual kind. */
  visitState?: VisitState;
  /** `before_visit`: by day only. */
  validWhile?: 'held' | 'before_visit';
  /** Valid while the change request is in one of these. */
  changeRequestStates?: readonly ChangeRequestState[];
}

type TextPrefix = PrefixOf<MailTextKey>;
type PrefixOf<Key> = Key extends `${infer Prefix}.title` ? Prefix : never;

/** `standing`: confirmed or later (seated, completed, no-show). */
type VisitState = 'held' | 'pending_approval' | 'cancelled' | 'standing';

const defineMail = <Topic extends MailTopic>(topic: Topic, textPrefix: TextPrefix, reason: MailTextKey) => ({
  topic,
  texts: textPrefix,
  reason,
  rules: {} as VisitMailRules,
});
const visitMail = (textPrefix: TextPrefix, rules: VisitMailRules = {}) => ({
  ...defineMail('reservation', textPrefix, 'reason'),
  rules,
});

/** Rules §8. Each has a template of its name. */
const mailDefinitions = {
  reservation_to_verify: visitMail('verify', { visitState: 'held', validWhile: 'held' }),
  reservation_received: visitMail('received', { calendar: 'shows', visitState: 'pending_approval' }),
  reservation_confirmed: visitMail('confirmed', { calendar: 'changes', visitState: 'standing' }),
  reservation_approved: visitMail('approved', { calendar: 'changes', visitState: 'standing' }),
  reservation_declined: visitMail('declined', { calendar: 'shows', visitState: 'cancelled' }),
  reservation_changed: visitMail('changed', { calendar: 'changes' }),
  reservation_change_received: visitMail('changeReceived', { calendar: 'shows', changeRequestStates: ['waiting'] }),
  reservation_change_declined: visitMail('changeDeclined', {
    calendar: 'shows',
    changeRequestStates: ['declined', 'expired'],
  }),
  reservation_cancelled: visitMail('cancelled', { calendar: 'changes', visitState: 'cancelled' }),
  reservation_readdressed: visitMail('readdressed', { calendar: 'changes' }),
  reservation_reminder: visitMail('reminder', { visitState: 'standing', validWhile: 'before_visit' }),
  reservation_alternatives: visitMail('alternatives'),
  reservation_links: defineMail('guest', 'links', 'reason.links'),
  reservation_staff_copy: visitMail('staff'),
  reservation_change_staff_copy: visitMail('changeStaff', { changeRequestStates: ['waiting'] }),
  contact_acknowledgement: defineMail('contact_message', 'contact', 'reason.contact'),
  contact_staff_copy: defineMail('contact_message', 'contactStaff', 'reason.staff'),
  inquiry_acknowledgement: defineMail('inquiry', 'inquiry', 'reason.inquiry'),
  inquiry_staff_copy: defineMail('inquiry', 'inquiryStaff', 'reason.staff'),
  newsletter_welcome: defineMail('subscriber', 'welcome', 'reason.newsletter'),
  staff_invitation: defineMail('invitation', 'invitation', 'reason.invitation'),
  password_reset: defineMail('staff_member', 'reset', 'reason.reset'),
  password_changed: defineMail('staff_member', 'passwordChanged', 'reason.account'),
  test: defineMail('staff_member', 'test', 'reason.test'),
};

export type MailKind = keyof typeof mailDefinitions;
export const mailKinds = Object.keys(mailDefinitions) as MailKind[];

export const mailTopic = (kind: MailKind): MailTopic => mailDefinitions[kind].topic;

export function mailTextKeys(kind: MailKind): Record<'subject' | 'title' | 'reason', MailTextKey> {
  const { texts, reason } = mailDefinitions[kind];
  return { subject: `${texts}.subject`, title: `${texts}.title`, reason: isStaffCopy(kind) ? 'reason.staff' : reason };
}

export type MailKindOf<Topic extends MailTopic> = {
  [Kind in MailKind]: (typeof mailDefinitions)[Kind]['topic'] extends Topic ? Kind : never;
}[MailKind];

export const mailRules = (kind: MailKind): VisitMailRules => mailDefinitions[kind].rules;

export const calendarMailKinds = mailKinds.filter((kind) => mailRules(kind).calendar === 'changes');

const kindsByVisitState = {
  held: 'reservation_to_verify',
  pending_approval: 'reservation_received',
  cancelled: 'reservation_cancelled',
  standing: 'reservation_confirmed',
} as const satisfies Record<VisitState, MailKind>;

export function mailKindForStatus<Kind extends MailKindOf<'reservation'>>(kind: Kind, status: ReservationStatus) {
  const state = status === 'held' || status === 'pending_approval' || status === 'cancelled' ? status : 'standing';
  return mailRules(kind).visitState === state ? kind : kindsByVisitState[state];
}

export const isStaffCopy = (kind: MailKind): boolean => kind.endsWith('_staff_copy');

/** SQL: about a reservation, not to the team or to a previous address. */
export const guestMailCondition = (alias: string): string =>
  `(${alias}.kind NOT LIKE '%_staff_copy' AND ${alias}.kind <> 'reservation_readdressed')`;

/** RFC 3834; Exchange. */
export const automaticHeaders = (kind: MailKind): Record<string, string> => ({
  'Auto-Submitted': kind.endsWith('_acknowledgement') ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** The lower number is sent first. */
export const mailPriority = (kind: MailKind): number => (isStaffCopy(kind) ? 1 : 0);
