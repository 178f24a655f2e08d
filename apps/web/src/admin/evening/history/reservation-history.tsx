import { type AuditEntryDto, type ReservationDto, useListChanges } from '@strapec/contracts';
import { type Language, isGuestAuditAction, isUndoableAction, minutesToUndo, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { minutesSince } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { offersText, changeRequestText } from '../reservation/recorded-value-texts';
import { reservationTexts } from '../reservation/texts';
import { findTextId } from '../../i18n/create-text-hook';
import { useUndo } from '../reservation/use-action-banner';
import { guestName } from '../reservation/use-reservation-format';
import { formatInstant } from '../../ui/time/date-words';
import { SideDrawer } from '../../ui/drawer/side-drawer';
import { QueryFallback } from '../../ui/load-failure';
import { texts, useHistoryText } from './texts';
import parts from '../../ui/parts.module.css';

interface ReservationHistoryProps {
  reservation: ReservationDto | null;
  onClose: () => void;
}

export function ReservationHistory({ reservation, onClose }: ReservationHistoryProps) {
  const text = useHistoryText();
  const name = reservation ? guestName(reservation) : '';
  return (
    <SideDrawer open={reservation !== null} onClose={onClose} title={text('history.title', { name })} size={480}>
      {reservation && <ChangeList subjectId={reservation.id} />}
    </SideDrawer>
  );
}

function ChangeList({ subjectId }: { subjectId: string }) {
  const text = useHistoryText();
  const { data, isError, refetch } = useListChanges({ subjectId }, { query: { staleTime: 1000 } });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  if (data.length === 0) return <p>{text('history.empty')}</p>;
  const latestEntry = data.find(({ action }) => action !== 'reservation.moved'); // a move is caused by another reservation
  return (
    <ol className={parts.stack16}>
      {data.map((entry) => (
        <ChangeItem key={entry.id} entry={entry} isLatest={entry === latestEntry} />
      ))}
    </ol>
  );
}

function ChangeItem({ entry, isLatest }: { entry: AuditEntryDto; isLatest: boolean }) {
  const text = useHistoryText();
  const { language } = useLanguage();
  const titleTextId = actionTextId(entry);
  return (
    <li className={`${parts.stack} ${parts.quote}`}>
      <p className={parts.muted}>
        <time dateTime={entry.at}>{formatInstant(entry.at, language)}</time> ·{' '}
        {entry.staff || text(authorTextId(entry))}
      </p>
      <strong>{titleTextId ? text(titleTextId) : entry.action}</strong>
      {entry.before && <Differences before={entry.before} after={entry.after ?? {}} />}
      {entry.reason && <p>{text('record.reason', { reason: entry.reason })}</p>}
      {isLatest && isUndoable(entry) && <UndoButton actionId={entry.id} />}
    </li>
  );
}

const actionTextId = ({ action, after }: AuditEntryDto): keyof typeof texts | undefined =>
  findTextId(texts, after?.['isBack'] ? `history.${action}-back` : `history.${action}`);

const authorTextId = ({ action }: AuditEntryDto) => (isGuestAuditAction(action) ? 'record.guest' : 'history.venue');

/** A first check only; the API decides. */
const isUndoable = ({ action, at }: AuditEntryDto): boolean =>
  isUndoableAction(action) && minutesSince(at) < minutesToUndo;

function UndoButton({ actionId }: { actionId: string }) {
  const text = useHistoryText();
  const undo = useUndo();
  return <Button onClick={() => undo(actionId)}>{text('history.undo')}</Button>;
}

type RecordedFields = Readonly<Record<string, unknown>>;

function Differences({ before, after }: { before: RecordedFields; after: RecordedFields }) {
  const text = useHistoryText();
  const formatValue = useFormatValue();
  const labelledFields = Object.keys(after).flatMap((field) => {
    const label = findTextId(reservationTexts, `field.${field}`) ?? findTextId(reservationTexts, `note.${field}`);
    return label ? [{ field, label: text(label) }] : [];
  });
  return (
    <ul className={parts.bullets}>
      {labelledFields.map(({ field, label }) => (
        <li key={field}>
          {label}: <s>{formatValue(before[field], field)}</s> → {formatValue(after[field], field)}
        </li>
      ))}
    </ul>
  );
}

function useFormatValue(): (value: unknown, field: string) => string {
  const text = useHistoryText();
  const { language } = useLanguage();
  return (value, field) => {
    if (Array.isArray(value)) return arrayText(value, language) || text('history.nothing');
    if (typeof value === 'boolean') return text(value ? 'record.yes' : 'record.no');
    const textId = findTextId(reservationTexts, `${field}.${String(value)}`); // such as `source.website`
    if (textId) return text(textId);
    return changeRequestText(value, language) ?? plainValueText(value, field) ?? text('history.nothing');
  };
}

function plainValueText(value: unknown, field: string): string | null {
  if (typeof value === 'number') return field === 'expectedMinute' ? timeOfMinute(value) : String(value);
  return typeof value === 'string' ? value : null;
}

const arrayText = (values: readonly unknown[], language: Language): string =>
  offersText(values, language) ?? values.join(' + ');
