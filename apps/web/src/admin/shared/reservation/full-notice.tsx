import type { TableHolderDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../time/date-words';
import styles from './full-notice.module.css';
import type { InsteadOffered, OtherStart } from './instead';
import { useReservationText } from './texts';
import { useTimeWords } from './use-time-words';

interface FullNoticeProps {
  offered: InsteadOffered;
  onPick: (start: OtherStart) => void;
  /** Where tables can be chosen by hand. */
  onByHand?: (freeTables: readonly string[]) => void;
}

/** No table at that time: what there is instead, one touch away. It stays until something is done about it. */
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
      title={holders ? who(holders) : word(hasTimes ? 'full' : 'full.none')}
      description={
        (hasTimes || isByHand) && (
          <span className={styles.choices}>
            {alternatives && <Times {...alternatives} onPick={onPick} />}
            {isByHand && <Button onClick={() => onByHand(freeTables)}>{word('full.byHand')}</Button>}
          </span>
        )
      }
    />
  );
}

/** Who is at the table: sitting, or expected there. */
export function useHoldersInWords(): (holders: readonly TableHolderDto[]) => string {
  const word = useReservationText();
  const timeInWords = useTimeWords();
  return (holders) => {
    const parties = holders.map(({ firstName, lastName, time, status }) =>
      word('occupied.party', {
        name: `${firstName} ${lastName}`.trim(),
        time: timeInWords(time),
        status: word(`status.${status}`),
      }),
    );
    return word(parties.length > 0 ? 'occupied' : 'occupied.event', { parties: parties.join(', ') });
  };
}

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
