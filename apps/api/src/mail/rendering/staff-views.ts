import { timeOfMinute } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import { AdminUser } from '../../platform/database/entities/staff/admin-user.entity.js';
import { StaffInvitation } from '../../platform/database/entities/staff/staff-invitation.entity.js';
import { User } from '../../platform/database/entities/staff/user.entity.js';
import { nameOfStaff } from '../../platform/http/access/staff-member.js';
import { dayWords } from './visit-words.js';
import type { MailScene, MailView } from './mail-view.js';

/** A staff member, with a link to a new password if they have requested one. */
export async function staffView(id: string, scene: MailScene): Promise<MailView> {
  const { manager, kind, publicUrl, venue } = scene;
  const { firstName, email } = await manager.findOneByOrFail(AdminUser, { id });
  const user = await manager.findOneByOrFail(User, { id });
  return {
    values: { name: firstName ?? email, username: user.username, house: venue.name },
    shown: kind === 'password_reset' ? { linkUrl: resetUrl(user, scene) } : { linkUrl: `${publicUrl}/admin/reset` },
  };
}

function resetUrl({ id, passwordHash, resetUntil }: User, { links, publicUrl, now }: MailScene): string {
  if (!resetUntil || resetUntil <= now) throw new Error('The link to a new password is over already');
  const token = links.tokenOf({ kind: 'reset', id, state: `${resetUntil.getTime()} ${passwordHash}` });
  return `${publicUrl}/admin/reset#${token}`;
}

/** The invitation of an owner. Each rendering creates the link again. */
export async function invitationView(
  id: string,
  { manager, links, publicUrl, language, venue }: MailScene,
): Promise<MailView> {
  const { role, expiresAt, invitedBy } = await manager.findOneByOrFail(StaffInvitation, { id });
  const token = links.tokenOf({ kind: 'invitation', id, state: String(expiresAt.getTime()) });
  const until = localMoment(expiresAt);
  return {
    values: {
      role,
      house: venue.name,
      inviter: await nameOf(invitedBy, manager),
      day: dayWords(until.date, language),
      time: timeOfMinute(until.minute),
    },
    shown: { linkUrl: `${publicUrl}/admin/invitation#${token}` },
  };
}

async function nameOf(id: string | null, manager: EntityManager): Promise<string> {
  if (id === null) throw new Error('Nobody answers for the invitation any more');
  const user = await manager.findOneByOrFail(User, { id });
  const profile = await manager.findOneByOrFail(AdminUser, { id });
  return nameOfStaff({ ...user, ...profile });
}
