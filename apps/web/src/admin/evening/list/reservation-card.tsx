import DownOutlined from '@ant-design/icons/DownOutlined';
import type { ReservationDto } from '@strapec/contracts';
import {
  type LocalDateTime,
  type StatusAction,
  toServiceMinute,
  staffVisibleStatuses,
  listStatusActions,
} from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { lacksTable } from '../../data/table-status';
import parts from '../../ui/parts.module.css';
import { useReservationDrawers } from '../drawers/reservation-drawers';
import { ChangeRequestCard } from '../reservation/change-request-card';
import {
  GuestContact,
  MailFailedAlert,
  NotesSummary,
  RequestHoldNotice,
  ReservationNotes,
  ReservationOrigin,
  StatusTag,
} from '../reservation/reservation-parts';
import { OfferTimesButton } from '../reservation/offer-times-button';
import { type FactView, ReservationLine } from '../reservation/reservation-facts';
import { guestName } from '../reservation/use-reservation-format';
import { StatusActions } from '../reservation/status-actions';
import { useMarkedCard } from '../reservation/use-marked-card';
import styles from './reservations.module.css';
import { useReservationListText } from './texts';

interface ReservationCardProps {
  reservation: ReservationDto;
  /** Their actions depend on the time. */
  now: LocalDateTime;
  view?: FactView;
}

/** A card that needs a decision is open. */
export function ReservationCard({ reservation, now, view = 'list' }: ReservationCardProps) {
  const { status } = reservation;
  const [startsOpen] = useState(
    () => status === 'pending_approval' || reservation.changeRequest !== null || lacksTable(reservation),
  );
  const [toggledOpen, setToggledOpen] = useState<boolean | null>(null);
  const markedProps = useMarkedCard(reservation.id);
  const isOpen = toggledOpen ?? (startsOpen || 'data-marked' in markedProps);
  const id = useId();
  return (
    <li
      {...markedProps}
      className={`${parts.edge} ${styles.card}`}
      data-status={status}
      data-without-table={lacksTable(reservation) || undefined}
    >
      <button
        type="button"
        className={`${parts.rowButton} ${styles.head}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setToggledOpen(!isOpen)}
      >
        <span className={`${parts.figure} ${styles.visitTime}`}>{reservation.time}</span>
        <strong className={styles.name}>{guestName(reservation)}</strong>
        <StatusTag status={status} />
        <span className={styles.line}>
          <ReservationLine reservation={reservation} view={view} />
          <NotesSummary reservation={reservation} />
        </span>
        <DownOutlined aria-hidden className={styles.arrow} />
      </button>
      {isOpen && (
        <div id={id} className={`${parts.stack} ${styles.details}`}>
          <ReservationDetails reservation={reservation} />
          <ReservationActions reservation={reservation} now={now} />
        </div>
      )}
    </li>
  );
}

function ReservationDetails({ reservation }: { reservation: ReservationDto }) {
  const text = useReservationListText();
  return (
    <div className={`${parts.row} ${styles.body}`}>
      {lacksTable(reservation) && <Alert type="warning" showIcon title={text('card.noTable')} />}
      <MailFailedAlert reservationId={reservation.id} />
      <RequestHoldNotice reservation={reservation} />
      <ChangeRequestCard reservation={reservation} />
      <ReservationNotes reservation={reservation} />
      <GuestContact guest={reservation} />
      <ReservationOrigin reservation={reservation} />
    </div>
  );
}

const unknownStatusActions: readonly StatusAction[] = ['confirm', 'cancel']; // spec §4, "any other"

function ReservationActions({ reservation, now }: ReservationCardProps) {
  const text = useReservationListText();
  const { openEditForm, showHistory } = useReservationDrawers();
  const isKnown = staffVisibleStatuses.includes(reservation.status);
  const visit = { ...reservation, start: toServiceMinute(reservation.time) };
  return (
    <div>
      <StatusActions
        reservation={reservation}
        actions={isKnown ? listStatusActions(visit, now) : unknownStatusActions}
        label={text('card.actions', { name: guestName(reservation) })}
        onAlternative={(alternative) => openEditForm(reservation, alternative)}
      >
        {lacksTable(reservation) && <OfferTimesButton reservation={reservation} />}
        <span className={styles.links}>
          <Button type="text" onClick={() => openEditForm(reservation)}>
            {text('card.edit')}
          </Button>
          <Button type="text" onClick={() => showHistory(reservation)}>
            {text('card.history')}
          </Button>
        </span>
      </StatusActions>
    </div>
  );
}
