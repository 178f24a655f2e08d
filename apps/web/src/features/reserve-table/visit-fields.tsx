import { durationsThatFit, minuteOfTime, reservationLimits } from '@strapec/domain';
import { DateField } from './date-field';
import styles from './fields.module.css';
import { type Choice, SelectField } from './select-field';
import { useReserveText } from './texts';
import { type TimeSlot, timeSlots } from './time-slots';
import type { ReserveTableForm } from './use-reserve-table-form';

/** When, how many, how long. */
export function VisitFields({ form }: { form: ReserveTableForm }) {
  return (
    <>
      <DateField form={form} />
      <div className={styles.visit}>
        <PartySizeSelect form={form} />
        <DurationSelect form={form} />
        <TimeSelect form={form} />
      </div>
    </>
  );
}

function PartySizeSelect({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { partySize: chosen } = form.values;
  // The chosen size stays in the list where another day offers fewer.
  const sizes = Array.from({ length: Math.max(form.rules.largestPartyOnline, chosen) }, (_, index) => index + 1);
  return (
    <SelectField
      form={form}
      field="partySize"
      label={text('reserve.partySize')}
      value={chosen}
      choices={sizes.map((count) => ({
        value: count,
        label: text('reserve.partySize.option', { count }),
      }))}
      onChoose={(partySize) => form.change({ partySize: Number(partySize) })}
    />
  );
}

function DurationSelect({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  return (
    <SelectField
      form={form}
      field="duration"
      label={text('reserve.duration')}
      value={form.values.duration}
      choices={durationsFor(form).map((count) => ({
        value: count,
        label: text('reserve.duration.option', { count }),
      }))}
      onChoose={(duration) => form.change({ duration: Number(duration) })}
    />
  );
}

/** The evening's times as a list, for those who prefer one to the chips. */
function TimeSelect({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { values, day, availability } = form;
  const choiceOf = ({ time, state }: TimeSlot): Choice => ({
    value: time,
    label: state === 'taken' ? text('reserve.time.takenOption', { time }) : time,
    isOff: state !== 'free',
  });
  return (
    <SelectField
      form={form}
      field="time"
      label={text('reserve.time')}
      value={values.time}
      placeholder={text('reserve.time.choose')}
      choices={timeSlots(day, availability).map(choiceOf)}
      onChoose={(time) => form.change({ time })}
    />
  );
}

/** All durations until a time is chosen; then those that end by closing (spec §5), and the one that is chosen. */
function durationsFor({ day, values: { time, duration } }: ReserveTableForm): readonly number[] {
  if (!day || !time) return reservationLimits.durations;
  const fitting = durationsThatFit(minuteOfTime(time), day);
  return reservationLimits.durations.filter((hours) => fitting.includes(hours) || hours === duration);
}
