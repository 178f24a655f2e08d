/** Every mail the house sends (decisions §8); each has a folder of that name under templates/. */
export const mailKinds = [
  'reservation_received',
  'reservation_confirmed',
  'reservation_cancelled',
  'reservation_staff_copy',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Whether a mail goes to the team instead of the guest. */
export function isForStaff(kind: MailKind): boolean {
  return kind === 'reservation_staff_copy';
}
