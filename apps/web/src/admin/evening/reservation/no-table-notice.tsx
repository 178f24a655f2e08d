import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import parts from '../../ui/parts.module.css';
import type { NoTableRefusal, AlternativeStart } from './no-table-refusal';
import styles from './reservation.module.css';
import { useReservationFormat } from './use-reservation-format';
import { useSummarizeHolders } from './use-action-banner';

interface NoTableNoticeProps {
  refusal: NoTableRefusal;
  onSelectStart: (start: AlternativeStart) => void;
  /** Given where staff can choose tables by hand. */
  onSelectTables?: (freeTables: readonly string[]) => void;
}

export function NoTableNotice({ refusal, onSelectStart, onSelectTables }: NoTableNoticeProps) {
  const { text, timeText, startText } = useReservationFormat();
  const summarizeHolders = useSummarizeHolders();
  const { sameEvening, nextEvening, freeTables, holders } = refusal;
  const canSelectTables = onSelectTables !== undefined && freeTables.length > 0;
  const hasStarts = sameEvening.length > 0 || nextEvening !== null;
  const titleText = (): string => {
    if (holders) return text('occupied', { parties: capitalize(summarizeHolders(holders)) });
    return text(hasStarts ? 'full' : 'full.none');
  };
  return (
    <Alert
      type="error"
      showIcon
      className={styles.notice}
      title={titleText()}
      description={
        (hasStarts || canSelectTables) && (
          <span className={parts.row}>
            {sameEvening.map((time) => (
              <Button key={time} onClick={() => onSelectStart({ time })}>
                {timeText(time)}
              </Button>
            ))}
            {nextEvening && <Button onClick={() => onSelectStart(nextEvening)}>{startText(nextEvening)}</Button>}
            {canSelectTables && <Button onClick={() => onSelectTables(freeTables)}>{text('full.byHand')}</Button>}
          </span>
        )
      }
    />
  );
}

const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
