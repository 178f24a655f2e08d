import {
  type LocalMoment,
  type ServiceDate,
  addDays,
  dayError,
  venueOn,
  minutesPerHour,
  offeredStartTimes,
} from '@strapec/domain';
import Popover from 'antd/es/popover';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { CalendarSign } from '../../shared/calendar/calendar-sign';
import { monthStart } from '../../shared/calendar/calendar-days';
import { useCalendarText } from '../../shared/calendar/texts';
import { currentMoment } from '../../shared/clock';
import { dateInWords, dateForScreenReaders, dayAndMonth, weekdayInShort } from '../../shared/i18n/date-words';
import { useVenue } from '../../shared/site/site';
import { useBackCloses } from '../../shared/ui/use-back-closes';
import eveningChipsStyles from './evening-chips.module.css';
import { type ControlTies, Field } from './field';
import { focusField, labelId } from './focus-field';
import styles from './fields.module.css';
import { useReserveText } from './texts';
import { useEvenings, useFullDays } from './availability/use-evenings';
import type { ReserveTableForm } from './use-reserve-table-form';

const valueId = 'reserve-date-value';

/** One tap picks one of the next evenings, the calendar any other; it closes when a day is picked (spec §4). */
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
  // Escape closes the calendar first; pressed again, it closes the dialog.
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
  const venue = useVenue();
  const { date } = form.values;
  const [month, setMonth] = useState(monthStart(date ?? currentMoment().date));
  const errorOf = (day: ServiceDate, now: LocalMoment) => dayError(venueOn(day, venue), now);
  return (
    <div role="dialog" aria-label={calendarText('calendar.choose')} onKeyDown={onKeyDown}>
      <CalendarMonth
        chosen={date}
        horizonDays={Math.max(...venue.rules.map(({ value }) => value.horizonDays))}
        errorOf={errorOf}
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

const daysToLookAhead = 20;
const chipCount = 6;

/** Most guests need no calendar. */
function EveningChips({ form }: { form: ReserveTableForm }) {
  const text = useReserveText();
  const { date: chosen } = form.values;
  const { dates, isFull } = useNextEvenings(form);
  return (
    <div role="radiogroup" aria-label={text('reserve.evenings')} className={eveningChipsStyles.chips}>
      {dates.map((date) => (
        <EveningChip
          key={date}
          date={date}
          isChosen={date === chosen}
          isFull={isFull(date)}
          onChoose={() => form.change({ date })}
        />
      ))}
    </div>
  );
}

interface EveningChipProps {
  date: ServiceDate;
  isChosen: boolean;
  isFull: boolean;
  onChoose: () => void;
}

function EveningChip({ date, isChosen, isFull, onChoose }: EveningChipProps) {
  const text = useReserveText();
  const { language } = useLanguage();
  const heard = dateForScreenReaders(date, language);
  return (
    <label className={eveningChipsStyles.chip} data-full={isFull || undefined}>
      <input
        type="radio"
        name="reserve-evening"
        value={date}
        className={eveningChipsStyles.radio}
        checked={isChosen}
        aria-label={isFull ? text('reserve.evenings.full', { date: heard }) : heard}
        onChange={onChoose}
      />
      <span className={eveningChipsStyles.weekday}>{weekdayInShort(date, language)}</span>
      <span className={eveningChipsStyles.day}>{dayAndMonth(date, language)}</span>
    </label>
  );
}

/** At once from the opening hours; full evenings are marked when the answer arrives. */
function useNextEvenings({ values: { partySize, duration } }: ReserveTableForm) {
  const venue = useVenue();
  const now = currentMoment();
  const stretch = { from: now.date, to: addDays(now.date, daysToLookAhead) };
  const { evenings } = useEvenings({ ...stretch, partySize, duration });
  const canStillCome = (date: ServiceDate): boolean => {
    const day = venueOn(date, venue);
    return !dayError(day, now) && offeredStartTimes(duration * minutesPerHour, day, now).length > 0;
  };
  const dates = Array.from({ length: daysToLookAhead + 1 }, (_, days) => addDays(now.date, days));
  return {
    dates: dates.filter(canStillCome).slice(0, chipCount),
    isFull: (date: ServiceDate) => evenings?.get(date)?.length === 0,
  };
}
