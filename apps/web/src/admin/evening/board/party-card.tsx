import EditOutlined from '@ant-design/icons/EditOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import type { ReservationDto } from '@strapec/contracts';
import { type LocalMoment, callUrl, mailUrl, minuteOfTime, reservationNotes, staffActionsFor } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { lacksTable } from '../../data/lacks-table';
import { ConnectedOnly } from '../../data/live/connected-only';
import { RequestHold } from '../reservation/request-hold';
import { StaffActions } from '../reservation/staff-actions';
import { StatusTag } from '../reservation/status-tag';
import { useReservationText } from '../reservation/texts';
import { MailFailedAlert } from '../reservation/mail-failed-alert';
import { ChangeRequestCard } from '../reservation/change-request-card';
import { GuestPhone } from '../../ui/guest-phone';
import parts from '../../ui/parts.module.css';
import { BoardDrawer } from './board-drawer';
import type { BoardLinks } from './board-links';
import { NoTable } from './full-venue';
import styles from './parties.module.css';
import type { Party } from './tonight';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';

interface PartyCardProps extends Pick<BoardLinks, 'onEdit' | 'onHistory'> {
  party: Party;
  now: LocalMoment;
  onMove: (party: Party) => void;
}

type OpenCardProps = Omit<PartyCardProps, 'party'> & { party: Party | null; onClose: () => void };

export function OpenCard({ party, onClose, onMove, onEdit, ...props }: OpenCardProps) {
  const move = (moved: Party) => {
    onClose();
    onMove(moved);
  };
  const edit: BoardLinks['onEdit'] = (...edited) => {
    onClose();
    onEdit(...edited);
  };
  return (
    <BoardDrawer open={party !== null} onClose={onClose} title={party?.name}>
      {party && <PartyCard party={party} onMove={move} onEdit={edit} {...props} />}
    </BoardDrawer>
  );
}

function PartyCard({ party, now, onMove, onEdit, onHistory }: PartyCardProps) {
  const text = useBoardText();
  const words = usePartyWords();
  const { reservation } = party;
  const [notice, hint] = [words.nowOf(party), words.nextOf(party)];
  return (
    <div className={parts.stack12}>
      <p className={parts.row}>
        <span className={parts.figure}>{words.spanOf(party)}</span>
        <b>{text('party.people', { count: reservation.partySize })}</b>
        {reservation.tables.length > 0 && <span className={parts.badge}>{words.placeOf(reservation.tables)}</span>}
        <StatusTag status={reservation.status} />
        {words.cancelledBy(party)}
      </p>
      {notice && <p className={`${parts.bad} ${parts.strong}`}>{notice}</p>}
      {hint && <p className={parts.warning}>{hint}</p>}
      {lacksTable(reservation) && <Alert type="warning" showIcon title={text('card.noTable')} />}
      <RequestHold reservation={reservation} />
      <MailFailedAlert reservationId={reservation.id} />
      <ConnectedOnly>
        <NoTable reservation={reservation} onEdit={onEdit} />
        <ChangeRequestCard reservation={reservation} />
      </ConnectedOnly>
      <Notes reservation={reservation} />
      <Contact reservation={reservation} />
      <ConnectedOnly>
        {/* The likeliest action is large and first; an action that a double tap must not hit stands below. */}
        <div className={`${parts.stack12} ${styles.actions}`}>
          <StaffActions
            reservation={reservation}
            actions={staffActionsFor({ ...reservation, start: minuteOfTime(reservation.time) }, now)}
            label={text('card.more', { name: party.name })}
            onInstead={(chosen) => onEdit(reservation, chosen)}
          />
        </div>
      </ConnectedOnly>
      <div className={`${parts.row} ${parts.ruled} ${styles.links}`}>
        {party.stage !== 'finished' && (
          <Button icon={<SwapOutlined />} onClick={() => onMove(party)}>
            {text(party.stage === 'seated' ? 'card.move.longer' : 'card.move')}
          </Button>
        )}
        <Button icon={<EditOutlined />} onClick={() => onEdit(reservation)}>
          {text('card.edit')}
        </Button>
        <Button icon={<HistoryOutlined />} onClick={() => onHistory(reservation)}>
          {text('card.history')}
        </Button>
      </div>
      <p className={parts.muted}>
        {text('card.origin', { source: reservation.source, language: reservation.preferredLanguage })}
      </p>
    </div>
  );
}

function Notes({ reservation }: { reservation: ReservationDto }) {
  const word = useReservationText();
  return reservationNotes
    .filter((note) => reservation[note])
    .map((note) => (
      <p key={note} className={parts.quote}>
        <b>{word(`note.${note}`)}:</b> {reservation[note]}
      </p>
    ));
}

function Contact({ reservation: { phone, phoneE164, email } }: { reservation: ReservationDto }) {
  const text = useBoardText();
  const url = callUrl(phoneE164);
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
          href={mailUrl(email)}
          aria-label={text('card.write', { email })}
          className={styles.mail}
        >
          {email}
        </Button>
      )}
    </div>
  );
}
