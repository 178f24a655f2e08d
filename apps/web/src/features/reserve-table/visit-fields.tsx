import { durationsThatFit, houseSchedule, minuteOfTime, reservationLimits } from '@strapec/domain';
import Select from 'antd/es/select';
import { DateField } from './date-field';
import { Field } from './field';
import styles from './fields.module.css';
import type { ReservationValues } from './reservation-values';
import { type ReserveText, useReserveText } from './texts';
import { TimeSelect } from './time-select';
import type { ReserveTableForm } from './use-reserve-table-form';

/** When, how many, how long. */
export function VisitFields({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  return (
    <>
      <DateField form={form} />
      <div className={styles.visit}>
        <Field form={form} field="partySize" label={text('reserve.partySize')}>
          {(control) => (
            <Select
              {...control}
              value={form.values.partySize}
              options={partySizeOptions(text)}
              onChange={(partySize) => form.change({ partySize })}
              listHeight={400}
            />
          )}
        </Field>
        <Field form={form} field="duration" label={text('reserve.duration')}>
          {(control) => (
            <Select
              {...control}
              status={form.faults.duration && 'error'}
              value={form.values.duration}
              options={durationOptions(form.values, text)}
              onChange={(duration) => form.change({ duration })}
            />
          )}
        </Field>
        <TimeSelect form={form} />
      </div>
    </>
  );
}

const partySizeOptions = (text: ReserveText) =>
  reservationLimits.dialogPartySizes.map((count) => ({
    value: count,
    label: text('reserve.partySize.option', { count }),
  }));

/** All durations until a time is chosen; then those that end by closing (spec §5). */
function durationOptions({ date, time }: ReservationValues, text: ReserveText) {
  const durations =
    date && time ? durationsThatFit(date, minuteOfTime(time), houseSchedule) : reservationLimits.durations;
  return durations.map((count) => ({ value: count, label: text('reserve.duration.option', { count }) }));
}
