import type { VenueSettingsDto } from '@strapec/contracts';
import { type OpenHoliday, type SpecialDay, venueLimits, checkSpecialDay, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { formatDay } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import { EditAndRemoveButtons, SettingsRow, SettingsSection, useVenueChangeDrawer } from './settings-section';
import { type SpecialDayValues, formatDateRange, formatHours, toSpecialDay, toSpecialDayValues } from './hours-values';
import styles from './venue.module.css';
import { useSettingsText } from './texts';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { DateFormItem, HoursFields, OpenClosedField } from './hours-fields';

export function SpecialDays({ settings: { today, venue, holidays } }: { settings: VenueSettingsDto }) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const days = (venue.schedule.specialDays as readonly SpecialDay[]).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const title = text('settings.special');
  const { openEdit, openRemoval, changeDrawer } = useVenueChangeDrawer<EditedSpecialDay, SpecialDayValues>((edited) =>
    specialDayChangeOptions(edited, today),
  );
  const newSpecialDay = { title, day: { from: '', to: '', hours: null }, replacedDay: null };
  return (
    <>
      <UndecidedHolidays holidays={holidays} onSelect={openEdit} />
      <SettingsSection
        id="special-days"
        title={title}
        lead={text('settings.special.lead')}
        button={<Button onClick={() => openEdit(newSpecialDay)}>{text('settings.special.add')}</Button>}
      >
        {days.length === 0 && <p className={parts.muted}>{text('settings.special.none')}</p>}
        <ul className={parts.lines}>
          {days.map((day) => (
            <SettingsRow
              key={`${day.from} ${day.to}`}
              title={formatDateRange(day, language)}
              facts={<DayFacts day={day} />}
            >
              <EditAndRemoveButtons
                subject={formatDateRange(day, language)}
                onEdit={() => openEdit({ title, day, replacedDay: day })}
                onRemove={() =>
                  openRemoval({
                    title: text('settings.remove.what', { what: formatDateRange(day, language) }),
                    toChange: () => ({ removeSpecialDay: { range: { from: day.from, to: day.to } } }),
                  })
                }
              />
            </SettingsRow>
          ))}
        </ul>
        {changeDrawer}
      </SettingsSection>
    </>
  );
}

function DayFacts({ day: { hours, label } }: { day: SpecialDay }) {
  const text = useSettingsText();
  const { language } = useLanguage();
  return (
    <>
      <b data-tone={hours ? 'good' : 'bad'}>{formatHours(hours, text)}</b>
      {hours && ` · ${text('settings.lastStart', { lastStart: timeOfMinute(hours.lastStart) })}`}
      {label && ` · ${label[language]}`}
    </>
  );
}

interface UndecidedHolidaysProps {
  holidays: readonly OpenHoliday[];
  onSelect: (editedDay: EditedSpecialDay) => void;
}

/** Holidays without a decision: three choices each, none of which is preselected. */
function UndecidedHolidays({ holidays, onSelect }: UndecidedHolidaysProps) {
  const text = useSettingsText();
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays" className={`${parts.card} ${parts.stack} ${styles.part}`} data-asks>
      <h3 id="holidays">{text('settings.holidays')}</h3>
      <p className={parts.muted}>{text('settings.holidays.lead')}</p>
      <ul className={parts.lines}>
        {holidays.map((holiday) => (
          <UndecidedHoliday key={holiday.date} holiday={holiday} onSelect={onSelect} />
        ))}
      </ul>
    </section>
  );
}

function UndecidedHoliday({ holiday, onSelect }: { holiday: OpenHoliday } & Pick<UndecidedHolidaysProps, 'onSelect'>) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const name = holiday.label[language];
  const { date, label } = holiday;
  const regularHoursText = text('settings.holidays.otherwise', { hours: formatHours(holiday.hours, text) });
  const choices = [
    { buttonText: text('settings.closed'), hours: null, needsNoForm: true },
    { buttonText: text('settings.holidays.shorter'), hours: holiday.hours, needsNoForm: false },
    { buttonText: text('settings.holidays.usual'), hours: holiday.hours, needsNoForm: true },
  ].map((one) => ({ ...one, title: text('settings.holidays.what', { choice: one.buttonText, holiday: name }) }));
  return (
    <SettingsRow title={name} facts={`${formatDay(date, language)} · ${regularHoursText}`}>
      <div className={parts.row}>
        {choices.map(({ buttonText, hours, needsNoForm, title }) => (
          <Button
            key={buttonText}
            aria-label={title}
            onClick={() =>
              onSelect({ title, day: { from: date, to: date, hours, label }, replacedDay: null, needsNoForm })
            }
          >
            {buttonText}
          </Button>
        ))}
      </div>
    </SettingsRow>
  );
}

interface EditedSpecialDay {
  title: string;
  day: SpecialDay;
  replacedDay: SpecialDay | null;
  /** True when the change needs no form: it goes to the preview directly. */
  needsNoForm?: boolean;
}

function specialDayChangeOptions(
  { title, day: initialDay, replacedDay, needsNoForm }: EditedSpecialDay,
  today: string,
) {
  const toSpecialDayChange = (day: SpecialDay) => ({
    putSpecialDay: { day, replaces: replacedDay && { from: replacedDay.from, to: replacedDay.to } },
  });
  if (needsNoForm) return { title, toChange: () => toSpecialDayChange(initialDay) };
  const form = {
    initialValues: toSpecialDayValues(initialDay),
    fields: <SpecialDayFields />,
    findErrors: (values: SpecialDayValues) => checkSpecialDay(toSpecialDay(values), today),
  };
  return { title, form, toChange: (values: SpecialDayValues) => toSpecialDayChange(toSpecialDay(values)) };
}

function SpecialDayFields() {
  const text = useSettingsText();
  const form = Form.useFormInstance<SpecialDayValues>();
  const isOpen = Form.useWatch('isOpen', form);
  return (
    <>
      <div className={parts.pair}>
        <DateFormItem name="from" label={text('settings.form.from')} />
        <DateFormItem name="to" label={text('settings.form.to')} />
      </div>
      <Form.Item name="isOpen" label={text('settings.form.doors')}>
        <OpenClosedField block />
      </Form.Item>
      {isOpen && (
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
