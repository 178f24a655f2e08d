import { type ReservationField, listStayHoursUntilClosing, toServiceMinute, listStayHours } from '@strapec/domain';
import { useState } from 'react';
import { VisitDateField } from './visit-date-field';
import { Field } from './field';
import styles from './fields.module.css';
import { focusField } from './dialog-focus';
import { useReserveText } from './texts';
import type { ReservationFormState } from './use-reservation-form';

export function VisitFields({ form }: { form: ReservationFormState }) {
  return (
    <>
      <PartySizeSelect form={form} />
      <VisitDateField form={form} />
      {!form.values.isLargerParty && <DurationField form={form} />}
    </>
  );
}

function PartySizeSelect({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { largestPartyOnline } = form.rules;
  const { partySize: chosenSize, isLargerParty } = form.values;
  // The chosen size stays in the list on a day that offers fewer sizes.
  const sizes = Array.from({ length: Math.max(largestPartyOnline, chosenSize) }, (_, index) => index + 1);
  const choices = sizes.map((count) => ({ value: count, label: text('reserve.partySize.option', { count }) }));
  const choosePartySize = (value: string) =>
    form.changeValues(
      value === largerPartyValue ? { isLargerParty: true } : { isLargerParty: false, partySize: Number(value) },
    );
  return (
    <SelectField
      form={form}
      field="partySize"
      label={text('reserve.partySize')}
      value={isLargerParty ? largerPartyValue : chosenSize}
      choices={[
        ...choices,
        { value: largerPartyValue, label: text('reserve.partySize.larger', { count: sizes.length + 1 }) },
      ]}
      onChoose={choosePartySize}
    />
  );
}

const largerPartyValue = 'larger';

function DurationField({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const [isOpen, setOpen] = useState(false);
  const { duration } = form.values;
  if (isOpen || form.errors.duration) return <DurationSelect form={form} />;
  const openSelect = () => {
    setOpen(true);
    requestAnimationFrame(() => focusField('duration'));
  };
  return (
    <p className={styles.stay}>
      {text('reserve.duration.sentence', { count: duration })}{' '}
      <button
        type="button"
        className={styles.change}
        onClick={openSelect}
        aria-label={text('reserve.duration.changeLabel')}
      >
        {text('reserve.duration.change')}
      </button>
    </p>
  );
}

function DurationSelect({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  return (
    <SelectField
      form={form}
      field="duration"
      label={text('reserve.duration')}
      value={form.values.duration}
      choices={offeredDurations(form).map((count) => ({
        value: count,
        label: text('reserve.duration.option', { count }),
      }))}
      onChoose={(duration) => form.changeValues({ duration: Number(duration) })}
    />
  );
}

/** Those that end by closing (spec §5), and the chosen one. */
function offeredDurations({ day, rules, values: { time, duration } }: ReservationFormState): readonly number[] {
  const allDurations = listStayHours(rules);
  if (!day || !time) return allDurations;
  const fittingDurations = listStayHoursUntilClosing(toServiceMinute(time), day);
  return allDurations.filter((hours) => fittingDurations.includes(hours) || hours === duration);
}

interface SelectFieldProps {
  form: ReservationFormState;
  field: ReservationField;
  label: string;
  value: string | number;
  choices: readonly { value: string | number; label: string }[];
  onChoose: (value: string) => void;
}

/** Best for screen readers and phones. */
function SelectField({ value, choices, onChoose, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} required onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
