import { type ReservationDto, useGetCalendarDays } from '@strapec/contracts';
import { type StatusAction, toTelUrl, toServiceMinute, minutesUntil, minutesPerHour } from '@strapec/domain';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { lacksTable } from '../data/table-status';
import { useNow } from '../data/use-now';
import { NoTableHelp } from '../evening/board/full-venue-options';
import { useReservationDrawers } from '../evening/drawers/reservation-drawers';
import { ChangeRequestCard } from '../evening/reservation/change-request-card';
import { OfferTimesButton } from '../evening/reservation/offer-times-button';
import { GuestContact, RequestHoldNotice, ReservationNotes } from '../evening/reservation/reservation-parts';
import { ReservationLine } from '../evening/reservation/reservation-facts';
import { guestName, useReservationFormat } from '../evening/reservation/use-reservation-format';
import { StatusActions } from '../evening/reservation/status-actions';
import { reservationUrl } from '../evening/reservation/use-marked-card';
import parts from '../ui/parts.module.css';
import { Tag } from '../ui/tag';
import { RelativeTime, formatRelativeTime } from './relative-time';
import styles from './inbox.module.css';
import { useInboxText } from './texts';

export const partyGroups = ['withoutTable', 'approvals', 'changes'] as const;
export type PartyGroup = (typeof partyGroups)[number];

interface PartyCardProps {
  group: PartyGroup;
  reservation: ReservationDto;
  isTonight?: boolean;
}

export function PartyCard({ group, reservation, isTonight = false }: PartyCardProps) {
  const text = useInboxText();
  const { openEditForm } = useReservationDrawers();
  const isChange = group === 'changes';
  return (
    <li className={`${parts.card} ${parts.edge} ${parts.stack}`} data-kind={toCardKind(reservation, group)}>
      <PartyHeader reservation={reservation} isChange={isChange} />
      <ReservationNotes reservation={reservation} />
      {isChange && <ChangeRequestCard reservation={reservation} />}
      {!isChange && isTonight && <NoTableHelp reservation={reservation} onEdit={openEditForm} />}
      <RequestHoldNotice reservation={reservation} />
      <OfferedTimes reservation={reservation} />
      <div className={`${parts.row} ${styles.actions}`}>
        {group === 'approvals' && <ApprovalActions {...{ reservation, isTonight }} />}
        {group === 'withoutTable' && <WithoutTableActions {...{ reservation, isTonight }} />}
        <Link to={reservationUrl(reservation)} className={`${parts.link} ${styles.show}`}>
          {text('inbox.evening')}
        </Link>
      </div>
    </li>
  );
}

const toCardKind = ({ status }: ReservationDto, group: PartyGroup) =>
  group === 'changes' || status === 'pending_approval' ? 'approval' : 'withoutTable';

function PartyHeader({ reservation, isChange }: { reservation: ReservationDto; isChange: boolean }) {
  const text = useInboxText();
  const { changeRequest } = reservation;
  const isPending = reservation.status === 'pending_approval';
  return (
    <div className={styles.head}>
      <div>
        <strong className={parts.name}>{guestName(reservation)}</strong>{' '}
        {isPending && lacksTable(reservation) && <Tag tone="bad">{text('tables.none')}</Tag>}
        <p>
          <ReservationLine reservation={reservation} view="inbox" /> <StartsSoonTag reservation={reservation} />
        </p>
        <EveningCounts date={reservation.date} />
        <GuestContact guest={reservation} />
      </div>
      {isPending && <RelativeTime since={reservation.createdAt} />}
      {isChange && changeRequest && <RelativeTime since={changeRequest.createdAt} />}
    </div>
  );
}

function StartsSoonTag({ reservation: { date, time } }: Pick<PartyCardProps, 'reservation'>) {
  const { language } = useLanguage();
  const now = useNow();
  const minutesAhead = minutesUntil(date, toServiceMinute(time), now);
  return minutesAhead < minutesPerHour && <Tag tone="bad">{formatRelativeTime(-minutesAhead, language)}</Tag>;
}

function EveningCounts({ date }: { date: string }) {
  const text = useInboxText();
  const { data } = useGetCalendarDays({ from: date, to: date }, { query: { staleTime: 1000 } });
  const day = data?.find((one) => one.date === date);
  return day && <p>{text('inbox.load', { parties: day.reservations, covers: day.covers })}</p>;
}

function OfferedTimes({ reservation }: Pick<PartyCardProps, 'reservation'>) {
  const { text, startText } = useReservationFormat();
  if (!reservation.offers || !lacksTable(reservation)) return null;
  return <p className={parts.good}>{text('offer.sent', { times: reservation.offers.map(startText).join(' · ') })}</p>;
}

type ActionsProps = Required<Pick<PartyCardProps, 'reservation' | 'isTonight'>>;

function WithoutTableActions({ reservation, isTonight }: ActionsProps) {
  const text = useInboxText();
  const { phone, phoneE164 } = reservation;
  const url = isTonight && toTelUrl(phoneE164);
  return (
    <>
      {url && (
        <Button type="primary" href={url}>
          {text('card.call', { phone: phone ?? '' })}
        </Button>
      )}
      <OfferTimesButton reservation={reservation} isTonight={isTonight} />
    </>
  );
}

const approvalActions: readonly StatusAction[] = ['approve', 'cancel'];

function ApprovalActions({ reservation, isTonight }: ActionsProps) {
  const text = useInboxText();
  return (
    <StatusActions
      reservation={reservation}
      actions={approvalActions}
      label={text('inbox.decisions', { name: guestName(reservation) })}
      labelOf={(action) => text(action === 'cancel' ? 'decline.send' : `card.action.${action}`)}
    >
      {lacksTable(reservation) && <OfferTimesButton reservation={reservation} isTonight={isTonight} />}
    </StatusActions>
  );
}
