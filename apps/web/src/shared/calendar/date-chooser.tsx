import type { ServiceDate } from '@strapec/domain';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../forms/form-field';
import { dateInWords } from '../i18n/date-words';
import { useLanguage } from '../i18n/language-context';
import { Icon } from '../ui/icon';
import { useCloseOnBack } from '../ui/use-close-on-back';
import styles from './date-chooser.module.css';
import { useCalendarText } from './texts';

interface DateChooserProps {
  control: ControlProps;
  name: string;
  date: ServiceDate | null;
  placeholder: string;
  onChoose: (date: ServiceDate) => void;
  closesOnBack?: boolean;
  /** Gets the function that picks a day. */
  children: (pick: (date: ServiceDate) => void) => ReactNode;
}

export function DateChooser(props: DateChooserProps) {
  const { control, name, date, placeholder, onChoose, closesOnBack = false, children } = props;
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const closeCalendar = () => {
    setOpen(false);
    document.getElementById(control.id)?.focus();
  };
  useCloseOnBack(isOpen && closesOnBack, closeCalendar);
  const pickDay = (day: ServiceDate) => {
    onChoose(day);
    closeCalendar();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault(); // a dialog around it stays open
    event.stopPropagation();
    closeCalendar();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.field} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <button
        {...control}
        type="button"
        className={`${control.className} ${styles.date}`}
        data-field={name}
        data-empty={date === null || undefined}
        data-replay
        aria-labelledby={`${control.id}-label ${control.id}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={`${control.id}-value`}>{date ? dateInWords(date, language) : placeholder}</span>
        <Icon path="M3 5.5h14v11H3zM3 8.5h14M7 3v4M13 3v4" strokeWidth={1.25} />
      </button>
      {isOpen && <CalendarPopover>{children(pickDay)}</CalendarPopover>}
    </div>
  );
}

/** The page or dialog scrolls if the screen is too low. */
function CalendarPopover({ children }: { children: ReactNode }) {
  const text = useCalendarText();
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void popover.current?.scrollIntoView({ block: 'nearest' }); // a promise in newer browsers
  }, []);
  return (
    <div ref={popover} role="dialog" aria-label={text('calendar.choose')} className={styles.calendar}>
      {children}
    </div>
  );
}
