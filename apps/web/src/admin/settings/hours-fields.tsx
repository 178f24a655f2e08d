import { isTimeOfDay } from '@strapec/domain';
import Checkbox from 'antd/es/checkbox';
import Form, { type Rule } from 'antd/es/form';
import { DateField } from '../ui/date-field';
import { TimeField } from '../ui/time/time-field';
import { fieldRule } from '../ui/field-rule';
import styles from './venue.module.css';
import { useVenueText } from './texts';

export function HoursFields({ path = [] }: { path?: readonly string[] }) {
  const text = useVenueText();
  const hasBreak = Form.useWatch([...path, 'hasBreak'], Form.useFormInstance()) as boolean | undefined;
  return (
    <>
      <TimeFields path={path} names={['opens', 'closes', 'lastStart']} />
      <Form.Item name={[...path, 'hasBreak']} valuePropName="checked" noStyle>
        <Checkbox>{text('settings.form.hasBreak')}</Checkbox>
      </Form.Item>
      {hasBreak && <TimeFields path={path} names={['breakFrom', 'breakUntil']} />}
    </>
  );
}

interface TimeFieldsProps {
  path: readonly string[];
  names: readonly ('opens' | 'closes' | 'lastStart' | 'breakFrom' | 'breakUntil')[];
}

function TimeFields({ path, names }: TimeFieldsProps) {
  const text = useVenueText();
  const rule = useTimeRule();
  return (
    <div className={styles.times}>
      {names.map((name) => (
        <Form.Item
          key={name}
          name={[...path, name]}
          label={text(`settings.form.${name}`)}
          rules={[rule]}
          validateTrigger="onBlur"
        >
          <TimeField reading="clock" />
        </Form.Item>
      ))}
    </div>
  );
}

export function useTimeRule(): Rule {
  const text = useVenueText();
  return fieldRule((typed) => !isTimeOfDay(typed) && text('settings.error.time'));
}

export function DateFormItem({
  name,
  label,
  className,
}: {
  name: string;
  label: string;
  className?: string | undefined;
}) {
  const text = useVenueText();
  const rules = [{ required: true, message: text('settings.error.missing') }];
  return (
    <Form.Item name={name} label={label} className={className} rules={rules}>
      <DateField />
    </Form.Item>
  );
}
