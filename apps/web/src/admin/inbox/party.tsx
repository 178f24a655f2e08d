import { type ReservationDto, useGetCalendarDays } from '@strapec/contracts';
import {
  type StaffAction,
  callUrl,
  mailUrl,
  minuteOfTime,
  minutesAhead,
  minutesPerHour,
  reservationNotes,
} from '@strapec/domain';
import { Link } from 'react-router-dom';
import { currentMoment } from '../../shared/clock';
import { useCurrentMoment } from '../../shared/use-current-moment';
import { useLanguage } from '../../shared/i18n/language-context';
import { addressOfReservation } from '../evening/reservation/use-marked';
import { useTimeWords } from '../ui/time/use-time-words';
import { dayInWords, spanInWords } from '../ui/time/date-words';
import { Tag } from '../ui/tag';
import { GuestPhone } from '../ui/guest-phone';
import { Age, ageInWords } from './age';
import styles from './inbox.module.css';
import Button from 'antd/es/button';
import { NoTable, type NoTableProps } from '../evening/board/full-venue';
import { useInboxText } from './texts';
import { lacksTable } from '../data/lacks-table';
import { RequestHold } from '../evening/reservation/request-hold';
import { StaffActions } from '../evening/reservation/staff-actions';
import { ChangeRequestCard } from '../evening/reservation/change-request-card';
import { useOfferText } from '../evening/reservation/offer-texts';
import { OfferTimes } from '../evening/reservation/offer-times';
import parts from '../ui/parts.module.css';

export const partyGroups = ['withoutTable', 'approvals', 'changes'] as const;
export type PartyGroup = (typeof partyGroups)[number];

interface PartyProps extends Partial<Pick<NoTableProps, 'onEdit'>> {
  group: PartyGroup;
  reservation: ReservationDto;
  isTonight?: boolean;
}

export function Party({ group, reservation, isTonight = false, onEdit }: PartyProps) {
  const text = useInboxText();
  const isAsked = group === 'changes';
  const isPending = reservation.status === 'pending_approval';
  const Actions = group === 'approvals' ? Decisions : WithoutTable;
  return (
    <li
      className={`${parts.card} ${parts.edge} ${parts.stack}`}
      data-kind={isPending || isAsked ? 'approval' : 'withoutTable'}
    >
      <Head reservation={reservation} isAsked={isAsked} />
      {reservationNotes
        .filter((note) => reservation[note])
        .map((note) => (
          <p key={note} className={parts.quote}>
            {reservation[note]}
          </p>
        ))}
      {isAsked ? (
        <ChangeRequestCard reservation={reservation} />
      ) : (
        onEdit && <NoTable reservation={reservation} onEdit={onEdit} />
      )}
      <RequestHold reservation={reservation} />
      <Offered reservation={reservation} />
      <div className={`${parts.row} ${styles.actions}`}>
        {!isAsked && <Actions reservation={reservation} isTonight={isTonight} />}
        <Link to={addressOfReservation(reservation)} className={`${parts.link} ${styles.way}`}>
          {text('inbox.evening')}
        </Link>
      </div>
    </li>
  );
}

function Head({ reservation, isAsked }: { reservation: ReservationDto; isAsked: boolean }) {
  const text = useInboxText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const { date, time, partySize, firstName, lastName, status, tables } = reservation;
  const isPending = status === 'pending_approval';
  return (
    <div className={styles.head}>
      <div>
        <strong className={parts.name}>{`${firstName} ${lastName}`.trim()}</strong>{' '}
        {isPending && lacksTable(reservation) && <Tag tone="bad">{text('action.moved.nowhere')}</Tag>}
        <p>
          <b>{text('party.size', { count: partySize })}</b> · {dayInWords(date, language)} ·{' '}
          {timeInWords(time, spanInWords(reservation))}
          {tables.length > 0 && ` · ${tables.join(' + ')}`} <Due reservation={reservation} />
        </p>
        <Load date={date} />
        <Contact reservation={reservation} />
      </div>
      {isPending && <Age of={reservation.createdAt} />}
      {isAsked && reservation.changeRequest && <Age of={reservation.changeRequest.createdAt} />}
    </div>
  );
}

function Contact({ reservation: { phone, phoneE164, email } }: Pick<PartyProps, 'reservation'>) {
  return (
    <p className={parts.row}>
      {phone && <GuestPhone phone={phone} phoneE164={phoneE164} />}
      {email && (
        <a href={mailUrl(email)} className={parts.link}>
          {email}
        </a>
      )}
    </p>
  );
}

function Due({ reservation: { date, time } }: Pick<PartyProps, 'reservation'>) {
  const { language } = useLanguage();
  const now = useCurrentMoment() ?? currentMoment();
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
  const { offers } = reservation;
  const text = useOfferText();
  const { language } = useLanguage();
  if (!offers || !lacksTable(reservation)) return null;
  const times = offers.map(({ date, time }) => text('inbox.offer', { date: dayInWords(date, language), time }));
  return <p className={parts.good}>{text('inbox.offered', { times: times.join(' · ') })}</p>;
}

type ActionsProps = Required<Pick<PartyProps, 'reservation' | 'isTonight'>>;

/** A mail would hardly be read in time tonight. */
function WithoutTable({ reservation, isTonight }: ActionsProps) {
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

function Decisions({ reservation, isTonight }: ActionsProps) {
  const text = useInboxText();
  const name = `${reservation.firstName} ${reservation.lastName}`.trim();
  return (
    <StaffActions
      reservation={reservation}
      actions={decisions}
      label={text('inbox.decisions', { name })}
      labelOf={(action) => text(action === 'cancel' ? 'decline.send' : `card.action.${action}`)}
    >
      {lacksTable(reservation) && <OfferTimes reservation={reservation} isTonight={isTonight} />}
    </StaffActions>
  );
}
