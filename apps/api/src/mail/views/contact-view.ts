import { ContactMessage } from '../../database/entities/contact-message.entity.js';
import { isForStaff } from '../mail-kinds.js';
import type { MailScene, MailView } from './mail-view.js';

export interface ContactShown {
  contact: ContactMessage;
}

/**
 * A message through the contact form. Only the team's copy repeats what was written: whoever types a stranger's address
 * must not be able to send them a text of their own through us.
 */
export async function contactView(id: string, { manager, kind }: MailScene): Promise<MailView<ContactShown>> {
  const contact = await manager.findOneByOrFail(ContactMessage, { id });
  const { firstName, lastName, email, language } = contact;
  const name = `${firstName} ${lastName}`;
  return {
    values: { firstName, name, language },
    shown: { contact },
    ...(isForStaff(kind) ? { replyTo: { name, address: email } } : {}),
  };
}
