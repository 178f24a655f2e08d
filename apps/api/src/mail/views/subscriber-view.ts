import { NewsletterSubscriber } from '../../database/entities/newsletter-subscriber.entity.js';
import type { MailScene, MailView } from './mail-view.js';

export interface SubscriberShown {
  unsubscribeUrl: string;
}

/** A subscriber, with the way out: a link for people, and headers by which mail programs do it in one click (RFC 8058). */
export async function subscriberView(
  id: string,
  { manager, publicUrl }: MailScene,
): Promise<MailView<SubscriberShown>> {
  const { unsubscribeToken } = await manager.findOneByOrFail(NewsletterSubscriber, { id });
  const unsubscribeUrl = `${publicUrl}/api/newsletter/unsubscribe/${unsubscribeToken}`;
  return {
    values: {},
    shown: { unsubscribeUrl },
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
