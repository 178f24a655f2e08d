import { type LocalDateTime, type ServiceDate, isServiceDate } from '@strapec/domain';
import { useState } from 'react';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { DateChooser } from '../../shared/calendar/date-chooser';
import { useCalendarText } from '../../shared/calendar/texts';
import { useInquiredEvent } from '../../shared/events/inquired-event';
import type { PublicEvent } from '../../shared/events/public-event';
import { FormField } from '../../shared/forms/form-field';
import { useBrowserValue } from '../../shared/use-browser-value';
import { useInquiryText } from './texts';
import type { InquiryFormState } from './use-inquiry-form';

const fieldId = 'inquiry-eventDate';
const horizonDays = 730; // about two years: weddings are planned early

export function EventDateField({ form }: { form: InquiryFormState }) {
  const text = useInquiryText();
  const calendarText = useCalendarText();
  const [date, setDate] = useEventDate();
  const pickDate = (picked: ServiceDate) => {
    setDate(picked);
    form.clearError('eventDate');
  };
  return (
    <FormField id={fieldId} label={text('events.inquiry.eventDate')} error={form.errors.eventDate}>
      {(control) => (
        <>
          <DateChooser
            control={control}
            name="eventDate"
            date={date}
            placeholder={calendarText('calendar.choose')}
            onChoose={pickDate}
          >
            {(pickAndClose) => (
              <CalendarMonth
                selectedDate={date}
                horizonDays={horizonDays}
                checkDay={pastDayError}
                onChoose={pickAndClose}
              />
            )}
          </DateChooser>
          {/* Without script this field replaces the button. */}
          <input
            key={date}
            type="date"
            hidden
            name="eventDate"
            className={control.className}
            data-plain
            title={text('events.inquiry.eventDate')}
            defaultValue={date ?? ''}
          />
        </>
      )}
    </FormField>
  );
}

/** Closed days are open for private events (spec §5). */
const pastDayError = (date: ServiceDate, now: LocalDateTime) => (date < now.date ? 'date_in_past' : null);

function useEventDate() {
  const inquiredEvent = useInquiredEvent();
  const addressDate = useDateInAddress();
  const [picked, setPicked] = useState<{ date: ServiceDate; event: PublicEvent | null } | null>(null);
  const date = picked?.event === inquiredEvent ? picked.date : (inquiredEvent?.date ?? addressDate);
  return [date, (day: ServiceDate) => setPicked({ date: day, event: inquiredEvent })] as const;
}

/** `?date=2026-12-04`, from the reservation dialog. */
function useDateInAddress(): ServiceDate | null {
  const date = useBrowserValue(readDateInAddress, '');
  return isServiceDate(date) ? date : null;
}

const readDateInAddress = (): string => new URLSearchParams(location.search).get('date') ?? '';
