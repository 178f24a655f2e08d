import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import parts from '../../ui/parts.module.css';
import type { InsteadOffered, OtherStart } from './instead';
import styles from './reservation.module.css';
import { useReservationWords } from './reservation-words';
import { useReservationText } from './texts';
import { useHoldersInWords } from './use-toasts';

interface FullNoticeProps {
  offered: InsteadOffered;
  onPick: (start: OtherStart) => void;
  /** Given where staff can choose tables by hand. */
  onByHand?: (freeTables: readonly string[]) => void;
}

export function FullNotice({ offered, onPick, onByHand }: FullNoticeProps) {
  const text = useReservationText();
  const holdersInWords = useHoldersInWords();
  const { alternatives, freeTables, holders } = offered;
  const isByHand = onByHand !== undefined && freeTables.length > 0;
  const hasTimes = hasStarts(alternatives);
  return (
    <Alert
      type="error"
      showIcon
      className={styles.notice}
      title={
        holders
          ? text('occupied', { parties: capitalised(holdersInWords(holders)) })
          : text(hasTimes ? 'full' : 'full.none')
      }
      description={
        (hasTimes || isByHand) && (
          <span className={parts.row}>
            {alternatives && <Times {...alternatives} onPick={onPick} />}
            {isByHand && <Button onClick={() => onByHand(freeTables)}>{text('full.byHand')}</Button>}
          </span>
        )
      }
    />
  );
}

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const hasStarts = (alternatives: InsteadOffered['alternatives']): boolean =>
  alternatives !== null && (alternatives.sameEvening.length > 0 || alternatives.nextEvening !== null);

function Times({
  sameEvening,
  nextEvening,
  onPick,
}: NonNullable<InsteadOffered['alternatives']> & Pick<FullNoticeProps, 'onPick'>) {
  const { time: timeInWords, start } = useReservationWords();
  return (
    <>
      {sameEvening.map((time) => (
        <Button key={time} onClick={() => onPick({ time })}>
          {timeInWords(time)}
        </Button>
      ))}
      {nextEvening && <Button onClick={() => onPick(nextEvening)}>{start(nextEvening)}</Button>}
    </>
  );
}
