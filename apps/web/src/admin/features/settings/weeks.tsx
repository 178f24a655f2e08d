import type { VenueSettingsDto } from '@strapec/contracts';
import {
  type Dated,
  type ServiceDate,
  type Week,
  type Weekday,
  addDays,
  changeableDates,
  timeOfMinute,
  weekErrors,
  weekdays,
} from '@strapec/domain';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Segmented from 'antd/es/segmented';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import { DateField } from '../../shared/ui/date-field';
import parts from '../../shared/ui/parts.module.css';
import { type DrawerProps, useDrawer } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { type TypedDay, type WeekValues, weekOf, weekValues } from './form-values';
import { HoursFields } from './hours-fields';
import { hoursInWords } from './hours-words';
import styles from './venue.module.css';
import { useVenueText } from './texts';

type Task = { put: WeekTask } | { remove: string };

/** The current week, later ones, and a form for a new one from a date on. */
export function Weeks({ settings: { today, venue } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const drawer = useDrawer<Task>();
  const weeks = venue.schedule.weeks as readonly Dated<Week>[];
  const last = weeks.at(-1);
  const task = drawer.subject;
  return (
    <section aria-labelledby="weeks" className={`${parts.card} ${parts.stack} ${styles.part}`}>
      <div className={parts.bar}>
        <h3 id="weeks">{text('settings.week')}</h3>
        {last && (
          <Button
            onClick={() =>
              drawer.open({ put: { week: { from: dayAfter(today, last.from), value: last.value }, replaces: null } })
            }
          >
            {text('settings.week.add')}
          </Button>
        )}
      </div>
      <div className={parts.gallery}>
        {weeks.map((week) => (
          <OneWeek
            key={week.from}
            week={week}
            isChangeable={changeableDates(weeks, today).includes(week.from)}
            isNow={week.from <= today}
            onEdit={() => drawer.open({ put: { week, replaces: week.from } })}
            onRemove={() => drawer.open({ remove: week.from })}
          />
        ))}
      </div>
      {task && 'put' in task && (
        <WeekDrawer key={drawer.opening} task={task.put} weeks={weeks} today={today} {...drawer.props} />
      )}
      {task && 'remove' in task && (
        <ChangeDrawer
          key={drawer.opening}
          title={text('settings.form.removeWeek', { date: dateInWords(task.remove, language) })}
          changeOf={() => ({ removeWeek: { from: task.remove } })}
          {...drawer.props}
        />
      )}
    </section>
  );
}

/** A new week begins after all existing ones. */
const dayAfter = (today: string, last: string): string => addDays(last > today ? last : today, 1);

interface OneWeekProps {
  week: Dated<Week>;
  isNow: boolean;
  isChangeable: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function OneWeek({ week, isNow, isChangeable, onEdit, onRemove }: OneWeekProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const what = isNow
    ? text('settings.week.now')
    : text('settings.week.from', { date: dateInWords(week.from, language) });
  return (
    <div className={`${parts.stack} ${styles.card}`}>
      <h4>{what}</h4>
      <dl className={`${parts.facts} ${styles.hours}`}>
        {weekdays.map((weekday) => {
          const hours = week.value[weekday];
          return (
            <div key={weekday} data-closed={hours === null}>
              <dt>{text(`settings.day.${weekday}`)}</dt>
              <dd>
                {hoursInWords(hours, text)}
                {hours && <small>{text('settings.lastStart', { lastStart: timeOfMinute(hours.lastStart) })}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      {isChangeable && (
        <div className={parts.row}>
          <Button onClick={onEdit} aria-label={text('settings.edit.what', { what })}>
            {text('settings.edit')}
          </Button>
          <Button onClick={onRemove} aria-label={text('settings.remove.what', { what })}>
            {text('settings.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface WeekTask {
  week: Dated<Week>;
  replaces: ServiceDate | null;
}

interface WeekDrawerProps extends DrawerProps {
  task: WeekTask;
  weeks: readonly Dated<Week>[];
  today: ServiceDate;
}

function WeekDrawer({ task, weeks, today, ...drawer }: WeekDrawerProps) {
  const text = useVenueText();
  const others = weeks.filter(({ from }) => from !== task.replaces);
  return (
    <ChangeDrawer<WeekValues>
      title={text('settings.form.week')}
      form={{
        initial: weekValues(task.week),
        fields: <WeekFields />,
        errors: (values) => weekErrors(weekOf(values), { others, today }),
      }}
      changeOf={(values) => ({ putWeek: { week: weekOf(values), replaces: task.replaces } })}
      {...drawer}
    />
  );
}

function WeekFields() {
  const text = useVenueText();
  return (
    <>
      <Form.Item
        name="from"
        label={text('settings.form.begins')}
        rules={[{ required: true, message: text('settings.error.missing') }]}
      >
        <DateField />
      </Form.Item>
      <p className={parts.muted}>{text('settings.form.afterMidnight')}</p>
      {weekdays.map((weekday) => (
        <DayFields key={weekday} weekday={weekday} />
      ))}
    </>
  );
}

function DayFields({ weekday }: { weekday: Weekday }) {
  const text = useVenueText();
  const form = Form.useFormInstance<WeekValues>();
  const isOpen = Form.useWatch(['days', weekday, 'isOpen'], form) as boolean | undefined;
  return (
    <div role="group" aria-labelledby={`day-${weekday}`} className={`${parts.stack} ${parts.ruled}`}>
      <div className={parts.bar}>
        <span id={`day-${weekday}`}>{text(`settings.day.${weekday}`)}</span>
        <Form.Item name={['days', weekday, 'isOpen']} noStyle>
          <Segmented
            aria-labelledby={`day-${weekday}`}
            options={[
              { value: false, label: text('settings.closed') },
              { value: true, label: text('venue.open') },
            ]}
          />
        </Form.Item>
      </div>
      {isOpen && <HoursFields path={['days', weekday]} />}
      <SameHours weekday={weekday} />
    </div>
  );
}

function SameHours({ weekday }: { weekday: Weekday }) {
  const text = useVenueText();
  const form = Form.useFormInstance<WeekValues>();
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, choose] = useState<Weekday[]>([]);
  const others = weekdays.filter((day) => day !== weekday);
  const copy = () => {
    const hours = form.getFieldValue(['days', weekday]) as TypedDay;
    form.setFieldsValue({ days: Object.fromEntries(chosen.map((day) => [day, hours])) });
    form.setFields(chosen.map((day) => ({ name: ['days', day, 'isOpen'], touched: true })));
    choose([]);
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={styles.same}>
      <summary aria-label={text('settings.form.same.what', { what: text(`settings.day.${weekday}`) })}>
        {text('settings.form.same')}
      </summary>
      <Checkbox.Group
        aria-label={text('settings.form.same')}
        className={styles.picks}
        options={others.map((day) => ({ value: day, label: text(`settings.day.${day}`) }))}
        value={chosen}
        onChange={choose}
      />
      <Button disabled={chosen.length === 0} onClick={copy}>
        {text('settings.form.same.copy')}
      </Button>
    </details>
  );
}
