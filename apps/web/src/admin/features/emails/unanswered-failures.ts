import type { RecentEmailDto } from '@strapec/contracts';

/** The mails that have failed and that nobody has sent again since; the list is as it comes, the newest first. */
export function unansweredFailures(emails: readonly RecentEmailDto[]): RecentEmailDto[] {
  const seen = new Set<string>();
  return emails.filter(({ id, resendOf, status }) => {
    const first = resendOf ?? id;
    const isLatest = !seen.has(first);
    seen.add(first);
    return isLatest && status === 'failed';
  });
}
