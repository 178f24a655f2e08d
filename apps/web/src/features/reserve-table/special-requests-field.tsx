import { reservationLimits } from '@strapec/domain';
import TextArea from 'antd/es/input/TextArea';
import { Field } from './field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

/** What else the house should know, and how much room is left for it. */
export function SpecialRequestsField({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { specialRequests } = form.values;
  const count = reservationLimits.specialRequestsLength - specialRequests.length;
  const hint = text(specialRequests === '' ? 'reserve.specialRequests.hint' : 'reserve.specialRequests.left', {
    count,
  });
  return (
    <Field form={form} field="specialRequests" label={text('reserve.specialRequests')} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          name="specialRequests"
          className={styles.requests}
          rows={2}
          maxLength={reservationLimits.specialRequestsLength}
          value={specialRequests}
          onChange={(event) => form.change({ specialRequests: event.target.value })}
        />
      )}
    </Field>
  );
}
