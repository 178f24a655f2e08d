import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useInboxText } from '../../features/inbox/texts';
import { useEveningText } from '../../features/reservations/texts';
import { useStaffAction } from '../../features/reservations/use-staff-action';

/** Approve or decline, as on the evening. */
export function Decisions({ reservation }: { reservation: ReservationDto }) {
  const text = useEveningText();
  const word = useInboxText();
  const { act, isActing } = useStaffAction(reservation);
  return (
    <>
      <Button type="primary" disabled={isActing} onClick={() => act('approve')}>
        {text('card.action.approve')}
      </Button>
      <Button danger disabled={isActing} onClick={() => act('cancel')}>
        {word('inbox.decline')}
      </Button>
    </>
  );
}
