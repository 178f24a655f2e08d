import type { ReservationDto } from '@strapec/contracts';
import { noteLengths } from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import parts from '../../ui/parts.module.css';
import { discardText, useUnsentText } from '../../ui/use-unsent-text';
import styles from './reservation.module.css';
import { useReservationText } from './texts';
import { declineKey } from './use-staff-action';

interface DeclineFormProps {
  reservation: ReservationDto;
  onDecline: (messageToGuest: string) => void;
  onClose: () => void;
}

export function DeclineForm({ reservation, onDecline, onClose }: DeclineFormProps) {
  const word = useReservationText();
  const [typed, setTyped] = useUnsentText(declineKey(reservation.id), '');
  const id = useId();
  const name = `${reservation.firstName} ${reservation.lastName}`.trim();
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
    event.stopPropagation(); // the card around it stays open
    close();
  };
  return (
    <form className={parts.stack} aria-label={word('decline.title', { name })} onSubmit={submit} onKeyDown={leave}>
      <label htmlFor={id}>{word('decline.word')}</label>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={noteLengths.messageToGuest}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={`${id}-hint`}>{word('decline.hint', { language: reservation.preferredLanguage })}</p>
      <div className={`${parts.row} ${styles.actions}`}>
        <Button type="primary" danger htmlType="submit">
          {word('decline.send')}
        </Button>
        <Button onClick={close}>{word('decline.back')}</Button>
      </div>
    </form>
  );
}
