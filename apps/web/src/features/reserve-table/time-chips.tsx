import { Field } from './field';
import { useReserveText } from './texts';
import styles from './time-chips.module.css';
import { type TimeSlot, timeSlots } from './time-slots';
import type { ReserveTableForm } from './use-reserve-table-form';

/** The whole evening at a glance: one chip for each time, arrow keys go from free one to free one. */
export function TimeChips({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { values, availability, change } = form;
  const slots = timeSlots({ ...form, duration: values.duration });
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
              onChoose={() => change({ time: slot.time, ...(slot.hours && { duration: slot.hours }) })}
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
      <span className={styles.time}>{time}</span>
      <Remark slot={slot} />
    </label>
  );
}

function Remark({ slot: { state, hours } }: { slot: TimeSlot }) {
  const text = useReserveText();
  if (state === 'taken') return <span className={styles.remark}>{text('reserve.time.taken')}</span>;
  if (state === 'shorter')
    return <span className={styles.remark}>{text('reserve.time.shorter', { count: hours ?? 1 })}</span>;
  return null;
}
