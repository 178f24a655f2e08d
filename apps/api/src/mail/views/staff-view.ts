import { AdminUser } from '../../database/entities/admin-user.entity.js';
import type { MailScene, MailView } from './mail-view.js';

/** A member of staff who tries out whether mails arrive. */
export async function staffView(id: string, { manager }: MailScene): Promise<MailView> {
  const { firstName, email } = await manager.findOneByOrFail(AdminUser, { id });
  return { values: { name: firstName ?? email }, shown: {} };
}
