import type { EmailStatus, RecentEmailDto } from '@strapec/contracts';
import { toMailtoUrl } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { formatInstant } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { Section } from '../ui/section';
import { Tag, type Tone } from '../ui/tag';
import styles from './emails.module.css';
import { toDeliveryProblemTextId, useEmailsText } from './texts';
import { useEmailResend } from './use-email-resend';

interface RecentEmailsProps {
  emails: readonly RecentEmailDto[];
  /** True without a mail server: mails are saved as files. */
  isSavedToFiles: boolean;
}

export function RecentEmails({ emails, isSavedToFiles }: RecentEmailsProps) {
  const text = useEmailsText();
  const { resendEmails, isResending } = useEmailResend();
  const unresolvedFailures = listUnresolvedFailures(emails);
  return (
    <Section id="recent-emails" title={text('emails.recent')} titleClass={parts.heading}>
      {isSavedToFiles && <Alert type="warning" showIcon className={styles.failures} title={text('emails.inFiles')} />}
      {unresolvedFailures.length > 0 && (
        <Alert
          type="error"
          showIcon
          className={styles.failures}
          title={text('emails.failures', { count: unresolvedFailures.length })}
          action={
            <Button danger type="primary" disabled={isResending} onClick={() => resendEmails(unresolvedFailures)}>
              {text('emails.resendAll', { count: unresolvedFailures.length })}
            </Button>
          }
        />
      )}
      {emails.length === 0 && <p className={parts.empty}>{text('emails.empty')}</p>}
      <ul className={parts.list}>
        {emails.map((email) => (
          <EmailItem
            key={email.id}
            email={email}
            isSavedToFiles={isSavedToFiles}
            isUnresolved={unresolvedFailures.includes(email)}
          />
        ))}
      </ul>
    </Section>
  );
}

function listUnresolvedFailures(emails: readonly RecentEmailDto[]): RecentEmailDto[] {
  const seenOriginalIds = new Set<string>();
  return emails.filter(({ id, resendOf, status }) => {
    const originalId = resendOf ?? id;
    const isLatest = !seenOriginalIds.has(originalId);
    seenOriginalIds.add(originalId);
    return isLatest && status === 'failed';
  });
}

const statusTones: Readonly<Record<EmailStatus, Tone>> = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
};

interface EmailItemProps {
  email: RecentEmailDto;
  isSavedToFiles: boolean;
  isUnresolved: boolean;
}

function EmailItem({ email, isSavedToFiles, isUnresolved }: EmailItemProps) {
  const text = useEmailsText();
  const { language } = useLanguage();
  const { firstName, lastName, email: address, kind, status, createdAt } = email;
  const outcome = toDeliveryOutcome(email, isSavedToFiles);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.email}`} data-status={status} data-unanswered={isUnresolved}>
      <div className={styles.what}>
        <strong>{text(`emails.kind.${kind}`)}</strong>
        <p>
          {name && `${name} · `}
          <a href={toMailtoUrl(address)}>{address}</a>
        </p>
        <p className={parts.muted}>
          <time dateTime={createdAt}>{formatInstant(createdAt, language)}</time>
        </p>
        <DeliveryProblem email={email} />
      </div>
      <Tag tone={outcome === 'inFiles' ? 'waiting' : statusTones[status]}>{text(`emails.status.${outcome}`)}</Tag>
      <ResendButton email={email} />
    </li>
  );
}

/** A sent mail may have bounced; without a server it was not sent. */
function toDeliveryOutcome({ status, sentAt }: RecentEmailDto, isSavedToFiles: boolean) {
  if (status === 'failed' && sentAt !== null) return 'returned';
  return status === 'sent' && isSavedToFiles ? 'inFiles' : status;
}

function DeliveryProblem({ email }: { email: RecentEmailDto }) {
  const text = useEmailsText();
  const { status, attempts, failure, serverSaid } = email;
  if (failure === null || status === 'sent') return null;
  const reason = text(`emails.failure.${failure}`);
  return (
    <>
      <p className={parts.bad}>{text(toDeliveryProblemTextId(email), { reason, count: attempts })}</p>
      {serverSaid && <p className={parts.muted}>{text('emails.serverSaid', { reply: serverSaid })}</p>}
    </>
  );
}

function ResendButton({ email }: { email: RecentEmailDto }) {
  const text = useEmailsText();
  const { resendEmails, isResending } = useEmailResend();
  const { status, attempts, kind, email: address } = email;
  const isFirstSendPending = status === 'sending' || (status === 'queued' && attempts === 0);
  return (
    <Button
      disabled={isResending || isFirstSendPending}
      onClick={() => resendEmails([email])}
      aria-label={`${text('emails.resend')}: ${text(`emails.kind.${kind}`)}, ${address}`}
    >
      {text('emails.resend')}
    </Button>
  );
}
