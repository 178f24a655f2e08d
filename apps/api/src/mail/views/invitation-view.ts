import { timeOfMinute } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { localMoment } from '../../clock/local-time.js';
import { AdminUser } from '../../database/entities/admin-user.entity.js';
import { StaffInvitation } from '../../database/entities/staff-invitation.entity.js';
import { User } from '../../database/entities/user.entity.js';
import { nameOfStaff } from '../../http/staff-member.js';
import { dayWords } from '../visit-words.js';
import type { MailScene, MailView } from './mail-view.js';

export interface InvitationShown {
  linkUrl: string;
}

/** Whom an owner asks to join. The link is made anew each time that the mail is written. */
export async function invitationView(
  id: string,
  { manager, links, publicUrl, language, venue }: MailScene,
): Promise<MailView<InvitationShown>> {
  const { role, expiresAt, invitedBy } = await manager.findOneByOrFail(StaffInvitation, { id });
  const token = links.tokenOf({ kind: 'invitation', id, state: String(expiresAt.getTime()) });
  const until = localMoment(expiresAt);
  return {
    values: {
      ...{ role, house: venue.name, inviter: await nameOf(invitedBy, manager) },
      ...{ day: dayWords(until.date, language), time: timeOfMinute(until.minute) },
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
