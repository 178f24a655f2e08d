import type { ReservationStatus } from '@strapec/domain';
import type { ChangeRequestState } from './last-change-request.js';
import type { MailTextKey } from '../texts/texts.en.js';

/** `guest` means all reservations of a guest, found by one of them. */
export type MailTopic =
  'reservation' | 'guest' | 'contact_message' | 'inquiry' | 'subscriber' | 'staff_member' | 'invitation';

/** A new kind does not compile without it. */
interface VisitMail {
  /** In the guest's calendar: `changes` adds or removes the visit, `shows` repeats what is there. */
  calendar: 'changes' | 'shows' | 'none';
  /** In any other status it is sent again as the usual kind. */
  fits: VisitState | 'none';
  /** `before_visit`: by day only; `change_…`: while the change request is in that state. */
  wanted: 'always' | 'held' | 'before_visit' | keyof typeof changeStates;
}

/** `standing`: none of the others. */
type VisitState = 'held' | 'pending_approval' | 'cancelled' | 'standing';

const changeStates = { change_waits: ['waiting'], change_refused: ['declined', 'expired'] } as const;

const visit = (subject: MailTextKey, facts: VisitMail) => ({ topic: 'reservation', subject, ...facts }) as const;
const about = <Topic extends MailTopic>(topic: Topic, subject: MailTextKey) => ({ topic, subject });

/** Rules §8. Each has a folder of its name under templates/. */
const mails = {
  reservation_to_verify: visit('verify.subject', { calendar: 'none', fits: 'held', wanted: 'held' }),
  reservation_received: visit('received.subject', { calendar: 'shows', fits: 'pending_approval', wanted: 'always' }),
  reservation_confirmed: visit('confirmed.subject', { calendar: 'changes', fits: 'standing', wanted: 'always' }),
  reservation_approved: visit('approved.subject', { calendar: 'changes', fits: 'standing', wanted: 'always' }),
  reservation_declined: visit('declined.subject', { calendar: 'shows', fits: 'cancelled', wanted: 'always' }),
  reservation_changed: visit('changed.subject', { calendar: 'changes', fits: 'none', wanted: 'always' }),
  reservation_change_received: visit('changeReceived.subject', {
    calendar: 'shows',
    fits: 'none',
    wanted: 'change_waits',
  }),
  reservation_change_declined: visit('changeDeclined.subject', {
    calendar: 'shows',
    fits: 'none',
    wanted: 'change_refused',
  }),
  reservation_cancelled: visit('cancelled.subject', { calendar: 'changes', fits: 'cancelled', wanted: 'always' }),
  reservation_readdressed: visit('readdressed.subject', { calendar: 'changes', fits: 'none', wanted: 'always' }),
  reservation_reminder: visit('reminder.subject', { calendar: 'none', fits: 'standing', wanted: 'before_visit' }),
  reservation_alternatives: visit('alternatives.subject', { calendar: 'none', fits: 'none', wanted: 'always' }),
  reservation_links: about('guest', 'links.subject'),
  reservation_staff_copy: visit('staff.subject', { calendar: 'none', fits: 'none', wanted: 'always' }),
  reservation_change_staff_copy: visit('changeStaff.subject', {
    calendar: 'none',
    fits: 'none',
    wanted: 'change_waits',
  }),
  contact_acknowledgement: about('contact_message', 'contact.subject'),
  contact_staff_copy: about('contact_message', 'contactStaff.subject'),
  inquiry_acknowledgement: about('inquiry', 'inquiry.subject'),
  inquiry_staff_copy: about('inquiry', 'inquiryStaff.subject'),
  newsletter_welcome: about('subscriber', 'welcome.subject'),
  staff_invitation: about('invitation', 'invitation.subject'),
  password_reset: about('staff_member', 'reset.subject'),
  password_changed: about('staff_member', 'passwordChanged.subject'),
  test: about('staff_member', 'test.subject'),
};

export type MailKind = keyof typeof mails;
export const mailKinds = Object.keys(mails) as MailKind[];

export const topicOf = (kind: MailKind): MailTopic => mails[kind].topic;
export const subjectOf = (kind: MailKind): MailTextKey => mails[kind].subject;

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

/** Its own while it fits the reservation, else the usual one. */
export function kindAgain<Kind extends KindAbout<'reservation'>>(kind: Kind, status: ReservationStatus) {
  const state = status === 'held' || status === 'pending_approval' || status === 'cancelled' ? status : 'standing';
  return visitMail(kind)?.fits === state ? kind : usual[state];
}

/** By the name, so that no list needs an update. */
export function isForStaff(kind: MailKind): boolean {
  return kind.endsWith('_staff_copy');
}

/** SQL: about a reservation, not to the team or to a previous address. */
export const isToGuest = (mail: string): string =>
  `(${mail}.kind NOT LIKE '%_staff_copy' AND ${mail}.kind <> 'reservation_readdressed')`;

/** A program wrote the mail, or answered the reader's own mail (RFC 3834; Exchange). */
export const automaticHeaders = (kind: MailKind): Record<string, string> => ({
  'Auto-Submitted': kind.endsWith('_acknowledgement') ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
});

/** The lower number is sent first. */
export const priorityOf = (kind: MailKind): number => (isForStaff(kind) ? 1 : 0);
