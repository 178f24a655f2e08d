import { isTimeOfDay } from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import { TimeField } from '../../shared/time/time-field';
import styles from './house.module.css';
import { useHouseText } from './texts';

/** The three times of an evening; `path` leads to them. */
export function HoursFields({ path = [] }: { path?: readonly string[] }) {
  const text = useHouseText();
  const rule = useTimeRule();
  return (
    <div className={styles.times}>
      {(['opens', 'closes', 'lastStart'] as const).map((name) => (
        <Form.Item
          key={name}
          name={[...path, name]}
          label={text(`house.form.${name}`)}
          rules={[rule]}
          validateTrigger="onBlur"
        >
          <TimeField reading="clock" />
        </Form.Item>
      ))}
    </div>
  );
}

/** That a time of day stands in a field. */
export function useTimeRule(): Rule {
  const text = useHouseText();
  return {
    validator: (_rule: unknown, typed: unknown) =>
      typeof typed === 'string' && isTimeOfDay(typed)
        ? Promise.resolve()
        : Promise.reject(new Error(text('house.fault.time'))),
  };
}
