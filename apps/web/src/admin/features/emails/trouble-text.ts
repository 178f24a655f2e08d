import type { RecentEmailDto } from '@strapec/contracts';
import type { EmailsMessageId } from './texts';

/** What became of a mail that did not arrive: one that had been sent came back. */
export function troubleText({ status, sentAt }: Pick<RecentEmailDto, 'status' | 'sentAt'>): EmailsMessageId {
  if (status !== 'failed') return 'emails.triesAgain';
  return sentAt === null ? 'emails.gaveUp' : 'emails.cameBack';
}
