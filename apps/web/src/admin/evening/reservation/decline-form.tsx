import type { ReservationDto } from '@strapec/contracts';
import { noteLengths } from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import parts from '../../ui/parts.module.css';
import { discardText, useUnsentText } from '../../ui/use-unsent-text';
import styles from './reservation.module.css';
import { nameOf } from './reservation-words';
import { useReservationText } from './texts';
import { declineKey } from './use-staff-action';

interface DeclineFormProps {
  reservation: ReservationDto;
  onDecline: (messageToGuest: string) => void;
  onClose: () => void;
}

export function DeclineForm({ reservation, onDecline, onClose }: DeclineFormProps) {
  const text = useReservationText();
  const [typed, setTyped] = useUnsentText(declineKey(reservation.id), '');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    onDecline(typed.trim());
  };
  const close = () => {
    discardText(declineKey(reservation.id));
    onClose();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // the card stays open
    close();
  };
  return (
    <form
      className={parts.stack}
      aria-label={text('decline.title', { name: nameOf(reservation) })}
      onSubmit={submit}
      onKeyDown={leave}
    >
      <label htmlFor={id}>{text('decline.message')}</label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={noteLengths.messageToGuest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-hint`}>{text('decline.hint', { language: reservation.preferredLanguage })}</p>
      <div className={`${parts.row} ${styles.actions}`}>
        <Button type="primary" danger htmlType="submit">
          {text('decline.send')}
        </Button>
        <Button onClick={close}>{text('decline.back')}</Button>
      </div>
    </form>
  );
}
