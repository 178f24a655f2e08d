import type { ReservationDto } from '@strapec/contracts';
import type { StaffAction } from '@strapec/domain';
import { useInboxText } from '../../features/inbox/texts';
import { lacksTable } from '../../shared/api/lacks-table';
import { StaffActions } from '../../shared/reservation/staff-actions';
import { useReservationText } from '../../shared/reservation/texts';
import { OfferTimes } from './offer-times';

const decisions: readonly StaffAction[] = ['approve', 'cancel'];

/** Approve or decline, as on the evening. */
export function Decisions({ reservation }: { reservation: ReservationDto }) {
  const text = useInboxText();
  const word = useReservationText();
  const name = `${reservation.firstName} ${reservation.lastName}`.trim();
  return (
    <StaffActions
      reservation={reservation}
      actions={decisions}
      label={text('inbox.decisions', { name })}
      labelOf={(action) => word(action === 'cancel' ? 'decline.send' : `card.action.${action}`)}
    >
      {lacksTable(reservation) && <OfferTimes reservation={reservation} />}
    </StaffActions>
  );
}
