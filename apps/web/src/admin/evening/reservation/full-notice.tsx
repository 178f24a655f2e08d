import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import type { InsteadOffered, OtherStart } from './instead';
import styles from './reservation.module.css';
import { useReservationText } from './texts';
import { useHoldersInWords } from './use-refusal-words';
import { useTimeWords } from '../../ui/time/use-time-words';

interface FullNoticeProps {
  offered: InsteadOffered;
  onPick: (start: OtherStart) => void;
  /** Given where staff can choose tables by hand. */
  onByHand?: (freeTables: readonly string[]) => void;
}

/** It stays until an alternative is chosen or the party changes. */
export function FullNotice({ offered, onPick, onByHand }: FullNoticeProps) {
  const word = useReservationText();
  const who = useHoldersInWords();
  const { alternatives, freeTables, holders } = offered;
  const isByHand = onByHand !== undefined && freeTables.length > 0;
  const hasTimes = hasStarts(alternatives);
  return (
    <Alert
      type="error"
      showIcon
      className={styles.notice}
      title={holders ? word('occupied', { parties: capitalised(who(holders)) }) : word(hasTimes ? 'full' : 'full.none')}
      description={
        (hasTimes || isByHand) && (
          <span className={parts.row}>
            {alternatives && <Times {...alternatives} onPick={onPick} />}
            {isByHand && <Button onClick={() => onByHand(freeTables)}>{word('full.byHand')}</Button>}
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
  const word = useReservationText();
  const { language } = useLanguage();
  const timeInWords = useTimeWords();
  return (
    <>
      {sameEvening.map((time) => (
        <Button key={time} onClick={() => onPick({ time })}>
          {timeInWords(time)}
        </Button>
      ))}
      {nextEvening && (
        <Button onClick={() => onPick(nextEvening)}>
          {word('full.next', { date: dayInWords(nextEvening.date, language), time: timeInWords(nextEvening.time) })}
        </Button>
      )}
    </>
  );
}
