import type { FailedEmailDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { errorText } from '../../features/emails/error-texts';
import { useEmailsText } from '../../features/emails/texts';
import { useResend } from '../../features/emails/use-resend';
import { FailedEmail } from '../../features/inbox/failed-email';

/** A mail that failed, in the words of the mails' own page. */
export function MailAgain({ mail }: { mail: FailedEmailDto }) {
  const text = useEmailsText();
  const { resend, isResending } = useResend();
  const known = errorText(mail.lastError ?? '');
  const reason = known ? text(known) : (mail.lastError ?? text('emails.error.other'));
  return (
    <FailedEmail
      mail={mail}
      words={{
        kind: text(`emails.kind.${mail.kind}`),
        trouble: text('emails.gaveUp', { reason, count: mail.attempts }),
      }}
      resend={
        <Button type="primary" disabled={isResending} onClick={() => resend([mail])}>
          {text('emails.resend')}
        </Button>
      }
    />
  );
}
