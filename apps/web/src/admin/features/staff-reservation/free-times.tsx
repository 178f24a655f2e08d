import { useGetAvailability } from '@strapec/contracts';
import { reservationLimits } from '@strapec/domain';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { typedTime } from './typed-time';

interface FreeTimesProps {
  values: Partial<EntryValues>;
  onPick: (time: string) => void;
}

/** The times that guests are offered now. They are for the finger: the keyboard types the time and passes them by. */
export function FreeTimes({ values: { date = '', time = '', partySize = '', duration = 2 }, onPick }: FreeTimesProps) {
  const text = useEntryText();
  const guests = Number(partySize);
  const isKnown = date !== '' && guests >= 1 && guests <= reservationLimits.maxPartySize;
  const { data } = useGetAvailability(date, guests, duration, {
    query: { enabled: isKnown, staleTime: 10_000, retry: false },
  });
  if (!isKnown || !data) return null;
  const free = data.availableSlots;
  if (free.length === 0) return <p className={styles.free}>{text('entry.free.none')}</p>;
  return (
    <div className={styles.free}>
      <p id="entry-free">{text('entry.free')}</p>
      <div className={styles.chips} role="group" aria-labelledby="entry-free">
        {free.map((slot) => (
          <button
            key={slot}
            type="button"
            tabIndex={-1}
            aria-pressed={slot === typedTime(time)}
            onClick={() => onPick(slot)}
          >
            {slot}
          </button>
        ))}
      </div>
    </div>
  );
}
