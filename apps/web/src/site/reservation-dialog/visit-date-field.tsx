import {
  type LocalDateTime,
  type ServiceDate,
  addDays,
  checkDay,
  venueDayOn,
  minutesPerHour,
  listAllowedStarts,
} from '@strapec/domain';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { DateChooser } from '../../shared/calendar/date-chooser';
import { toMonthStart } from '../../shared/calendar/calendar-days';
import { currentDateTime } from '../../shared/clock';
import { dateForScreenReaders, dayAndMonth, weekdayInShort } from '../../shared/i18n/date-words';
import { useVenue } from '../../shared/site/site';
import eveningChipsStyles from './evening-chips.module.css';
import { Field } from './field';
import { useReserveText } from './texts';
import { useEveningAvailability, useFullDays } from './availability/use-evening-availability';
import type { ReservationFormState } from './use-reservation-form';

/** It closes when a day is picked (spec §4). */
export function VisitDateField({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { date } = form.values;
  return (
    <Field form={form} field="date" label={text('reserve.date')}>
      {(control) => (
        <>
          <EveningChips form={form} />
          <DateChooser
            control={control}
            name="date"
            closesOnBack
            date={date}
            placeholder={text('reserve.date.other')}
            onChoose={(pickedDate) => form.changeValues({ date: pickedDate })}
          >
            {(pick) => <VisitCalendar form={form} onChoose={pick} />}
          </DateChooser>
        </>
      )}
    </Field>
  );
}

function VisitCalendar({ form, onChoose }: { form: ReservationFormState; onChoose: (date: ServiceDate) => void }) {
  const venue = useVenue();
  const { date } = form.values;
  const [month, setMonth] = useState(toMonthStart(date ?? currentDateTime().date));
  const dayErrorOn = (day: ServiceDate, now: LocalDateTime) => checkDay(venueDayOn(day, venue), now);
  return (
    <CalendarMonth
      selectedDate={date}
      horizonDays={Math.max(...venue.rules.map(({ value }) => value.horizonDays))}
      checkDay={dayErrorOn}
      onChoose={onChoose}
      fullDays={useFullDays(month, form.values)}
      onMonthChange={setMonth}
    />
  );
}

const chipHorizonDays = 20;
const chipCount = 6;

function EveningChips({ form }: { form: ReservationFormState }) {
  const text = useReserveText();
  const { date: chosenDate } = form.values;
  const { dates, isFull } = useEveningChips(form);
  return (
    <div role="radiogroup" aria-label={text('reserve.evenings')} className={eveningChipsStyles.chips}>
      {dates.map((date) => (
        <EveningChip
          key={date}
          date={date}
          isChosen={date === chosenDate}
          isFull={isFull(date)}
          onChoose={() => form.changeValues({ date })}
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
  const label = dateForScreenReaders(date, language);
  return (
    <label className={eveningChipsStyles.chip} data-full={isFull || undefined}>
      <input
        type="radio"
        name="reserve-evening"
        value={date}
        className={eveningChipsStyles.radio}
        checked={isChosen}
        aria-label={isFull ? text('reserve.evenings.full', { date: label }) : label}
        onChange={onChoose}
      />
      <span className={eveningChipsStyles.weekday}>{weekdayInShort(date, language)}</span>
      <span className={eveningChipsStyles.day}>{dayAndMonth(date, language)}</span>
    </label>
  );
}

/** From the opening hours; full evenings are marked when the answer arrives. */
function useEveningChips({ values: { partySize, duration } }: ReservationFormState) {
  const venue = useVenue();
  const now = currentDateTime();
  const shownPeriod = { from: now.date, to: addDays(now.date, chipHorizonDays) };
  const { evenings } = useEveningAvailability({ ...shownPeriod, partySize, duration });
  const hasStartTimes = (date: ServiceDate): boolean => {
    const day = venueDayOn(date, venue);
    return !checkDay(day, now) && listAllowedStarts(duration * minutesPerHour, day, now).length > 0;
  };
  const dates = Array.from({ length: chipHorizonDays + 1 }, (_, days) => addDays(now.date, days));
  return {
    dates: dates.filter(hasStartTimes).slice(0, chipCount),
    isFull: (date: ServiceDate) => evenings?.get(date)?.length === 0,
  };
}
