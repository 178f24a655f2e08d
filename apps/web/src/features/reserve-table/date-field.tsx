import { type LocalMoment, type ServiceDate, dayFault, houseOn } from '@strapec/domain';
import Popover from 'antd/es/popover';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { CalendarSign } from '../../shared/calendar/calendar-sign';
import { useCalendarText } from '../../shared/calendar/texts';
import { dateInWords } from '../../shared/i18n/date-words';
import { useHouse } from '../../shared/site/house';
import { Field } from './field';
import { focusField, labelId } from './focus-field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

const valueId = 'reserve-date-value';

/** The day, said in words; its button opens the calendar, which closes when a day is picked (spec §4). */
export function DateField({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const calendarText = useCalendarText();
  const { language } = useLanguage();
  const house = useHouse();
  const [isOpen, setOpen] = useState(false);
  const { date } = form.values;
  const close = () => {
    setOpen(false);
    focusField('date');
  };
  const pick = (picked: string) => {
    form.change({ date: picked });
    close();
  };
  const faultOf = (day: ServiceDate, now: LocalMoment) => {
    const fault = dayFault(houseOn(day, house), now);
    return fault && (fault === 'closed_day' ? 'closed' : 'unavailable');
  };
  // Escape closes the calendar first, the dialog only when pressed again.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Field form={form} field="date" label={text('reserve.date')}>
      {(control) => (
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          trigger="click"
          placement="bottomLeft"
          arrow={false}
          destroyOnHidden
          content={
            <div role="dialog" aria-label={calendarText('calendar.choose')} onKeyDown={closeOnEscape}>
              <CalendarMonth
                chosen={date}
                horizonDays={Math.max(...house.rules.map(({ value }) => value.horizonDays))}
                faultOf={faultOf}
                onPick={pick}
              />
            </div>
          }
        >
          <button
            {...control}
            type="button"
            className={styles.date}
            aria-labelledby={`${labelId('date')} ${valueId}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-empty={date === null || undefined}
          >
            <span id={valueId}>{date ? dateInWords(date, language) : calendarText('calendar.choose')}</span>
            <CalendarSign />
          </button>
        </Popover>
      )}
    </Field>
  );
}
