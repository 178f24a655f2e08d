import { isTimeOfDay } from '@strapec/domain';
import Form, { type Rule } from 'antd/es/form';
import Input from 'antd/es/input';
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
          normalize={withZero}
        >
          <Input inputMode="numeric" autoComplete="off" maxLength={5} />
        </Form.Item>
      ))}
    </div>
  );
}

/** `9:30` and `18.30` are times too; what is being typed is left alone until it is one. */
export const withZero = (typed: string): string => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(typed) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : typed;
};

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
