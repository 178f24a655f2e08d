import { reservationDeeds } from '@strapec/domain';

/** Everything staff can do that is kept. */
export const staffDeeds = [
  ...reservationDeeds,
  'reservation.undo',
  'reservation.moved',
  'event.create',
  'event.change',
  'event.delete',
  'subscriber.status',
  'subscriber.note',
  'subscriber.delete',
  'subscriber.import',
  'content.save',
  'content.seed',
  'image.save',
  'image.upload',
  'email.resend',
  'email.test',
  'email.settle',
  'letter.answer',
  'letter.reopen',
  'letter.note',
  'privacy.export',
  'privacy.erase',
  'staff.role',
  'staff.disable',
  'staff.enable',
] as const;
export type StaffDeed = (typeof staffDeeds)[number];
