import EditOutlined from '@ant-design/icons/EditOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import type { ReservationDto } from '@strapec/contracts';
import { type LocalDateTime, toTelUrl, toMailtoUrl, toServiceMinute, listStatusActions } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { lacksTable } from '../../data/table-status';
import { DisabledWhileOffline } from '../../data/live/disabled-while-offline';
import { GuestPhone } from '../../ui/guest-phone';
import parts from '../../ui/parts.module.css';
import { type ReservationDrawers, useReservationDrawers } from '../drawers/reservation-drawers';
import { ChangeRequestCard } from '../reservation/change-request-card';
import {
  MailFailedAlert,
  RequestHoldNotice,
  ReservationNotes,
  ReservationOrigin,
  StatusTag,
} from '../reservation/reservation-parts';
import { ReservationLine } from '../reservation/reservation-facts';
import { useReservationFormat } from '../reservation/use-reservation-format';
import { StatusActions } from '../reservation/status-actions';
import { BoardDrawer } from './board-drawer';
import { NoTableHelp } from './full-venue-options';
import styles from './parties.module.css';
import type { BoardParty } from './evening-overview';
import { useBoardText } from './texts';
import { usePartyFormat } from './use-party-format';

interface PartyDrawerProps {
  party: BoardParty | null;
  now: LocalDateTime;
  onMove: (party: BoardParty) => void;
  onClose: () => void;
}

export function PartyDrawer({ party, onClose, ...props }: PartyDrawerProps) {
  return (
    <BoardDrawer open={party !== null} onClose={onClose} title={party?.name}>
      {party && <PartyDetails party={party} onClose={onClose} {...props} />}
    </BoardDrawer>
  );
}

type PartyDetailsProps = PartyDrawerProps & { party: BoardParty };

function PartyDetails({ party, now, onMove, onClose }: PartyDetailsProps) {
  const text = useBoardText();
  const format = usePartyFormat();
  const { cancellationText } = useReservationFormat();
  const drawers = useReservationDrawers();
  const { reservation } = party;
  const openEdit: ReservationDrawers['openEditForm'] = (...editArguments) => {
    onClose();
    drawers.openEditForm(...editArguments);
  };
  const startMove = () => {
    onClose();
    onMove(party);
  };
  const [notice, nextPartyText] = [format.noticeText(party), format.nextPartyText(party)];
  return (
    <div className={parts.stack12}>
      <p className={parts.row}>
        <span className={parts.figure}>{format.periodText(party)}</span>
        <ReservationLine reservation={reservation} view="boardCard" separator="" />
        <StatusTag status={reservation.status} />
        {cancellationText(reservation)}
      </p>
      {notice && <p className={`${parts.bad} ${parts.strong}`}>{notice}</p>}
      {nextPartyText && <p className={parts.warning}>{nextPartyText}</p>}
      {lacksTable(reservation) && <Alert type="warning" showIcon title={text('card.noTable')} />}
      <RequestHoldNotice reservation={reservation} />
      <MailFailedAlert reservationId={reservation.id} />
      <DisabledWhileOffline>
        <NoTableHelp reservation={reservation} onEdit={openEdit} />
        <ChangeRequestCard reservation={reservation} />
      </DisabledWhileOffline>
      <ReservationNotes reservation={reservation} />
      <ContactButtons reservation={reservation} />
      <DisabledWhileOffline>
        {/* The likeliest action is large and first; a double tap must not hit the others. */}
        <div className={`${parts.stack12} ${styles.actions}`}>
          <StatusActions
            reservation={reservation}
            actions={listStatusActions({ ...reservation, start: toServiceMinute(reservation.time) }, now)}
            label={text('card.more', { name: party.name })}
            onAlternative={(alternative) => openEdit(reservation, alternative)}
          />
        </div>
      </DisabledWhileOffline>
      <div className={`${parts.row} ${parts.ruled} ${styles.links}`}>
        {party.stage !== 'finished' && (
          <Button icon={<SwapOutlined />} onClick={startMove}>
            {text(party.stage === 'seated' ? 'card.move.longer' : 'card.move')}
          </Button>
        )}
        <Button icon={<EditOutlined />} onClick={() => openEdit(reservation)}>
          {text('card.edit')}
        </Button>
        <Button icon={<HistoryOutlined />} onClick={() => drawers.showHistory(reservation)}>
          {text('card.history')}
        </Button>
      </div>
      <ReservationOrigin reservation={reservation} />
    </div>
  );
}

function ContactButtons({ reservation: { phone, phoneE164, email } }: { reservation: ReservationDto }) {
  const text = useBoardText();
  const url = toTelUrl(phoneE164);
  if (!phone && !email) return null;
  return (
    <div className={`${parts.row} ${styles.contact}`}>
      {phone && url && (
        <Button icon={<PhoneOutlined />} href={url} aria-label={text('card.call', { phone })}>
          {phone}
        </Button>
      )}
      {phone && !url && <GuestPhone phone={phone} phoneE164={phoneE164} />}
      {email && (
        <Button
          type="text"
          icon={<MailOutlined />}
          href={toMailtoUrl(email)}
          aria-label={text('card.write', { email })}
          className={styles.mail}
        >
          {email}
        </Button>
      )}
    </div>
  );
}
