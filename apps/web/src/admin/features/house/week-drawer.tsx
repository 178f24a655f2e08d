import { type Dated, type ServiceDate, type Week, type Weekday, weekFaults, weekdays } from '@strapec/domain';
import Form from 'antd/es/form';
import Segmented from 'antd/es/segmented';
import { DateField } from '../../shared/ui/date-field';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { type WeekValues, weekOf, weekValues } from './form-values';
import { HoursFields } from './hours-fields';
import styles from './house.module.css';
import { useHouseText } from './texts';

/** What a drawer about a week is for. */
export interface WeekTask {
  week: Dated<Week>;
  /** The date of the one that is edited. */
  replaces: ServiceDate | null;
}

interface WeekDrawerProps extends DrawerProps {
  task: WeekTask;
  weeks: readonly Dated<Week>[];
  today: ServiceDate;
}

/** The hours of each weekday from a date on. */
export function WeekDrawer({ task, weeks, today, ...drawer }: WeekDrawerProps) {
  const text = useHouseText();
  const others = weeks.filter(({ from }) => from !== task.replaces);
  return (
    <ChangeDrawer<WeekValues>
      title={text('house.form.week')}
      form={{
        initial: weekValues(task.week),
        fields: <WeekFields />,
        faults: (values) => weekFaults(weekOf(values), { others, today }),
      }}
      changeOf={(values) => ({ putWeek: { week: weekOf(values), replaces: task.replaces } })}
      {...drawer}
    />
  );
}

function WeekFields() {
  const text = useHouseText();
  return (
    <>
      <Form.Item
        name="from"
        label={text('house.form.begins')}
        rules={[{ required: true, message: text('house.fault.missing') }]}
      >
        <DateField />
      </Form.Item>
      <p className={styles.hint}>{text('house.form.afterMidnight')}</p>
      {weekdays.map((weekday) => (
        <DayFields key={weekday} weekday={weekday} />
      ))}
    </>
  );
}

function DayFields({ weekday }: { weekday: Weekday }) {
  const text = useHouseText();
  const form = Form.useFormInstance<WeekValues>();
  const isOpen = Form.useWatch(['days', weekday, 'isOpen'], form) as boolean | undefined;
  return (
    <div role="group" aria-labelledby={`day-${weekday}`} className={styles.day}>
      <div className={styles.bar}>
        <span id={`day-${weekday}`}>{text(`house.day.${weekday}`)}</span>
        <Form.Item name={['days', weekday, 'isOpen']} noStyle>
          <Segmented
            aria-labelledby={`day-${weekday}`}
            options={[
              { value: false, label: text('house.closed') },
              { value: true, label: text('house.open') },
            ]}
          />
        </Form.Item>
      </div>
      {isOpen && <HoursFields path={['days', weekday]} />}
    </div>
  );
}
