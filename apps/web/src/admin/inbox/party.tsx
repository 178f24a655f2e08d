import { type ReservationDto, useGetCalendarDays } from '@strapec/contracts';
import { type StaffAction, callUrl, minuteOfTime, minutesAhead, minutesPerHour } from '@strapec/domain';
import Button from 'antd/es/button';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { lacksTable } from '../data/lacks-table';
import { useNow } from '../data/use-now';
import { NoTable } from '../evening/board/full-venue';
import { useReservationDrawers } from '../evening/drawers/reservation-drawers';
import { ChangeRequestCard } from '../evening/reservation/change-request-card';
import { OfferTimes } from '../evening/reservation/offer-times';
import { GuestContact, RequestHold, ReservationNotes } from '../evening/reservation/reservation-parts';
import { ReservationLine } from '../evening/reservation/reservation-facts';
import { nameOf, useReservationWords } from '../evening/reservation/reservation-words';
import { StaffActions } from '../evening/reservation/staff-actions';
import { addressOfReservation } from '../evening/reservation/use-marked';
import parts from '../ui/parts.module.css';
import { Tag } from '../ui/tag';
import { Age, ageInWords } from './age';
import styles from './inbox.module.css';
import { useInboxText } from './texts';

export const partyGroups = ['withoutTable', 'approvals', 'changes'] as const;
export type PartyGroup = (typeof partyGroups)[number];

interface PartyProps {
  group: PartyGroup;
  reservation: ReservationDto;
  isTonight?: boolean;
}

export function Party({ group, reservation, isTonight = false }: PartyProps) {
  const text = useInboxText();
  const { edit } = useReservationDrawers();
  const isChange = group === 'changes';
  return (
    <li className={`${parts.card} ${parts.edge} ${parts.stack}`} data-kind={kindOf(reservation, group)}>
      <Head reservation={reservation} isChange={isChange} />
      <ReservationNotes reservation={reservation} />
      {isChange && <ChangeRequestCard reservation={reservation} />}
      {!isChange && isTonight && <NoTable reservation={reservation} onEdit={edit} />}
      <RequestHold reservation={reservation} />
      <Offered reservation={reservation} />
      <div className={`${parts.row} ${styles.actions}`}>
        {group === 'approvals' && <Decisions {...{ reservation, isTonight }} />}
        {group === 'withoutTable' && <WithoutTable {...{ reservation, isTonight }} />}
        <Link to={addressOfReservation(reservation)} className={`${parts.link} ${styles.show}`}>
          {text('inbox.evening')}
        </Link>
      </div>
    </li>
  );
}

const kindOf = ({ status }: ReservationDto, group: PartyGroup) =>
  group === 'changes' || status === 'pending_approval' ? 'approval' : 'withoutTable';

function Head({ reservation, isChange }: { reservation: ReservationDto; isChange: boolean }) {
  const text = useInboxText();
  const { changeRequest } = reservation;
  const isPending = reservation.status === 'pending_approval';
  return (
    <div className={styles.head}>
      <div>
        <strong className={parts.name}>{nameOf(reservation)}</strong>{' '}
        {isPending && lacksTable(reservation) && <Tag tone="bad">{text('tables.none')}</Tag>}
        <p>
          <ReservationLine reservation={reservation} line="inbox" /> <Due reservation={reservation} />
        </p>
        <Load date={reservation.date} />
        <GuestContact guest={reservation} />
      </div>
      {isPending && <Age of={reservation.createdAt} />}
      {isChange && changeRequest && <Age of={changeRequest.createdAt} />}
    </div>
  );
}

function Due({ reservation: { date, time } }: Pick<PartyProps, 'reservation'>) {
  const { language } = useLanguage();
  const now = useNow();
  const ahead = minutesAhead(date, minuteOfTime(time), now);
  return ahead < minutesPerHour && <Tag tone="bad">{ageInWords(-ahead, language)}</Tag>;
}

function Load({ date }: { date: string }) {
  const text = useInboxText();
  const { data } = useGetCalendarDays({ from: date, to: date }, { query: { staleTime: 1000 } });
  const day = data?.find((one) => one.date === date);
  return day && <p>{text('inbox.load', { parties: day.reservations, covers: day.covers })}</p>;
}

function Offered({ reservation }: Pick<PartyProps, 'reservation'>) {
  const { text, start } = useReservationWords();
  if (!reservation.offers || !lacksTable(reservation)) return null;
  return <p className={parts.good}>{text('offer.sent', { times: reservation.offers.map(start).join(' · ') })}</p>;
}

type ActionsProps = Required<Pick<PartyProps, 'reservation' | 'isTonight'>>;

function WithoutTable({ reservation, isTonight }: ActionsProps) {
  const text = useInboxText();
  const { phone, phoneE164 } = reservation;
  const url = isTonight && callUrl(phoneE164);
  return (
    <>
      {url && (
        <Button type="primary" href={url}>
          {text('card.call', { phone: phone ?? '' })}
        </Button>
      )}
      <OfferTimes reservation={reservation} isTonight={isTonight} />
    </>
  );
}

const decisions: readonly StaffAction[] = ['approve', 'cancel'];

function Decisions({ reservation, isTonight }: ActionsProps) {
  const text = useInboxText();
  return (
    <StaffActions
      reservation={reservation}
      actions={decisions}
      label={text('inbox.decisions', { name: nameOf(reservation) })}
      labelOf={(action) => text(action === 'cancel' ? 'decline.send' : `card.action.${action}`)}
    >
      {lacksTable(reservation) && <OfferTimes reservation={reservation} isTonight={isTonight} />}
    </StaffActions>
  );
}
