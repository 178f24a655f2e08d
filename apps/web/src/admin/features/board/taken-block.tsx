import type { CalendarEventDto, HeldPlaceDto } from '@strapec/contracts';
import { timeOfMinute } from '@strapec/domain';
import { localMomentOf } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { type Axis, type Run, placeOn } from './layout';
import { useBoardText } from './texts';
import styles from './timeline.module.css';

/** The rows of a block; what lies apart is told once, and drawn at each. */
export type BlockRun = Run & { isRepeated: boolean };

/** A place that waits for a guest to confirm it, or for the house to agree: nobody's yet, and not free either. */
export function HeldBlock({ place, run, axis }: { place: HeldPlaceDto; run: BlockRun; axis: Axis }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const { isForChange, heldUntil } = place;
  const why = text(isForChange ? 'held.change' : 'held.guest');
  const until = isForChange
    ? instantInWords(heldUntil, language)
    : timeOfMinute(localMomentOf(new Date(heldUntil)).minute);
  return (
    <div className={styles.held} style={placeOn(axis, place, run.count)} aria-hidden={run.isRepeated}>
      <span className={styles.title}>
        <b className={styles.size}>{place.partySize}</b>
        <strong>{why}</strong>
      </span>
      <span className={styles.line}>{text('held.until', { instant: until })}</span>
    </div>
  );
}

/** An event at its tables. */
export function EventBlock({ event, run, axis }: { event: CalendarEventDto; run: BlockRun; axis: Axis }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  return (
    <div className={styles.event} style={placeOn(axis, event, run.count)} aria-hidden={run.isRepeated}>
      <strong>{text('event.block', { title })}</strong>
      <span>
        {timeOfMinute(event.start)}–{timeOfMinute(event.end)}
      </span>
    </div>
  );
}
