import { guestActionNames, undoableActions, venueChangeKinds } from '@strapec/domain';

/** After one of them, staff can no longer undo an earlier action on the reservation. */
export const guestAuditActions = guestActionNames.map((action) => `reservation.guest-${action}` as const);

export const auditActions = [
  ...undoableActions,
  'reservation.undo',
  'reservation.moved',
  'evening.close',
  ...guestAuditActions,
  'event.create',
  'event.change',
  'event.delete',
  'subscriber.status',
  'subscriber.note',
  'subscriber.delete',
  'subscriber.import',
  'content.save',
  'content.seed',
  'content.load-sample',
  'content.remove-sample',
  'image.save',
  'image.upload',
  'image.remove',
  'email.resend',
  'email.test',
  'email.dismiss',
  'venue.open',
  'venue.close',
  ...venueChangeKinds.map((kind) => `venue.${kind}` as const),
  'menu.create',
  'menu.change',
  'menu.tonight',
  'menu.delete',
  'menu.section-create',
  'menu.section-change',
  'menu.section-delete',
  'menu.order',
  'menu.import',
  'menu.undo-import',
  'inboxMessage.answer',
  'inboxMessage.reopen',
  'inboxMessage.note',
  'privacy.export',
  'privacy.erase',
  'staff.role',
  'staff.disable',
  'staff.enable',
  'staff.invite',
  'staff.invite-again',
  'staff.withdraw',
  'staff.join',
  'staff.reset-password',
  'staff.password',
  'staff.profile',
  'staff.sign-out',
] as const;
export type AuditAction = (typeof auditActions)[number];

type KindOfAction<Action extends string> = Action extends `${infer Kind}.${string}` ? Kind : never;

export type ActionKind = KindOfAction<AuditAction>;
export const actionKinds = [...new Set(auditActions.map((action) => action.split('.')[0] as ActionKind))];
