import { type LocalMoment, type ServiceDate, isServiceDate } from '@strapec/domain';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CalendarMonth } from '../../shared/calendar/calendar-month';
import { CalendarSign } from '../../shared/calendar/calendar-sign';
import { useCalendarText } from '../../shared/calendar/texts';
import { useInquirySubject } from '../../shared/events/inquiry-subject';
import type { PublicEvent } from '../../shared/events/public-event';
import { FormField } from '../../shared/forms/form-field';
import { dateInWords } from '../../shared/i18n/date-words';
import { useLanguage } from '../../shared/i18n/language-context';
import { useInBrowser } from '../../shared/use-in-browser';
import styles from './date-field.module.css';
import { useInquiryText } from './texts';
import type { InquiryFormState } from './use-inquiry-form';

const id = 'inquiry-eventDate';
const horizonDays = 730; // about two years: weddings are planned early

/** Picking a day, Escape, or leaving closes the calendar. */
export function DateField({ form }: { form: InquiryFormState }) {
  const text = useInquiryText();
  const calendarText = useCalendarText();
  const { language } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [date, setDate] = useChosenDate();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (picked: ServiceDate) => {
    setDate(picked);
    form.forgive('eventDate');
    close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <FormField id={id} label={text('events.inquiry.eventDate')} error={form.errors.eventDate}>
      {(control) => (
        <div className={styles.field} onBlur={closeWhenLeft}>
          <button
            {...control}
            ref={button}
            type="button"
            className={`${control.className} ${styles.date}`}
            data-field="eventDate"
            data-empty={date === null || undefined}
            data-replay
            aria-labelledby={`${id}-label ${id}-value`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span id={`${id}-value`}>{date ? dateInWords(date, language) : calendarText('calendar.choose')}</span>
            <CalendarSign />
          </button>
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
          {isOpen && (
            <OpenCalendar label={calendarText('calendar.choose')} onKeyDown={closeOnEscape}>
              <CalendarMonth chosen={date} horizonDays={horizonDays} errorOf={errorOf} onPick={pick} />
            </OpenCalendar>
          )}
        </div>
      )}
    </FormField>
  );
}

interface OpenCalendarProps {
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The page scrolls if the screen is too low. */
function OpenCalendar({ label, onKeyDown, children }: OpenCalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' }); // returns a promise in newer browsers
  }, []);
  return (
    <div ref={place} role="dialog" aria-label={label} className={styles.calendar} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** Past days cannot be picked (spec §5). Closed days can: the venue opens on them for private events. */
const errorOf = (date: ServiceDate, now: LocalMoment) => (date < now.date ? 'date_in_past' : null);

/** Before that, the day of the event that the guest asks about, or of the page's address. */
function useChosenDate() {
  const subject = useInquirySubject();
  const asked = useAskedDate();
  const [picked, setPicked] = useState<{ date: ServiceDate; subject: PublicEvent | null } | null>(null);
  const date = picked?.subject === subject ? picked.date : (subject?.date ?? asked);
  return [date, (day: ServiceDate) => setPicked({ date: day, subject })] as const;
}

/** `?date=2026-12-04`, from the reservation dialog. */
function useAskedDate(): ServiceDate | null {
  const date = useInBrowser(dateInAddress, '');
  return isServiceDate(date) ? date : null;
}

const dateInAddress = (): string => new URLSearchParams(location.search).get('date') ?? '';
