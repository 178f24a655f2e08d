import { reservationLimits } from '@strapec/domain';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useReservationText } from '../../shared/reservation/texts';
import { DateField } from '../../shared/ui/date-field';
import { FullNotice } from './full-notice';
import { FreeTimes } from './free-times';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { useEntryText } from './texts';
import { typedTime } from './typed-time';
import { useEntryRules } from './use-entry-rules';
import type { EntryRefusal } from './use-save-entry';

interface VisitFieldsProps {
  form: FormInstance<EntryValues>;
  values: Partial<EntryValues>;
  refusal: EntryRefusal;
}

/** When, how many, how long; and when there is room. */
export function VisitFields({ form, values, refusal }: VisitFieldsProps) {
  const text = useEntryText();
  const word = useReservationText();
  const rules = useEntryRules();
  const pickTime = (time: string, date?: string) => {
    form.setFieldsValue({ time, ...(date && { date }) });
    void form.validateFields(['time']);
  };
  return (
    <>
      <div className={styles.pair}>
        <Form.Item
          name="date"
          label={text('entry.date')}
          rules={[{ required: true, message: text('entry.fault.required') }]}
        >
          <DateField />
        </Form.Item>
        <Form.Item name="time" label={text('entry.time')} rules={rules.time}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder={text('entry.time.hint')}
            onBlur={({ target }) => form.setFieldValue('time', typedTime(target.value))}
          />
        </Form.Item>
      </div>
      <div className={styles.pair}>
        <Form.Item name="partySize" label={text('entry.partySize')} rules={rules.partySize}>
          <Input inputMode="numeric" autoComplete="off" onFocus={({ target }) => target.select()} />
        </Form.Item>
        <Form.Item name="duration" label={text('entry.duration')}>
          <Select
            options={reservationLimits.durations.map((hours) => ({
              value: hours,
              label: word('party.hours', { count: hours }),
            }))}
          />
        </Form.Item>
      </div>
      {refusal.isFull && <FullNotice alternatives={refusal.alternatives} onPick={pickTime} />}
      <FreeTimes values={values} onPick={pickTime} />
    </>
  );
}
