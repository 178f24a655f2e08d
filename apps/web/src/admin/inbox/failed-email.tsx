import { type FailedEmailDto, dismissEmail } from '@strapec/contracts';
import Button from 'antd/es/button';
import { refreshInbox } from '../data/inbox-cache';
import { useStaffMutation } from '../data/use-staff-mutation';
import { guestName, useReservationFormat } from '../evening/reservation/use-reservation-format';
import { GuestPhone } from '../ui/guest-phone';
import { toDeliveryProblemTextId, useEmailsText } from '../mail-activity/texts';
import { useEmailResend } from '../mail-activity/use-email-resend';
import { RelativeTime } from './relative-time';
import styles from './inbox.module.css';
import { useInboxText } from './texts';
import parts from '../ui/parts.module.css';

export function FailedEmail({ mail }: { mail: FailedEmailDto }) {
  const text = useInboxText();
  const mailText = useEmailsText();
  const { resendEmails, isResending } = useEmailResend();
  const { id, email, createdAt, reservation } = mail;
  const { mutate: setDismissed, isPending } = useStaffMutation({
    send: (isDismissed: boolean) => dismissEmail(id, { isDismissed }),
    onSuccess: (_nothing, isDismissed) =>
      isDismissed ? { text: text('inbox.mail.dismissed'), undo: () => setDismissed(false) } : text('inbox.mail.waits'),
    onFailure: (reason) => text('inboxMessage.failed', { reason }),
    refresh: (queries) => void refreshInbox(queries),
  });
  const { dayText, timeText, partySizeText } = useReservationFormat();
  const reservationText =
    reservation &&
    ` · ${dayText(reservation.date)} · ${timeText(reservation.time)} · ${partySizeText(reservation.partySize)}`;
  const name = guestName(mail) || email;
  const reason = mailText(`emails.failure.${mail.failure ?? 'other'}`);
  return (
    <li className={`${parts.card} ${parts.edge} ${parts.stack}`} data-kind="mail">
      <div className={styles.head}>
        <div>
          <strong className={parts.name}>{name}</strong>
          <p>
            <b>{mailText(`emails.kind.${mail.kind}`)}</b>
            {reservationText}
          </p>
          <p className={parts.row}>
            {reservation?.phone && <GuestPhone phone={reservation.phone} phoneE164={reservation.phoneE164} />}
            <span>{email}</span>
          </p>
        </div>
        <RelativeTime since={createdAt} />
      </div>
      <p className={parts.bad}>{mailText(toDeliveryProblemTextId(mail), { reason, count: mail.attempts })}</p>
      <div className={`${parts.row} ${styles.actions}`} role="group" aria-label={text('inbox.decisions', { name })}>
        <Button type="primary" disabled={isResending} onClick={() => resendEmails([mail])}>
          {mailText('emails.resend')}
        </Button>
        <Button disabled={isPending} onClick={() => setDismissed(true)}>
          {text('inbox.mail.dismiss')}
        </Button>
      </div>
    </li>
  );
}
