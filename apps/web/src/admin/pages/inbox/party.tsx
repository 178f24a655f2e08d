import type { ReservationDto } from '@strapec/contracts';
import { type StaffAction, callUrl } from '@strapec/domain';
import Button from 'antd/es/button';
import { NoTable, type NoTableProps } from '../../features/board/full-house';
import { useInboxText } from '../../features/inbox/texts';
import { WaitingParty } from '../../features/inbox/waiting-party';
import { lacksTable } from '../../shared/api/lacks-table';
import { StaffActions } from '../../shared/reservation/staff-actions';
import { useReservationText } from '../../shared/reservation/texts';
import { WishCard } from '../../shared/reservation/wish-card';
import { OfferTimes } from '../../features/inbox/offer-times';

/** What of the inbox is about parties. */
export const partyGroups = ['withoutTable', 'approvals', 'changes'] as const;
export type PartyGroup = (typeof partyGroups)[number];

interface PartyProps extends Partial<Pick<NoTableProps, 'onEdit'>> {
  group: PartyGroup;
  reservation: ReservationDto;
  isTonight?: boolean;
}

/** A party that waits, with what can be decided; of tonight also with what would make room for it. */
export function Party({ group, reservation, isTonight = false, onEdit }: PartyProps) {
  if (group === 'changes')
    return <WaitingParty reservation={reservation} wish={<WishCard reservation={reservation} />} />;
  const Deeds = group === 'approvals' ? Decisions : WithoutTable;
  return (
    <WaitingParty
      reservation={reservation}
      help={onEdit && <NoTable reservation={reservation} onEdit={onEdit} />}
      decisions={<Deeds reservation={reservation} isTonight={isTonight} />}
    />
  );
}

type DeedsProps = Required<Pick<PartyProps, 'reservation' | 'isTonight'>>;

/** Who comes tonight is called: a mail would hardly be read in time. */
function WithoutTable({ reservation, isTonight }: DeedsProps) {
  const text = useInboxText();
  const { phone, phoneE164 } = reservation;
  const url = isTonight && callUrl(phoneE164);
  return (
    <>
      {url && (
        <Button type="primary" href={url}>
          {text('inbox.call', { phone: phone ?? '' })}
        </Button>
      )}
      <OfferTimes reservation={reservation} isTonight={isTonight} />
    </>
  );
}

const decisions: readonly StaffAction[] = ['approve', 'cancel'];

/** Approve or decline, as on the evening. */
function Decisions({ reservation, isTonight }: DeedsProps) {
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
      {lacksTable(reservation) && <OfferTimes reservation={reservation} isTonight={isTonight} />}
    </StaffActions>
  );
}
