import {
  type ReservationDto,
  type ChangeRequestDto,
  approveChangeRequest,
  declineChangeRequest,
} from '@strapec/contracts';
import { guestNotes } from '@strapec/domain';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { minutesSince } from '../../../shared/clock';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { refreshEvenings } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import parts from '../../ui/parts.module.css';
import { discardText } from '../../ui/use-unsent-text';
import { DeclineForm } from './decline-form';
import { ReservationLine } from './reservation-facts';
import styles from './reservation.module.css';
import { nameOf, useReservationWords } from './reservation-words';
import { useReservationText } from './texts';
import { useActionToast } from './use-toasts';
import { declineKey } from './use-staff-action';

export function ChangeRequestCard({ reservation }: { reservation: ReservationDto }) {
  useCurrentMoment(); // renders again when the time limit ends
  const { changeRequest } = reservation;
  return changeRequest && minutesSince(changeRequest.heldUntil) < 0 ? (
    <ChangeRequest reservation={reservation} changeRequest={changeRequest} />
  ) : null;
}

interface ChangeRequestProps {
  reservation: ReservationDto;
  changeRequest: ChangeRequestDto;
}

function ChangeRequest({ reservation, changeRequest }: ChangeRequestProps) {
  const { text, instant } = useReservationWords();
  const id = useId();
  return (
    <section className={`${parts.stack} ${parts.quote}`} aria-labelledby={id}>
      <h4 id={id}>{text('changeRequest.title')}</h4>
      <p className={parts.name}>
        <ReservationLine line="changeRequest" reservation={{ ...reservation, ...changeRequest }} />
      </p>
      {guestNotes
        .filter((note) => changeRequest[note])
        .map((note) => (
          <p key={note}>{changeRequest[note]}</p>
        ))}
      <p className={parts.muted}>
        {changeRequest.tables.length === 0 && `${text('changeRequest.noTables')} `}
        {text('changeRequest.until', { instant: instant(changeRequest.heldUntil) })}
      </p>
      <Answer reservation={reservation} changeRequest={changeRequest} />
    </section>
  );
}

function Answer({ reservation, changeRequest }: ChangeRequestProps) {
  const text = useReservationText();
  const { answer, isAnswering } = useAnswer(changeRequest);
  const [isDeclining, setDeclining] = useState(false);
  if (isDeclining)
    return (
      <DeclineForm
        reservation={reservation}
        onDecline={(messageToGuest) => answer({ isApproved: false, messageToGuest })}
        onClose={() => setDeclining(false)}
      />
    );
  return (
    <div
      className={`${parts.row} ${styles.actions}`}
      role="group"
      aria-label={text('changeRequest.answer', { name: nameOf(reservation) })}
    >
      <Button type="primary" disabled={isAnswering || undefined} onClick={() => answer({ isApproved: true })}>
        {text('changeRequest.approve')}
      </Button>
      <Button danger disabled={isAnswering || undefined} onClick={() => setDeclining(true)}>
        {text('changeRequest.decline')}
      </Button>
    </div>
  );
}

interface GivenAnswer {
  isApproved: boolean;
  messageToGuest?: string;
}

function useAnswer({ id }: ChangeRequestDto) {
  const text = useReservationText();
  const showDone = useActionToast();
  const { mutate, isPending } = useStaffMutation({
    send: ({ isApproved, messageToGuest = '' }: GivenAnswer) =>
      isApproved ? approveChangeRequest(id) : declineChangeRequest(id, messageToGuest === '' ? {} : { messageToGuest }),
    done: (changed, { isApproved }) => {
      discardText(declineKey(changed.id));
      showDone(text(isApproved ? 'changeRequest.approved' : 'changeRequest.declined'), changed);
    },
    failed: (reason) => text('changeRequest.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}
