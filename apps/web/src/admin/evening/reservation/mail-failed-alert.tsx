import { type InboxDto, useCountInbox, useGetInbox } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import { useReservationText } from './texts';

const fresh = 60_000; // milliseconds; the stream reports new failures
const notifiedToStaff: readonly string[] = ['reservation_staff_copy', 'reservation_change_staff_copy'];

export function MailFailedAlert({ reservationId }: { reservationId: string }) {
  const text = useReservationText();
  const { data: counts } = useCountInbox({ query: { staleTime: fresh } });
  const { data: hasFailedMail } = useGetInbox({
    query: { staleTime: fresh, enabled: Boolean(counts?.mails), select: (inbox) => hasFailed(inbox, reservationId) },
  });
  if (!counts?.mails || !hasFailedMail) return null;
  return <Alert type="warning" showIcon title={text('mailFailed')} />;
}

const hasFailed = ({ mails }: InboxDto, id: string): boolean =>
  mails.some(({ kind, reservation }) => !notifiedToStaff.includes(kind) && reservation?.id === id);
