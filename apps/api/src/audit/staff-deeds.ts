import { houseChangeKinds, reservationDeeds } from '@strapec/domain';

/** Actions by guests. After one of them, staff can no longer undo an earlier action on the reservation. */
export const guestsOwnDeeds = [
  'reservation.guest-confirm',
  'reservation.guest-cancel',
  'reservation.guest-undo-cancel',
  'reservation.guest-reconfirm',
  'reservation.guest-late',
  'reservation.guest-change',
  'reservation.guest-ask-change',
  'reservation.guest-withdraw',
] as const;

export const staffDeeds = [
  ...reservationDeeds,
  'reservation.undo',
  'reservation.moved',
  'evening.close',
  ...guestsOwnDeeds,
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
  'email.settle',
  'house.open',
  'house.close',
  ...houseChangeKinds.map((kind) => `house.${kind}` as const),
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
  'letter.answer',
  'letter.reopen',
  'letter.note',
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
export type StaffDeed = (typeof staffDeeds)[number];

type KindOf<Deed extends string> = Deed extends `${infer Kind}.${string}` ? Kind : never;

export type DeedKind = KindOf<StaffDeed>;
export const deedKinds = [...new Set(staffDeeds.map((deed) => deed.split('.')[0] as DeedKind))];
