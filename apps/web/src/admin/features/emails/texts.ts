import type { RecentEmailDto } from '@strapec/contracts';
import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type EmailsMessageId = keyof typeof en;
export const useEmailsText = useText<EmailsMessageId>;

export const emailsMessages: MessageLoaders = { en: () => import('./messages.en'), sk: () => import('./messages.sk') };

/** The status text of a mail that did not arrive: with a send time it bounced. */
export function troubleText({ status, sentAt }: Pick<RecentEmailDto, 'status' | 'sentAt'>): EmailsMessageId {
  if (status !== 'failed') return 'emails.triesAgain';
  return sentAt === null ? 'emails.gaveUp' : 'emails.cameBack';
}
