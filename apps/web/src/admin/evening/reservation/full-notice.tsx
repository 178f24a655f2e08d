import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import parts from '../../ui/parts.module.css';
import type { NoTableRefusal, AlternativeStart } from './no-table-refusal';
import styles from './reservation.module.css';
import { useReservationFormat } from './use-reservation-format';
import { useReservationText } from './texts';
import { useHoldersSummary } from './use-toasts';

interface FullNoticeProps {
  refusal: NoTableRefusal;
  onPick: (start: AlternativeStart) => void;
  /** Given where staff can choose tables by hand. */
  onSelectTables?: (freeTables: readonly string[]) => void;
}

export function FullNotice({ refusal, onPick, onSelectTables }: FullNoticeProps) {
  const text = useReservationText();
  const summarizeHolders = useHoldersSummary();
  const { alternatives, freeTables, holders } = refusal;
  const canSelectTables = onSelectTables !== undefined && freeTables.length > 0;
  const hasAlternatives = hasAlternativeStarts(alternatives);
  return (
    <Alert
      type="error"
      showIcon
      className={styles.notice}
      title={
        holders
          ? text('occupied', { parties: capitalize(summarizeHolders(holders)) })
          : text(hasAlternatives ? 'full' : 'full.none')
      }
      description={
        (hasAlternatives || canSelectTables) && (
          <span className={parts.row}>
            {alternatives && <AlternativeTimes {...alternatives} onPick={onPick} />}
            {canSelectTables && <Button onClick={() => onSelectTables(freeTables)}>{text('full.byHand')}</Button>}
          </span>
        )
      }
    />
  );
}

const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const hasAlternativeStarts = (alternatives: NoTableRefusal['alternatives']): boolean =>
  alternatives !== null && (alternatives.sameEvening.length > 0 || alternatives.nextEvening !== null);

function AlternativeTimes({
  sameEvening,
  nextEvening,
  onPick,
}: NonNullable<NoTableRefusal['alternatives']> & Pick<FullNoticeProps, 'onPick'>) {
  const { time: timeInWords, startText } = useReservationFormat();
  return (
    <>
      {sameEvening.map((time) => (
        <Button key={time} onClick={() => onPick({ time })}>
          {timeInWords(time)}
        </Button>
      ))}
      {nextEvening && <Button onClick={() => onPick(nextEvening)}>{startText(nextEvening)}</Button>}
    </>
  );
}
