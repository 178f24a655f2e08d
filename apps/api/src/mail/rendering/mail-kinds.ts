import type { ReservationStatus } from '@strapec/domain';
import type { ChangeRequestState } from './last-change-request.js';
import type { MailTextKey } from '../texts/texts.en.js';

/** `guest` means all reservations of a guest, found by one of them. */
export type MailTopic =
  'reservation' | 'guest' | 'contact_message' | 'inquiry' | 'subscriber' | 'staff_member' | 'invitation';

interface VisitMail {
  /** `changes` adds or removes the visit in the guest's calendar, `shows` repeats it. */
  calendar: 'changes' | 'shows' | 'none';
  /** In another status it is sent again as the usual kind. */
  fits: VisitState | 'none';
  /** `before_visit`: by day only; `change_…`: while the change request is in that state. */
  wanted: 'always' | 'held' | 'before_visit' | keyof typeof changeStates;
}

type TextPrefix = PrefixOf<MailTextKey>;
type PrefixOf<Key> = Key extends `${infer Prefix}.title` ? Prefix : never;

/** `standing`: none of the others. */
type VisitState = 'held' | 'pending_approval' | 'cancelled' | 'standing';

const changeStates = { change_waits: ['waiting'], change_refused: ['declined', 'expired'] } as const;

const visit = (texts: TextPrefix, facts: VisitMail) =>
  ({ topic: 'reservation', texts, reason: 'reason', ...facts }) as const;
const about = <Topic extends MailTopic>(topic: Topic, texts: TextPrefix, reason: MailTextKey) => ({
  topic,
  texts,
  reason,
});

/** Rules §8. Each has a template of its name. */
const mails = {
  reservation_to_verify: visit('verify', { calendar: 'none', fits: 'held', wanted: 'held' }),
  reservation_received: visit('received', { calendar: 'shows', fits: 'pending_approval', wanted: 'always' }),
  reservation_confirmed: visit('confirmed', { calendar: 'changes', fits: 'standing', wanted: 'always' }),
  reservation_approved: visit('approved', { calendar: 'changes', fits: 'standing', wanted: 'always' }),
  reservation_declined: visit('declined', { calendar: 'shows', fits: 'cancelled', wanted: 'always' }),
  reservation_changed: visit('changed', { calendar: 'changes', fits: 'none', wanted: 'always' }),
  reservation_change_received: visit('changeReceived', { calendar: 'shows', fits: 'none', wanted: 'change_waits' }),
  reservation_change_declined: visit('changeDeclined', { calendar: 'shows', fits: 'none', wanted: 'change_refused' }),
  reservation_cancelled: visit('cancelled', { calendar: 'changes', fits: 'cancelled', wanted: 'always' }),
  reservation_readdressed: visit('readdressed', { calendar: 'changes', fits: 'none', wanted: 'always' }),
  reservation_reminder: visit('reminder', { calendar: 'none', fits: 'standing', wanted: 'before_visit' }),
  reservation_alternatives: visit('alternatives', { calendar: 'none', fits: 'none', wanted: 'always' }),
  reservation_links: about('guest', 'links', 'reason.links'),
  reservation_staff_copy: visit('staff', { calendar: 'none', fits: 'none', wanted: 'always' }),
  reservation_change_staff_copy: visit('changeStaff', { calendar: 'none', fits: 'none', wanted: 'change_waits' }),
  contact_acknowledgement: about('contact_message', 'contact', 'reason.contact'),
  contact_staff_copy: about('contact_message', 'contactStaff', 'reason.staff'),
  inquiry_acknowledgement: about('inquiry', 'inquiry', 'reason.inquiry'),
  inquiry_staff_copy: about('inquiry', 'inquiryStaff', 'reason.staff'),
  newsletter_welcome: about('subscriber', 'welcome', 'reason.newsletter'),
  staff_invitation: about('invitation', 'invitation', 'reason.invitation'),
  password_reset: about('staff_member', 'reset', 'reason.reset'),
  password_changed: about('staff_member', 'passwordChanged', 'reason.account'),
  test: about('staff_member', 'test', 'reason.test'),
};

export type MailKind = keyof typeof mails;
export const mailKinds = Object.keys(mails) as MailKind[];

export const topicOf = (kind: MailKind): MailTopic => mails[kind].topic;

export function textsOf(kind: MailKind): Record<'subject' | 'title' | 'reason', MailTextKey> {
  const { texts, reason } = mails[kind];
  return { subject: `${texts}.subject`, title: `${texts}.title`, reason: isForStaff(kind) ? 'reason.staff' : reason };
}

export type KindAbout<Topic extends MailTopic> = {
  [Kind in MailKind]: (typeof mails)[Kind]['topic'] extends Topic ? Kind : never;
}[MailKind];

export function visitMail(kind: MailKind): VisitMail | null {
  const mail = mails[kind];
  return 'calendar' in mail ? mail : null;
}

export function changeStatesOf(kind: MailKind): readonly ChangeRequestState[] {
  const { wanted } = visitMail(kind) ?? {};
  return wanted === 'change_waits' || wanted === 'change_refused' ? changeStates[wanted] : [];
}

export const calendarKinds = mailKinds.filter((kind) => visitMail(kind)?.calendar === 'changes');

const usual = {
  held: 'reservation_to_verify',
  pending_approval: 'reservation_received',
  cancelled: 'reservation_cancelled',
  standing: 'reservation_confirmed',
} as const satisfies Record<VisitState, MailKind>;

export function kindAgain<Kind extends KindAbout<'reservation'>>(kind: Kind, status: ReservationStatus) {
  const state = status === 'held' || status === 'pending_approval' || status === 'cancelled' ? status : 'standing';
  return visitMail(kind)?.fits === state ? kind : usual[state];
}

export const isForStaff = (kind: MailKind): boolean => kind.endsWith('_staff_copy');

/** SQL: about a reservation, not to the team or to a previous address. */
export const isToGuest = (mail: string): string =>
  `(${mail}.kind NOT LIKE '%_staff_copy' AND ${mail}.kind <> 'reservation_readdressed')`;

/** RFC 3834; Exchange. */
export const automaticHeaders = (kind: MailKind): Record<string, string> => ({
  'Auto-Submitted': kind.endsWith('_acknowledgement') ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** The lower number is sent first. */
export const priorityOf = (kind: MailKind): number => (isForStaff(kind) ? 1 : 0);
