import { useGetAvailability } from '@strapec/contracts';
import { isServiceDate, reservationLimits } from '@strapec/domain';
import { useTimeWords } from '../../shared/reservation/use-time-words';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { typedTime } from './typed-time';
import { isPartySize } from './use-entry-rules';

interface FreeTimesProps {
  values: Partial<EntryValues>;
  onPick: (time: string) => void;
}

/**
 * The times that guests are offered now. They are for the finger: the keyboard types the time and passes them by. None for
 * a stay that is longer than any of theirs; for a stay of half hours those of the next longer one, which it fits into.
 */
export function FreeTimes({ values, onPick }: FreeTimesProps) {
  const text = useEntryText();
  const timeInWords = useTimeWords();
  const free = useFreeTimes(values);
  if (!free) return null;
  if (free.length === 0) return <p className={styles.free}>{text('entry.free.none')}</p>;
  const chosen = typedTime(values.time ?? '');
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

function useFreeTimes({ date = '', partySize = '', duration = 2 }: Partial<EntryValues>): readonly string[] | null {
  const offered = reservationLimits.durations.find((hours) => hours >= duration);
  const isKnown = isServiceDate(date) && isPartySize(partySize.trim()) && offered !== undefined;
  const { data } = useGetAvailability(date, Number(partySize), offered ?? duration, {
    query: { enabled: isKnown, staleTime: 10_000, retry: false },
  });
  return data ? data.availableSlots : null;
}
