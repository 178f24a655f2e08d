import { Field } from '../field';
import { useReserveText } from '../texts';
import styles from './time-chips.module.css';
import type { ReservationFormState } from '../use-reservation-form';
import { startTimesOn, timeOfMinute } from '@strapec/domain';
import { type Availability, type ShorterStays, hoursUntilClosing } from './use-availability';

export function TimeChips({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { values, availability, changeValues } = form;
  const slots = listTimeSlots(form);
  if (slots.length === 0) return null;
  return (
    <Field form={form} field="time" label={text('reserve.time')} isGroup>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          tabIndex={-1}
          className={styles.chips}
          aria-label={text('reserve.time.chips')}
          aria-busy={availability.state === 'checking'}
        >
          {slots.map((slot) => (
            <TimeChip
              key={slot.time}
              slot={slot}
              isChosen={slot.time === values.time}
              onChoose={() => changeValues({ time: slot.time, ...(slot.hours && { duration: slot.hours }) })}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

function TimeChip({ slot, isChosen, onChoose }: { slot: TimeSlot; isChosen: boolean; onChoose: () => void }) {
  const { time, state } = slot;
  return (
    <label className={styles.chip} data-state={state}>
      <input
        type="radio"
        name="reserve-time-chip"
        value={time}
        className={styles.radio}
        checked={isChosen}
        disabled={state !== 'free' && state !== 'shorter'}
        onChange={onChoose}
      />
      <span className={styles.time}>{time}</span> <SlotNote slot={slot} />
    </label>
  );
}

function SlotNote({ slot: { state, hours } }: { slot: TimeSlot }) {
  const text = useReserveText();
  if (state !== 'taken' && state !== 'shorter') return null;
  return <span className={styles.remark}>{text(`reserve.time.${state}`, { count: hours ?? 1 })}</span>;
}

interface TimeSlot {
  time: string;
  /** `unknown`: pending or failed; `shorter`: free for `hours` only. */
  state: 'free' | 'taken' | 'shorter' | 'unknown';
  hours?: number;
}

/** None on a closed day (spec §4). */
function listTimeSlots({ day, values, availability, shorterStays }: ReservationFormState): TimeSlot[] {
  if (!day) return [];
  return startTimesOn(day).map((start) => {
    const time = timeOfMinute(start);
    const hours = hoursUntilClosing(start, day);
    return hours < values.duration
      ? toLateSlot(time, hours, shorterStays)
      : { time, state: slotState(time, availability) };
  });
}

/** Not taken: a shorter stay may be free. */
function toLateSlot(time: string, hours: number, shorterStays: ShorterStays): TimeSlot {
  const times = shorterStays.get(hours);
  if (!times) return { time, state: 'unknown' };
  return times.includes(time) ? { time, state: 'shorter', hours } : { time, state: 'taken' };
}

function slotState(time: string, availability: Availability): TimeSlot['state'] {
  if (availability.state === 'offered') return availability.times.includes(time) ? 'free' : 'taken';
  return availability.state === 'none' ? 'taken' : 'unknown';
}
