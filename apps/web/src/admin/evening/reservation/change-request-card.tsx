import {
  type ReservationDto,
  type ChangeRequestDto,
  approveChangeRequest,
  declineChangeRequest,
} from '@strapec/contracts';
import { guestNotes } from '@strapec/domain';
import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { minutesSince } from '../../../shared/clock';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { refreshEvenings, showReservation } from '../../data/reservation-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { dayInWords, instantInWords, spanInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import { discardText } from '../../ui/use-unsent-text';
import { DeclineForm } from './decline-form';
import styles from './reservation.module.css';
import { useReservationText } from './texts';
import { declineKey } from './use-staff-action';
import { useActionToast } from './use-tell-action';
import { useTimeWords } from '../../ui/time/use-time-words';

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
  const word = useReservationText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  const id = useId();
  const { date, partySize: count, tables, heldUntil } = changeRequest;
  return (
    <section className={`${parts.stack} ${parts.quote}`} aria-labelledby={id}>
      <h4 id={id}>{word('changeRequest.title')}</h4>
      <p className={parts.name}>
        <b>{word('party.size', { count })}</b> · {dayInWords(date, language)} ·{' '}
        {timeInWords(changeRequest.time, spanInWords(changeRequest))}
        {tables.length > 0 && ` · ${word('action.tables', { tables: tables.join(' + ') })}`}
      </p>
      {guestNotes
        .filter((note) => changeRequest[note])
        .map((note) => (
          <p key={note}>{changeRequest[note]}</p>
        ))}
      <p className={parts.muted}>
        {tables.length === 0 && `${word('changeRequest.noTables')} `}
        {word('changeRequest.until', { instant: instantInWords(heldUntil, language) })}
      </p>
      <Answer reservation={reservation} changeRequest={changeRequest} />
    </section>
  );
}

function Answer({ reservation, changeRequest }: ChangeRequestProps) {
  const word = useReservationText();
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
  const name = `${reservation.firstName} ${reservation.lastName}`.trim();
  return (
    <div className={`${parts.row} ${styles.actions}`} role="group" aria-label={word('changeRequest.answer', { name })}>
      <Button type="primary" disabled={isAnswering || undefined} onClick={() => answer({ isApproved: true })}>
        {word('changeRequest.approve')}
      </Button>
      <Button danger disabled={isAnswering || undefined} onClick={() => setDeclining(true)}>
        {word('changeRequest.decline')}
      </Button>
    </div>
  );
}

interface GivenAnswer {
  isApproved: boolean;
  messageToGuest?: string;
}

function useAnswer({ id }: ChangeRequestDto) {
  const word = useReservationText();
  const tell = useActionToast();
  const { mutate, isPending } = useStaffMutation({
    send: ({ isApproved, messageToGuest = '' }: GivenAnswer) =>
      isApproved ? approveChangeRequest(id) : declineChangeRequest(id, messageToGuest === '' ? {} : { messageToGuest }),
    done: (changed, { isApproved }, queries) => {
      discardText(declineKey(changed.id));
      showReservation(queries, changed);
      tell(word(isApproved ? 'changeRequest.approved' : 'changeRequest.declined'), changed);
    },
    failed: (reason) => word('changeRequest.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}
