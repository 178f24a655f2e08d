import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useInboxText } from '../../features/inbox/texts';
import { useReservationText } from '../../shared/reservation/texts';
import { useStaffAction } from '../../shared/reservation/use-staff-action';

/** Approve or decline, as on the evening. */
export function Decisions({ reservation }: { reservation: ReservationDto }) {
  const text = useReservationText();
  const word = useInboxText();
  const { act, isActing } = useStaffAction(reservation);
  return (
    <>
      <Button type="primary" disabled={isActing || undefined} onClick={() => act('approve')}>
        {text('card.action.approve')}
      </Button>
      <Button danger disabled={isActing || undefined} onClick={() => act('cancel')}>
        {word('inbox.decline')}
      </Button>
    </>
  );
}
