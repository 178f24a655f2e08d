import { type LocalMoment, type ServiceDate, dayFault, houseOn } from '@strapec/domain';
import Popover from 'antd/es/popover';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { CalendarSign } from '../../shared/calendar/calendar-sign';
import { monthStart } from '../../shared/calendar/calendar-days';
import { useCalendarText } from '../../shared/calendar/texts';
import { currentMoment } from '../../shared/clock';
import { dateInWords } from '../../shared/i18n/date-words';
import { useHouse } from '../../shared/site/house';
import { useBackCloses } from '../../shared/ui/use-back-closes';
import { EveningChips } from './evening-chips';
import { type ControlTies, Field } from './field';
import { focusField, labelId } from './focus-field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import { useFullDays } from './use-evenings';
import type { ReserveTableForm } from './use-reserve-table-form';

const valueId = 'reserve-date-value';

/** The day: one of the next evenings with one tap, any other from the calendar, which closes when a day is picked (spec §4). */
export function DateField({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    focusField('date');
  };
  const pick = (date: ServiceDate) => {
    form.change({ date });
    close();
  };
  useBackCloses(isOpen, close);
  // Escape closes the calendar first, the dialog only when pressed again.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Field form={form} field="date" label={text('reserve.date')}>
      {(control) => (
        <>
          <EveningChips form={form} />
          <Popover
            open={isOpen}
            onOpenChange={setOpen}
            trigger="click"
            placement="bottomLeft"
            arrow={false}
            destroyOnHidden
            classNames={{ root: styles.popover }}
            content={<Calendar form={form} onPick={pick} onKeyDown={closeOnEscape} />}
          >
            <DateButton control={control} date={form.values.date} isOpen={isOpen} />
          </Popover>
        </>
      )}
    </Field>
  );
}

interface CalendarProps {
  form: ReserveTableForm;
  onPick: (date: ServiceDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Calendar({ form, onPick, onKeyDown }: CalendarProps) {
  const calendarText = useCalendarText();
  const house = useHouse();
  const { date } = form.values;
  const [month, setMonth] = useState(monthStart(date ?? currentMoment().date));
  const faultOf = (day: ServiceDate, now: LocalMoment) => dayFault(houseOn(day, house), now);
  return (
    <div role="dialog" aria-label={calendarText('calendar.choose')} onKeyDown={onKeyDown}>
      <CalendarMonth
        chosen={date}
        horizonDays={Math.max(...house.rules.map(({ value }) => value.horizonDays))}
        faultOf={faultOf}
        onPick={onPick}
        fullDays={useFullDays(month, form.values)}
        onShow={setMonth}
      />
    </div>
  );
}

interface DateButtonProps {
  control: ControlTies;
  date: ServiceDate | null;
  isOpen: boolean;
}

/** Whatever else the popover hands to its trigger goes to the button. */
function DateButton({ control, date, isOpen, ...trigger }: DateButtonProps) {
  const text = useReserveText();
  const { language } = useLanguage();
  return (
    <button
      {...trigger}
      {...control}
      type="button"
      className={styles.date}
      aria-labelledby={`${labelId('date')} ${valueId}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-empty={date === null || undefined}
    >
      <span id={valueId}>{date ? dateInWords(date, language) : text('reserve.date.other')}</span>
      <CalendarSign />
    </button>
  );
}
