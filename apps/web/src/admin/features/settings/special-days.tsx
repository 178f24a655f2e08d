import type { VenueSettingsDto } from '@strapec/contracts';
import { type OpenHoliday, type SpecialDay, venueLimits, specialDayErrors, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dayInWords } from '../../shared/time/date-words';
import { type DrawerProps, useDrawer } from '../../shared/ui/use-drawer';
import parts from '../../shared/ui/parts.module.css';
import { ChangeDrawer } from './change-drawer';
import { hoursInWords, rangeInWords } from './hours-words';
import styles from './venue.module.css';
import { useVenueText } from './texts';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Segmented from 'antd/es/segmented';
import { DateField } from '../../shared/ui/date-field';
import { type SpecialDayValues, specialDayOf, specialDayValues } from './form-values';
import { HoursFields } from './hours-fields';

type Task = { put: SpecialDayTask; title: string } | { remove: SpecialDay; title: string };

export function SpecialDays({ settings: { today, venue, holidays } }: { settings: VenueSettingsDto }) {
  const text = useVenueText();
  const { language } = useLanguage();
  const drawer = useDrawer<Task>();
  const days = (venue.schedule.specialDays as readonly SpecialDay[]).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const put = (task: SpecialDayTask, title = text('settings.form.special')) => drawer.open({ put: task, title });
  const onHoliday = ({ date, label }: OpenHoliday, { hours, isKnown, title }: HolidayChoice) => {
    put({ day: { from: date, to: date, hours, label }, replaces: null, isKnown }, title);
  };
  const task = drawer.subject;
  return (
    <>
      <Holidays holidays={holidays} onChoose={onHoliday} />
      <section aria-labelledby="special-days" className={`${parts.card} ${parts.stack} ${styles.part}`}>
        <div className={parts.bar}>
          <h3 id="special-days">{text('settings.special')}</h3>
          <Button onClick={() => put({ day: { from: '', to: '', hours: null }, replaces: null })}>
            {text('settings.special.add')}
          </Button>
        </div>
        <p className={parts.muted}>{text('settings.special.lead')}</p>
        {days.length === 0 && <p className={parts.muted}>{text('settings.special.none')}</p>}
        <ul className={parts.lines}>
          {days.map((day) => (
            <Day
              key={`${day.from} ${day.to}`}
              day={day}
              onEdit={() => put({ day, replaces: day })}
              onRemove={() =>
                drawer.open({
                  remove: day,
                  title: text('settings.form.removeSpecial', { what: rangeInWords(day, language) }),
                })
              }
            />
          ))}
        </ul>
      </section>
      {task && 'put' in task && (
        <SpecialDayDrawer key={drawer.opening} task={task.put} title={task.title} today={today} {...drawer.props} />
      )}
      {task && 'remove' in task && (
        <ChangeDrawer
          key={drawer.opening}
          title={task.title}
          changeOf={() => ({ removeSpecialDay: { range: { from: task.remove.from, to: task.remove.to } } })}
          {...drawer.props}
        />
      )}
    </>
  );
}

interface DayProps {
  day: SpecialDay;
  onEdit: () => void;
  onRemove: () => void;
}

function Day({ day, onEdit, onRemove }: DayProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const what = rangeInWords(day, language);
  return (
    <li className={`${parts.bar} ${styles.row}`}>
      <div>
        <p className={`${parts.date} ${parts.strong}`}>{what}</p>
        <p className={`${parts.muted} ${styles.facts}`} data-closed={day.hours === null}>
          <b>{hoursInWords(day.hours, text)}</b>
          {day.hours && ` · ${text('settings.lastStart', { lastStart: timeOfMinute(day.hours.lastStart) })}`}
          {day.label && ` · ${day.label[language]}`}
        </p>
      </div>
      <div className={parts.row}>
        <Button onClick={onEdit} aria-label={text('settings.edit.what', { what })}>
          {text('settings.edit')}
        </Button>
        <Button onClick={onRemove} aria-label={text('settings.remove.what', { what })}>
          {text('settings.remove')}
        </Button>
      </div>
    </li>
  );
}

interface HolidaysProps {
  holidays: readonly OpenHoliday[];
  onChoose: (holiday: OpenHoliday, choice: HolidayChoice) => void;
}

interface HolidayChoice {
  title: string;
  hours: SpecialDay['hours'];
  isKnown: boolean;
}

/** Holidays without a decision: three choices each, none of which is preselected. */
function Holidays({ holidays, onChoose }: HolidaysProps) {
  const text = useVenueText();
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays" className={`${parts.card} ${parts.stack} ${styles.part}`} data-asks>
      <h3 id="holidays">{text('settings.holidays')}</h3>
      <p className={parts.muted}>{text('settings.holidays.lead')}</p>
      <ul className={parts.lines}>
        {holidays.map((holiday) => (
          <Holiday key={holiday.date} holiday={holiday} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

function Holiday({ holiday, onChoose }: { holiday: OpenHoliday } & Pick<HolidaysProps, 'onChoose'>) {
  const text = useVenueText();
  const { language } = useLanguage();
  const name = holiday.label[language];
  const choices = [
    { choice: text('settings.closed'), hours: null, isKnown: true },
    { choice: text('settings.holidays.shorter'), hours: holiday.hours, isKnown: false },
    { choice: text('settings.holidays.usual'), hours: holiday.hours, isKnown: true },
  ];
  return (
    <li className={`${parts.bar} ${styles.row}`}>
      <div>
        <p className={`${parts.date} ${parts.strong}`}>{name}</p>
        <p className={`${parts.muted} ${styles.facts}`}>
          {dayInWords(holiday.date, language)} ·{' '}
          {text('settings.holidays.otherwise', { hours: hoursInWords(holiday.hours, text) })}
        </p>
      </div>
      <div className={parts.row}>
        {choices.map(({ choice, hours, isKnown }) => (
          <Button
            key={choice}
            aria-label={text('settings.holidays.what', { choice, holiday: name })}
            onClick={() =>
              onChoose(holiday, { hours, isKnown, title: text('settings.holidays.what', { choice, holiday: name }) })
            }
          >
            {choice}
          </Button>
        ))}
      </div>
    </li>
  );
}

interface SpecialDayTask {
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

function SpecialDayDrawer({ task, title, today, ...drawer }: SpecialDayDrawerProps) {
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
