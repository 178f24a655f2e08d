import { type FailedEmailDto, dismissEmail } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { refreshInbox } from '../data/inbox-cache';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useTimeWords } from '../ui/time/use-time-words';
import { dayInWords } from '../ui/time/date-words';
import { GuestPhone } from '../ui/guest-phone';
import { useEmailsText } from '../mail-activity/texts';
import { troubleText } from '../mail-activity/texts';
import { useResend } from '../mail-activity/use-resend';
import { Age } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';
import parts from '../ui/parts.module.css';

export function FailedEmail({ mail }: { mail: FailedEmailDto }) {
  const text = useInboxText();
  const mailText = useEmailsText();
  const { resend, isResending } = useResend();
  const { dismiss, isSettling } = useSettle();
  const { firstName, lastName, email, createdAt, reservation } = mail;
  const name = `${firstName} ${lastName}`.trim() || email;
  const reason = mailText(`emails.failure.${mail.failure ?? 'other'}`);
  return (
    <li className={`${parts.card} ${parts.edge} ${parts.stack}`} data-kind="mail">
      <div className={styles.head}>
        <div>
          <strong className={parts.name}>{name}</strong>
          <p>
            <b>{mailText(`emails.kind.${mail.kind}`)}</b> {reservation && <Visit visit={reservation} />}
          </p>
          <p className={parts.row}>
            {reservation?.phone && <GuestPhone phone={reservation.phone} phoneE164={reservation.phoneE164} />}
            <span>{email}</span>
          </p>
        </div>
        <Age of={createdAt} />
      </div>
      <p className={parts.bad}>{mailText(troubleText(mail), { reason, count: mail.attempts })}</p>
      <div className={`${parts.row} ${styles.actions}`} role="group" aria-label={text('inbox.decisions', { name })}>
        <Button type="primary" disabled={isResending} onClick={() => resend([mail])}>
          {mailText('emails.resend')}
        </Button>
        <Button disabled={isSettling} onClick={() => dismiss({ id: mail.id, isDismissed: true })}>
          {text('inbox.mail.dismiss')}
        </Button>
      </div>
    </li>
  );
}

function Visit({ visit }: { visit: NonNullable<FailedEmailDto['reservation']> }) {
  const text = useInboxText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const { date, time, partySize } = visit;
  return (
    <>
      · {dayInWords(date, language)} · {timeInWords(time)} · {text('party.size', { count: partySize })}
    </>
  );
}

function useSettle() {
  const text = useInboxText();
  const { mutate, isPending } = useStaffMutation({
    send: ({ id, isDismissed }: { id: string; isDismissed: boolean }) => dismissEmail(id, { isDismissed }),
    done: (_nothing, { id, isDismissed }) =>
      isDismissed
        ? { text: text('inbox.mail.dismissed'), undo: () => mutate({ id, isDismissed: false }) }
        : text('inbox.mail.waits'),
    failed: (reason) => text('inboxMessage.failed', { reason }),
    refresh: (queries) => void refreshInbox(queries),
  });
  return { dismiss: mutate, isSettling: isPending };
}
