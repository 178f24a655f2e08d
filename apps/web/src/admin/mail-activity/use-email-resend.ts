import { type EmailStatusDto, type RecentEmailDto, getGetEmailStatusQueryKey, resendEmail } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { refreshInbox } from '../data/inbox-cache';
import { toProblemCode } from '../data/problem-details';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useBanner } from '../data/banner/banner-provider';
import { findTextId } from '../i18n/create-text-hook';
import { texts, useEmailsText } from './texts';

const outcomeCheckDelaysMs = [1_500, 5_000]; // milliseconds in which the mail dispatcher has usually sent it

export function useEmailResend() {
  const queries = useQueryClient();
  const text = useEmailsText();
  const banner = useBanner();
  const refresh = () =>
    Promise.all([queries.invalidateQueries({ queryKey: getGetEmailStatusQueryKey() }), refreshInbox(queries)]);
  const { mutate, isPending } = useStaffMutation({
    send: async (emails: readonly RecentEmailDto[]) => {
      const errors: unknown[] = [];
      for (const { id } of emails) await resendEmail(id).catch((error: unknown) => errors.push(error));
      return errors;
    },
    onSuccess: (errors, emails) => {
      for (const delayMs of outcomeCheckDelaysMs) setTimeout(() => void reportResendFailure(emails), delayMs);
      const [firstError] = errors;
      if (firstError === undefined) return text('emails.resent', { count: emails.length });
      const reasonTextId = findTextId(texts, `emails.resend.${toProblemCode(firstError)}`);
      banner.showFailure(`${text('emails.resend.failed')} ${reasonTextId ? text(reasonTextId) : ''}`.trim());
    },
    onFailure: () => text('emails.resend.failed'),
    refresh,
  });
  const reportResendFailure = async (emails: readonly RecentEmailDto[]) => {
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
