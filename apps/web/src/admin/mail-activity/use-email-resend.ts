import { type EmailStatusDto, type RecentEmailDto, getGetEmailStatusQueryKey, resendEmail } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshInbox } from '../data/inbox-cache';
import { problemCode } from '../data/problem-details';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useBanner } from '../data/banner/banner-provider';
import { findTextId } from '../i18n/create-text-hook';
import { texts, useEmailsText } from './texts';

const checkDelaysMs = [1_500, 5_000]; // milliseconds in which the mail dispatcher has usually sent it

export function useEmailResend() {
  const queries = useQueryClient();
  const text = useEmailsText();
  const banner = useBanner();
  const refresh = () =>
    Promise.all([queries.invalidateQueries({ queryKey: getGetEmailStatusQueryKey() }), refreshInbox(queries)]);
  const { mutate, isPending } = useStaffMutation({
    send: async (emails: readonly RecentEmailDto[]) => {
      const failures: unknown[] = [];
      for (const { id } of emails) await resendEmail(id).catch((error: unknown) => failures.push(error));
      return failures;
    },
    onSuccess: (failures, emails) => {
      for (const delayMs of checkDelaysMs) setTimeout(() => void checkOutcome(emails), delayMs);
      const [failure] = failures;
      if (failure === undefined) return text('emails.resent', { count: emails.length });
      const reasonTextId = findTextId(texts, `emails.resend.${problemCode(failure)}`);
      banner.showFailure(`${text('emails.resend.failed')} ${reasonTextId ? text(reasonTextId) : ''}`.trim());
    },
    onFailure: () => text('emails.resend.failed'),
    refresh,
  });
  const checkOutcome = async (emails: readonly RecentEmailDto[]) => {
    await refresh();
    const { recentEmails = [] } = queries.getQueryData<EmailStatusDto>(getGetEmailStatusQueryKey()) ?? {};
    const failureKind = emails
      .map((email) => findResendFailure(email, recentEmails))
      .find((failure) => failure !== null);
    if (failureKind)
      banner.showFailure(text('emails.resend.failedAgain', { reason: text(`emails.failure.${failureKind}`) }));
  };
  return { resendEmails: mutate, isResending: isPending };
}

function findResendFailure({ id, resendOf }: RecentEmailDto, recentEmails: readonly RecentEmailDto[]) {
  const latestResend = recentEmails.find((mail) => mail.resendOf === (resendOf ?? id));
  return latestResend && latestResend.id !== id && latestResend.status !== 'sent' ? latestResend.failure : null;
}
