import { AdminUser } from '../../database/entities/admin-user.entity.js';
import { User } from '../../database/entities/user.entity.js';
import type { MailScene, MailView } from './mail-view.js';

/** A member of staff, by what they are called; with the link to a new password where they have asked for it. */
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
