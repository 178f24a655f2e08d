import { useGetAvailability } from '@strapec/contracts';
import { isServiceDate, reservationLimits } from '@strapec/domain';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { typedTime } from './typed-time';

interface FreeTimesProps {
  values: Partial<EntryValues>;
  onPick: (time: string) => void;
}

/** The times that guests are offered now. They are for the finger: the keyboard types the time and passes them by. */
export function FreeTimes({ values, onPick }: FreeTimesProps) {
  const text = useEntryText();
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
            {slot}
          </button>
        ))}
      </div>
    </div>
  );
}

function useFreeTimes({ date = '', partySize = '', duration = 2 }: Partial<EntryValues>): readonly string[] | null {
  const guests = Number(partySize);
  const isKnown = isServiceDate(date) && guests >= 1 && guests <= reservationLimits.maxPartySize;
  const { data } = useGetAvailability(date, guests, duration, {
    query: { enabled: isKnown, staleTime: 10_000, retry: false },
  });
  return isKnown && data ? data.availableSlots : null;
}
