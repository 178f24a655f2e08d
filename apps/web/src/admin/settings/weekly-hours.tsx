import type { VenueSettingsDto } from '@strapec/contracts';
import { type Dated, type Week, type Weekday, addDays, timeOfMinute, checkWeek, weekdays } from '@strapec/domain';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import { useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { dateInWords } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { DatedSection } from './settings-section';
import { DateFormItem, HoursFields, OpenClosedField } from './hours-fields';
import { type WeekValues, formatHours, toDatedWeek, toWeekValues } from './hours-values';
import styles from './venue.module.css';
import { useSettingsText } from './texts';

export function WeeklyHours({ settings: { today, venue } }: { settings: VenueSettingsDto }) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const datedWeeks = venue.schedule.weeks as readonly Dated<Week>[];
  return (
    <DatedSection<Week, WeekValues>
      id="weeks"
      title={text('settings.week')}
      addText={text('settings.week.add')}
      entries={datedWeeks}
      today={today}
      earliestDate={addDays(today, 1)}
      toRemoval={({ from }) => ({
        title: text('settings.form.removeWeek', { date: dateInWords(from, language) }),
        toChange: () => ({ removeWeek: { from } }),
      })}
      toChangeOptions={({ entry, replacedFrom }, others) => ({
        title: text('settings.form.week'),
        form: {
          initialValues: toWeekValues(entry),
          fields: <WeekFields />,
          findErrors: (values) => checkWeek(toDatedWeek(values), { otherValues: others, today }),
        },
        toChange: (values) => ({ putWeek: { week: toDatedWeek(values), replaces: replacedFrom } }),
      })}
    >
      {({ value }) => <WeekHoursFacts week={value} />}
    </DatedSection>
  );
}

function WeekHoursFacts({ week }: { week: Week }) {
  const text = useSettingsText();
  return (
    <dl className={`${parts.facts} ${styles.hours}`}>
      {weekdays.map((weekday) => {
        const hours = week[weekday];
        return (
          <div key={weekday} data-closed={hours === null}>
            <dt>{text(`settings.day.${weekday}`)}</dt>
            <dd>
              {formatHours(hours, text)}
              {hours && <small>{text('settings.lastStart', { lastStart: timeOfMinute(hours.lastStart) })}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function WeekFields() {
  const text = useSettingsText();
  return (
    <>
      <DateFormItem name="from" label={text('settings.form.begins')} />
      <p className={parts.muted}>{text('settings.form.afterMidnight')}</p>
      {weekdays.map((weekday) => (
        <WeekdayFields key={weekday} weekday={weekday} />
      ))}
    </>
  );
}

function WeekdayFields({ weekday }: { weekday: Weekday }) {
  const text = useSettingsText();
  const form = Form.useFormInstance<WeekValues>();
  const isOpen = Form.useWatch(['days', weekday, 'isOpen'], form) as boolean | undefined;
  return (
    <div role="group" aria-labelledby={`day-${weekday}`} className={`${parts.stack} ${parts.ruled}`}>
      <div className={parts.bar}>
        <span id={`day-${weekday}`}>{text(`settings.day.${weekday}`)}</span>
        <Form.Item name={['days', weekday, 'isOpen']} noStyle>
          <OpenClosedField aria-labelledby={`day-${weekday}`} />
        </Form.Item>
      </div>
      {isOpen && <HoursFields path={['days', weekday]} />}
      <CopyHoursControl weekday={weekday} />
    </div>
  );
}

function CopyHoursControl({ weekday }: { weekday: Weekday }) {
  const text = useSettingsText();
  const form = Form.useFormInstance<WeekValues>();
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [selectedDays, setSelectedDays] = useState<Weekday[]>([]);
  const otherWeekdays = weekdays.filter((day) => day !== weekday);
  const copyHours = () => {
    const hours = form.getFieldValue(['days', weekday]) as WeekValues['days'][Weekday];
    form.setFieldsValue({ days: Object.fromEntries(selectedDays.map((day) => [day, hours])) });
    form.setFields(selectedDays.map((day) => ({ name: ['days', day, 'isOpen'], touched: true })));
    setSelectedDays([]);
    detailsRef.current?.removeAttribute('open');
    detailsRef.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={detailsRef} className={styles.same}>
      <summary aria-label={text('settings.form.same.what', { what: text(`settings.day.${weekday}`) })}>
        {text('settings.form.same')}
      </summary>
      <Checkbox.Group
        aria-label={text('settings.form.same')}
        className={styles.picks}
        options={otherWeekdays.map((day) => ({ value: day, label: text(`settings.day.${day}`) }))}
        value={selectedDays}
        onChange={setSelectedDays}
      />
      <Button disabled={selectedDays.length === 0} onClick={copyHours}>
        {text('settings.form.same.copy')}
      </Button>
    </details>
  );
}
