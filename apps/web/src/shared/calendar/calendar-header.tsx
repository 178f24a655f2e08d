import styles from './calendar.module.css';
import { useCalendarText } from './texts';

/** The month's name between the ways to the months around it; a way that leads nowhere is disabled. */
export function CalendarHeader(props: { title: string; onPrevious?: () => void; onNext?: () => void }) {
  const text = useCalendarText();
  const { title, onPrevious, onNext } = props;
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={styles.turn}
        aria-label={text('calendar.previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <Arrow path="M12 4l-6 6 6 6" />
      </button>
      <p className={styles.title} aria-live="polite">
        {title}
      </p>
      <button
        type="button"
        className={styles.turn}
        aria-label={text('calendar.next')}
        disabled={!onNext}
        onClick={onNext}
      >
        <Arrow path="M8 4l6 6-6 6" />
      </button>
    </div>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
