import { type SpecialDay, venueLimits, specialDayErrors } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import { DateField } from '../../shared/ui/date-field';
import parts from '../../shared/ui/parts.module.css';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { type SpecialDayValues, specialDayOf, specialDayValues } from './form-values';
import { HoursFields } from './hours-fields';
import { useVenueText } from './texts';

export interface SpecialDayTask {
  day: SpecialDay;
  replaces: SpecialDay | null;
  /** True when the change needs no form: it goes to the preview directly. */
  isKnown?: boolean;
}

interface SpecialDayDrawerProps extends DrawerProps {
  task: SpecialDayTask;
  title: string;
  today: string;
}

export function SpecialDayDrawer({ task, title, today, ...drawer }: SpecialDayDrawerProps) {
  const replaces = task.replaces && { from: task.replaces.from, to: task.replaces.to };
  const putOf = (day: SpecialDay) => ({ putSpecialDay: { day, replaces } });
  const form = {
    initial: specialDayValues(task.day),
    fields: <SpecialDayFields />,
    errors: (values: SpecialDayValues) => specialDayErrors(specialDayOf(values), today),
  };
  return (
    <ChangeDrawer<SpecialDayValues>
      title={title}
      {...(task.isKnown ? {} : { form })}
      changeOf={(values) => putOf(task.isKnown ? task.day : specialDayOf(values))}
      {...drawer}
    />
  );
}

function SpecialDayFields() {
  const text = useVenueText();
  const form = Form.useFormInstance<SpecialDayValues>();
  const doors = Form.useWatch('doors', form);
  const isNeeded = [{ required: true, message: text('settings.error.missing') }];
  return (
    <>
      <div className={parts.pair}>
        <Form.Item name="from" label={text('settings.form.from')} rules={isNeeded}>
          <DateField />
        </Form.Item>
        <Form.Item name="to" label={text('settings.form.to')} rules={isNeeded}>
          <DateField />
        </Form.Item>
      </div>
      <Form.Item name="doors" label={text('settings.form.doors')}>
        <Segmented
          block
          options={[
            { value: 'closed', label: text('settings.closed') },
            { value: 'open', label: text('venue.open') },
          ]}
        />
      </Form.Item>
      {doors === 'open' && (
        <>
          <HoursFields />
          <p className={parts.muted}>{text('settings.form.afterMidnight')}</p>
        </>
      )}
      <Form.Item name="labelSk" label={text('settings.form.labelSk')}>
        <Input autoComplete="off" lang="sk" maxLength={venueLimits.labelLength} />
      </Form.Item>
      <Form.Item name="labelEn" label={text('settings.form.labelEn')} extra={text('settings.form.label.hint')}>
        <Input autoComplete="off" lang="en" maxLength={venueLimits.labelLength} />
      </Form.Item>
    </>
  );
}
