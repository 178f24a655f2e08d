import Select from 'antd/es/select';
import { Field } from './field';
import { type ReserveText, useReserveText } from './texts';
import { type TimeSlot, timeSlots } from './time-slots';
import type { ReserveTableForm } from './use-reserve-table-form';

/** The evening's times as a list, for those who prefer one to the chips. */
export function TimeSelect({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { values, availability, change } = form;
  const slots = timeSlots(values.date, availability);
  return (
    <Field form={form} field="time" label={text('reserve.time')}>
      {(control) => (
        <Select
          {...control}
          status={form.faults.time && 'error'}
          value={values.time}
          placeholder={text('reserve.time.choose')}
          options={slots.map((slot) => optionOf(slot, text))}
          notFoundContent={text('reserve.availability.chooseDay')}
          onChange={(time) => change({ time })}
          listHeight={320}
          popupMatchSelectWidth={false}
          placement="bottomRight"
        />
      )}
    </Field>
  );
}

function optionOf({ time, state }: TimeSlot, text: ReserveText) {
  const label = state === 'taken' ? text('reserve.time.takenOption', { time }) : time;
  return { value: time, label, disabled: state !== 'free' };
}
