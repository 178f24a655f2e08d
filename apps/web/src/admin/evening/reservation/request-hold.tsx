import type { ReservationDto } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useCurrentMoment } from '../../../shared/use-current-moment';
import { isHoldOver } from '../../data/lacks-table';
import { instantInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import { useReservationText } from './texts';

export function RequestHold({ reservation }: { reservation: ReservationDto }) {
  useCurrentMoment(); // renders again when the hold ends
  const word = useReservationText();
  const { language } = useLanguage();
  const { heldUntil, tables } = reservation;
  const isOver = isHoldOver(reservation);
  if (!heldUntil || (tables.length === 0 && !isOver)) return null;
  const said = isOver ? word('request.over') : word('request.until', { instant: instantInWords(heldUntil, language) });
  return <p className={parts.muted}>{said}</p>;
}
