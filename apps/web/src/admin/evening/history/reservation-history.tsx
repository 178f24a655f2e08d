import { type AuditEntryDto, type ReservationDto, useListChanges } from '@strapec/contracts';
import { type Language, isGuestAction, isReservationAction, minutesToUndo, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { minutesSince } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { offersInWords, changeRequestInWords } from '../reservation/recorded-in-words';
import { reservationTexts } from '../reservation/texts';
import { idIn } from '../../i18n/create-text-hook';
import { useUndo } from '../reservation/use-toasts';
import { nameOf } from '../reservation/reservation-words';
import { instantInWords } from '../../ui/time/date-words';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { NotLoaded } from '../../ui/load-failure';
import { texts, useHistoryText } from './texts';
import parts from '../../ui/parts.module.css';

type HistoryMessageId = keyof typeof texts;
interface ReservationHistoryProps {
  reservation: ReservationDto | null;
  onClose: () => void;
}

export function ReservationHistory({ reservation, onClose }: ReservationHistoryProps) {
  const text = useHistoryText();
  const name = reservation ? nameOf(reservation) : '';
  return (
    <SideDrawer open={reservation !== null} onClose={onClose} title={text('history.title', { name })} size={480}>
      {reservation && <Changes subjectId={reservation.id} />}
    </SideDrawer>
  );
}

function Changes({ subjectId }: { subjectId: string }) {
  const text = useHistoryText();
  const { data, isError, refetch } = useListChanges({ subjectId }, { query: { staleTime: 1000 } });
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  if (data.length === 0) return <p>{text('history.empty')}</p>;
  const latest = data.find(({ action }) => action !== 'reservation.moved'); // a move is caused by another reservation
  return (
    <ol className={parts.stack16}>
      {data.map((change) => (
        <ChangeItem key={change.id} change={change} isLatest={change === latest} />
      ))}
    </ol>
  );
}

function ChangeItem({ change, isLatest }: { change: AuditEntryDto; isLatest: boolean }) {
  const text = useHistoryText();
  const { language } = useLanguage();
  const action = actionIn(change);
  return (
    <li className={`${parts.stack} ${parts.quote}`}>
      <p className={parts.muted}>
        <time dateTime={change.at}>{instantInWords(change.at, language)}</time> ·{' '}
        {change.staff || text(authorOf(change))}
      </p>
      <strong>{action ? text(action) : change.action}</strong>
      {change.before && <Differences before={change.before} after={change.after ?? {}} />}
      {change.reason && <p>{text('record.reason', { reason: change.reason })}</p>}
      {isLatest && isUndoable(change) && <UndoButton action={change.id} />}
    </li>
  );
}

const actionIn = ({ action, after }: AuditEntryDto): HistoryMessageId | undefined =>
  idIn(texts, after?.['isBack'] ? `history.${action}-back` : `history.${action}`);

const authorOf = ({ action }: AuditEntryDto) => (isGuestAction(action) ? 'record.guest' : 'history.venue');

/** A first check only; the API decides. */
const isUndoable = ({ action, at }: AuditEntryDto): boolean =>
  isReservationAction(action) && minutesSince(at) < minutesToUndo;

function UndoButton({ action }: { action: string }) {
  const text = useHistoryText();
  const undo = useUndo();
  return <Button onClick={() => undo(action)}>{text('history.undo')}</Button>;
}

type Fields = Readonly<Record<string, unknown>>;

function Differences({ before, after }: { before: Fields; after: Fields }) {
  const text = useHistoryText();
  const valueInWords = useValueInWords();
  const shown = Object.keys(after).flatMap((field) => {
    const label = idIn(reservationTexts, `field.${field}`) ?? idIn(reservationTexts, `note.${field}`);
    return label ? [{ field, label: text(label) }] : [];
  });
  return (
    <ul className={parts.bullets}>
      {shown.map(({ field, label }) => (
        <li key={field}>
          {label}: <s>{valueInWords(before[field], field)}</s> → {valueInWords(after[field], field)}
        </li>
      ))}
    </ul>
  );
}

function useValueInWords(): (value: unknown, field: string) => string {
  const text = useHistoryText();
  const { language } = useLanguage();
  return (value, field) => {
    if (Array.isArray(value)) return listInWords(value, language) || text('history.nothing');
    if (typeof value === 'boolean') return text(value ? 'record.yes' : 'record.no');
    const id = idIn(reservationTexts, `${field}.${String(value)}`); // such as `source.website`
    if (id) return text(id);
    return changeRequestInWords(value, language) ?? asItIs(value, field) ?? text('history.nothing');
  };
}

function asItIs(value: unknown, field: string): string | null {
  if (typeof value === 'number') return field === 'expectedMinute' ? timeOfMinute(value) : String(value);
  return typeof value === 'string' ? value : null;
}

const listInWords = (values: readonly unknown[], language: Language): string =>
  offersInWords(values, language) ?? values.join(' + ');
