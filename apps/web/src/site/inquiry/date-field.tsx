import { type LocalDateTime, type ServiceDate, isServiceDate } from '@strapec/domain';
import { useState } from 'react';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { DateChooser } from '../../shared/calendar/date-chooser';
import { useCalendarText } from '../../shared/calendar/texts';
import { useInquirySubject } from '../../shared/events/inquiry-subject';
import type { PublicEvent } from '../../shared/events/public-event';
import { FormField } from '../../shared/forms/form-field';
import { useInBrowser } from '../../shared/use-in-browser';
import { useInquiryText } from './texts';
import type { InquiryFormState } from './use-inquiry-form';

const id = 'inquiry-eventDate';
const horizonDays = 730; // about two years: weddings are planned early

export function DateField({ form }: { form: InquiryFormState }) {
  const text = useInquiryText();
  const calendarText = useCalendarText();
  const [date, setDate] = useEventDate();
  const pick = (picked: ServiceDate) => {
    setDate(picked);
    form.clearError('eventDate');
  };
  return (
    <FormField id={id} label={text('events.inquiry.eventDate')} error={form.errors.eventDate}>
      {(control) => (
        <>
          <DateChooser
            control={control}
            name="eventDate"
            date={date}
            placeholder={calendarText('calendar.choose')}
            onPick={pick}
          >
            {(choose) => (
              <CalendarMonth selectedDate={date} horizonDays={horizonDays} dayError={errorOf} onPick={choose} />
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
const errorOf = (date: ServiceDate, now: LocalDateTime) => (date < now.date ? 'date_in_past' : null);

function useEventDate() {
  const subject = useInquirySubject();
  const addressDate = useAddressDate();
  const [picked, setPicked] = useState<{ date: ServiceDate; subject: PublicEvent | null } | null>(null);
  const date = picked?.subject === subject ? picked.date : (subject?.date ?? addressDate);
  return [date, (day: ServiceDate) => setPicked({ date: day, subject })] as const;
}

/** `?date=2026-12-04`, from the reservation dialog. */
function useAddressDate(): ServiceDate | null {
  const date = useInBrowser(dateInAddress, '');
  return isServiceDate(date) ? date : null;
}

const dateInAddress = (): string => new URLSearchParams(location.search).get('date') ?? '';
