import { isTimeOfDay } from '@strapec/domain';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Segmented, { type SegmentedProps } from 'antd/es/segmented';
import { DateField } from '../ui/date-field';
import { TimeField } from '../ui/time/time-field';
import { toFieldRule } from '../ui/field-rule';
import styles from './venue.module.css';
import { useSettingsText } from './texts';

export function HoursFields({ path = [] }: { path?: readonly string[] }) {
  const text = useSettingsText();
  const hasBreak = Form.useWatch([...path, 'hasBreak'], Form.useFormInstance()) as boolean | undefined;
  return (
    <>
      <TimeFields path={path} timeNames={['opens', 'closes', 'lastStart']} />
      <Form.Item name={[...path, 'hasBreak']} valuePropName="checked" noStyle>
        <Checkbox>{text('settings.form.hasBreak')}</Checkbox>
      </Form.Item>
      {hasBreak && <TimeFields path={path} timeNames={['breakFrom', 'breakUntil']} />}
    </>
  );
}

interface TimeFieldsProps {
  path: readonly string[];
  timeNames: readonly ('opens' | 'closes' | 'lastStart' | 'breakFrom' | 'breakUntil')[];
}

function TimeFields({ path, timeNames }: TimeFieldsProps) {
  const text = useSettingsText();
  return (
    <div className={styles.times}>
      {timeNames.map((name) => (
        <TimeFormItem key={name} name={[...path, name]} label={text(`settings.form.${name}`)} />
      ))}
    </div>
  );
}

export function TimeFormItem(itemProps: { name: string | string[]; label: string; extra?: string }) {
  const text = useSettingsText();
  const rule = toFieldRule((input) => !isTimeOfDay(input) && text('settings.error.time'));
  return (
    <Form.Item {...itemProps} rules={[rule]} validateTrigger="onBlur">
      <TimeField hourMode="clock" />
    </Form.Item>
  );
}

/** Open or closed. */
export function OpenClosedField(field: Omit<SegmentedProps<boolean>, 'options' | 'ref'>) {
  const text = useSettingsText();
  const options = [
    { value: false, label: text('settings.closed') },
    { value: true, label: text('venue.open') },
  ];
  return <Segmented {...field} options={options} />;
}

export function DateFormItem(itemProps: { name: string; label: string; className?: string | undefined }) {
  const text = useSettingsText();
  return (
    <Form.Item {...itemProps} rules={[{ required: true, message: text('settings.error.missing') }]}>
      <DateField />
    </Form.Item>
  );
}
