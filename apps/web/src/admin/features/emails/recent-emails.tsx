import type { RecentEmailDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { EmailItem } from './email-item';
import styles from './emails.module.css';
import { useEmailsText } from './texts';
import { useResend } from './use-resend';

/** The newest mails; above them those that have failed and wait for somebody to act. */
export function RecentEmails({ emails }: { emails: readonly RecentEmailDto[] }) {
  const text = useEmailsText();
  const failures = unansweredFailures(emails);
  return (
    <section aria-labelledby="recent-emails">
      <h3 id="recent-emails" className={styles.heading}>
        {text('emails.recent')}
      </h3>
      {failures.length > 0 && <Failures emails={failures} />}
      {emails.length === 0 && <p className={styles.empty}>{text('emails.empty')}</p>}
      <ul className={styles.list}>
        {emails.map((email) => (
          <EmailItem key={email.id} email={email} isUnanswered={failures.includes(email)} />
        ))}
      </ul>
    </section>
  );
}

function Failures({ emails }: { emails: readonly RecentEmailDto[] }) {
  const text = useEmailsText();
  const { resend, isResending } = useResend();
  return (
    <Alert
      type="error"
      showIcon
      className={styles.failures}
      title={text('emails.failures', { count: emails.length })}
      action={
        <Button danger type="primary" disabled={isResending} onClick={() => resend(emails)}>
          {text('emails.resendAll', { count: emails.length })}
        </Button>
      }
    />
  );
}

/** The mails that have failed and that nobody has sent again since; the list is as it comes, the newest first. */
function unansweredFailures(emails: readonly RecentEmailDto[]): RecentEmailDto[] {
  const seen = new Set<string>();
  return emails.filter(({ id, resendOf, status }) => {
    const first = resendOf ?? id;
    const isLatest = !seen.has(first);
    seen.add(first);
    return isLatest && status === 'failed';
  });
}
