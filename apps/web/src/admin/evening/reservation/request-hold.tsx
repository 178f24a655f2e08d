import type { ReservationDto } from '@strapec/contracts';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { isHoldOver } from '../../data/lacks-table';
import parts from '../../ui/parts.module.css';
import { useReservationWords } from './reservation-words';

export function RequestHold({ reservation }: { reservation: ReservationDto }) {
  useCurrentMoment(); // renders again when the hold ends
  const { text, instant } = useReservationWords();
  const { heldUntil, tables } = reservation;
  const isOver = isHoldOver(reservation);
  if (!heldUntil || (tables.length === 0 && !isOver)) return null;
  const state = isOver ? text('request.over') : text('request.until', { instant: instant(heldUntil) });
  return <p className={parts.muted}>{state}</p>;
}
