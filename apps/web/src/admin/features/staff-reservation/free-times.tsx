import { useTimeWords } from '../../shared/reservation/use-time-words';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { typedTime } from './typed-time';

interface FreeTimesProps {
  /** The time that is typed. */
  typed: string;
  /** `null` while they are not known. */
  free: readonly string[] | null;
  onPick: (time: string) => void;
}

/** The times at which there is room. They are for the finger: the keyboard types the time and passes them by. */
export function FreeTimes({ typed, free, onPick }: FreeTimesProps) {
  const text = useEntryText();
  const timeInWords = useTimeWords();
  if (!free) return null;
  if (free.length === 0) return <p className={styles.free}>{text('entry.free.none')}</p>;
  const chosen = typedTime(typed);
  return (
    <div className={styles.free}>
      <p id="entry-free">{text('entry.free')}</p>
      <div className={styles.chips} role="group" aria-labelledby="entry-free">
        {free.map((slot) => (
          <button key={slot} type="button" tabIndex={-1} aria-pressed={slot === chosen} onClick={() => onPick(slot)}>
            {timeInWords(slot)}
          </button>
        ))}
      </div>
    </div>
  );
}
