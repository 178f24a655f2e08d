import type { ReservationDto } from '@strapec/contracts';
import { noteLengths } from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import parts from '../../ui/parts.module.css';
import { discardUnsavedText, useUnsavedText } from '../../ui/use-unsaved-text';
import styles from './reservation.module.css';
import { guestName } from './use-reservation-format';
import { useReservationText } from './texts';
import { declineDraftKey } from './use-status-action';

interface DeclineFormProps {
  reservation: ReservationDto;
  onDecline: (messageToGuest: string) => void;
  onClose: () => void;
}

export function DeclineForm({ reservation, onDecline, onClose }: DeclineFormProps) {
  const text = useReservationText();
  const [message, setMessage] = useUnsavedText(declineDraftKey(reservation.id), '');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onDecline(message.trim());
  };
  const discard = () => {
    discardUnsavedText(declineDraftKey(reservation.id));
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // the card stays open
    discard();
  };
  return (
    <form
      className={parts.stack}
      aria-label={text('decline.title', { name: guestName(reservation) })}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
    >
      <label htmlFor={id}>{text('decline.message')}</label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={noteLengths.messageToGuest}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <p id={`${id}-hint`}>{text('decline.hint', { language: reservation.preferredLanguage })}</p>
      <div className={`${parts.row} ${styles.actions}`}>
        <Button type="primary" danger htmlType="submit">
          {text('decline.send')}
        </Button>
        <Button onClick={discard}>{text('decline.back')}</Button>
      </div>
    </form>
  );
}
