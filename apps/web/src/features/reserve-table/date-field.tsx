import Popover from 'antd/es/popover';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { CalendarMonth } from './calendar-month';
import { dateInWords } from '../../shared/i18n/date-words';
import { Field } from './field';
import { focusField, labelId } from './focus-field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import type { ReserveTableForm } from './use-reserve-table-form';

const valueId = 'reserve-date-value';

/** The day, said in words; its button opens the calendar, which closes when a day is picked (spec §4). */
export function DateField({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { language } = useLanguage();
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
            <div role="dialog" aria-label={text('reserve.date.choose')} onKeyDown={closeOnEscape}>
              <CalendarMonth chosen={date} onPick={pick} />
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
            <span id={valueId}>{date ? dateInWords(date, language) : text('reserve.date.choose')}</span>
            <CalendarSign />
          </button>
        </Popover>
      )}
    </Field>
  );
}

function CalendarSign() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
      <path
        d="M3 5.5h14v11H3zM3 8.5h14M7 3v4M13 3v4"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
