import {
  type ReservationDto,
  type ChangeRequestDto,
  approveChangeRequest,
  declineChangeRequest,
} from '@strapec/contracts';
import { guestNotes } from '@strapec/domain';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useCurrentDateTime } from '../../../shared/use-current-date-time';
import { isHoldExpired } from '../../data/table-status';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import parts from '../../ui/parts.module.css';
import { discardUnsavedText } from '../../ui/use-unsaved-text';
import { DeclineForm } from './decline-form';
import { ReservationLine } from './reservation-facts';
import styles from './reservation.module.css';
import { guestName, useReservationFormat } from './use-reservation-format';
import { useReservationText } from './texts';
import { useActionBanner } from './use-action-banner';
import { declineDraftKey } from './use-status-action';

export function ChangeRequestCard({ reservation }: { reservation: ReservationDto }) {
  useCurrentDateTime(); // renders again when the time limit ends
  const { changeRequest } = reservation;
  return changeRequest && !isHoldExpired(changeRequest) ? (
    <ChangeRequestDetails reservation={reservation} changeRequest={changeRequest} />
  ) : null;
}

interface ChangeRequestDetailsProps {
  reservation: ReservationDto;
  changeRequest: ChangeRequestDto;
}

function ChangeRequestDetails({ reservation, changeRequest }: ChangeRequestDetailsProps) {
  const { text, instantText } = useReservationFormat();
  const id = useId();
  return (
    <section className={`${parts.stack} ${parts.quote}`} aria-labelledby={id}>
      <h4 id={id}>{text('changeRequest.title')}</h4>
      <p className={parts.name}>
        <ReservationLine view="changeRequest" reservation={{ ...reservation, ...changeRequest }} />
      </p>
      {guestNotes
        .filter((note) => changeRequest[note])
        .map((note) => (
          <p key={note}>{changeRequest[note]}</p>
        ))}
      <p className={parts.muted}>
        {changeRequest.tables.length === 0 && `${text('changeRequest.noTables')} `}
        {text('changeRequest.until', { instant: instantText(changeRequest.heldUntil) })}
      </p>
      <AnswerForm reservation={reservation} changeRequest={changeRequest} />
    </section>
  );
}

function AnswerForm({ reservation, changeRequest }: ChangeRequestDetailsProps) {
  const text = useReservationText();
  const announceAction = useActionBanner();
  const [isDeclining, setDeclining] = useState(false);
  const { id } = changeRequest;
  const { mutate: submitAnswer, isPending } = useStaffMutation({
    send: ({ isApproved, messageToGuest = '' }: { isApproved: boolean; messageToGuest?: string }) =>
      isApproved ? approveChangeRequest(id) : declineChangeRequest(id, messageToGuest === '' ? {} : { messageToGuest }),
    onSuccess: (changed, { isApproved }) => {
      discardUnsavedText(declineDraftKey(changed.id));
      announceAction(text(isApproved ? 'changeRequest.approved' : 'changeRequest.declined'), changed);
    },
    onFailure: (reason) => text('changeRequest.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  if (isDeclining)
    return (
      <DeclineForm
        reservation={reservation}
        onDecline={(messageToGuest) => submitAnswer({ isApproved: false, messageToGuest })}
        onClose={() => setDeclining(false)}
      />
    );
  return (
    <div
      className={`${parts.row} ${styles.actions}`}
      role="group"
      aria-label={text('changeRequest.answer', { name: guestName(reservation) })}
    >
      <Button type="primary" disabled={isPending || undefined} onClick={() => submitAnswer({ isApproved: true })}>
        {text('changeRequest.approve')}
      </Button>
      <Button danger disabled={isPending || undefined} onClick={() => setDeclining(true)}>
        {text('changeRequest.decline')}
      </Button>
    </div>
  );
}
