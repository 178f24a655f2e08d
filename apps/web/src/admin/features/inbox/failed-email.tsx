import { type FailedEmailDto, settleEmail } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshInbox } from '../../shared/api/inbox-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import { dayInWords } from '../../shared/time/date-words';
import { GuestPhone } from '../../shared/ui/guest-phone';
import { Age } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';

interface FailedEmailProps {
  mail: FailedEmailDto;
  /** What it says and why it failed, in the words of the mails' own page. */
  words: { kind: string; trouble: string };
  /** Sends it again. */
  resend: ReactNode;
}

/** A mail that did not arrive: it is sent again, or the guest is called instead. */
export function FailedEmail({ mail, words, resend }: FailedEmailProps) {
  const text = useInboxText();
  const { settle, isSettling } = useSettle();
  const { firstName, lastName, email, createdAt, reservation } = mail;
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <li className={styles.item} data-kind="mail">
      <div className={styles.head}>
        <div>
          <strong className={styles.name}>{name}</strong>
          <p>
            <b>{words.kind}</b> {reservation && <Visit visit={reservation} />}
          </p>
          <p className={styles.contact}>
            {reservation?.phone && <GuestPhone phone={reservation.phone} phoneE164={reservation.phoneE164} />}
            <span>{email}</span>
          </p>
        </div>
        <Age of={createdAt} />
      </div>
      <p className={styles.trouble}>{words.trouble}</p>
      <div className={styles.actions} role="group" aria-label={text('inbox.decisions', { name })}>
        {resend}
        <Button disabled={isSettling} onClick={() => settle({ id: mail.id, isSettled: true })}>
          {text('inbox.mail.settle')}
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
      · {dayInWords(date, language)} · {timeInWords(time)} · {text('inbox.party', { count: partySize })}
    </>
  );
}

/** Says that nobody needs the mail any more; the banner offers the way back. */
function useSettle() {
  const queries = useQueryClient();
  const text = useInboxText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ id, isSettled }: { id: string; isSettled: boolean }) => settleEmail(id, { isSettled }),
    onMutate: () => banner.clear(),
    onSuccess: (_nothing, { id, isSettled }) => {
      if (isSettled) banner.sayDone(text('inbox.mail.settled'), { undo: () => mutate({ id, isSettled: false }) });
      else banner.sayDone(text('inbox.mail.waits'));
    },
    onError: (error) => banner.sayFailed(text('inbox.mail.failed', { reason: reasonOf(error) })),
    onSettled: () => void refreshInbox(queries),
  });
  return { settle: mutate, isSettling: isPending };
}
