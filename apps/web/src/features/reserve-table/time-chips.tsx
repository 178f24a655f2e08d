import { useReserveText } from './texts';
import styles from './time-chips.module.css';
import { type TimeSlot, timeSlots } from './time-slots';
import type { ReserveTableForm } from './use-reserve-table-form';

/** The whole evening at a glance: one chip for each time, arrow keys go from free one to free one. */
export function TimeChips({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { values, day, availability, change } = form;
  const slots = timeSlots(day, availability);
  if (slots.length === 0) return null;
  return (
    <div
      role="radiogroup"
      className={styles.chips}
      aria-label={text('reserve.time.chips')}
      aria-busy={availability.state === 'checking'}
    >
      {slots.map((slot) => (
        <TimeChip
          key={slot.time}
          slot={slot}
          isChosen={slot.time === values.time}
          onChoose={() => change({ time: slot.time })}
        />
      ))}
    </div>
  );
}

function TimeChip({ slot, isChosen, onChoose }: { slot: TimeSlot; isChosen: boolean; onChoose: () => void }) {
  const text = useReserveText();
  const { time, state } = slot;
  return (
    <label className={styles.chip} data-state={state}>
      <input
        type="radio"
        name="reserve-time-chip"
        value={time}
        className={styles.radio}
        checked={isChosen}
        disabled={state !== 'free'}
        onChange={onChoose}
      />
      <span className={styles.time}>{time}</span>
      {state === 'taken' && <span className={styles.taken}>{text('reserve.time.taken')}</span>}
    </label>
  );
}
