import type { CalendarEventDto, HeldPlaceDto } from '@strapec/contracts';
import { type Holding, type Minute, timeOfMinute } from '@strapec/domain';
import { type KeyboardEvent, type PointerEvent, memo } from 'react';
import { localMomentOf } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../ui/time/date-words';
import { type Axis, type Run, placeOn } from './layout';
import { Marks, StatusIcon } from './marks';
import styles from './timeline.module.css';
import { type Party, waitsForTable } from './tonight';
import { useBoardText } from './texts';
import { usePartyWords } from './use-party-words';

interface TimelineBlockProps {
  party: Party;
  axis: Axis;
  count?: number;
  /** Another block shows the same party, whose tables are not adjacent. */
  isRepeated?: boolean;
  minute: Minute | null;
  onOpen: (party: Party) => void;
  onGrip: (event: PointerEvent<HTMLElement>, party: Party) => void;
  onMove: (party: Party) => void;
}

/** Sixty of them are drawn. */
// eslint-disable-next-line complexity -- one attribute for each thing that the style sheet asks
export const TimelineBlock = memo(function TimelineBlock({
  party,
  axis,
  count,
  isRepeated = false,
  minute,
  ...does
}: TimelineBlockProps) {
  const words = usePartyWords();
  const { reservation, name } = party;
  const end = party.over > 0 && minute !== null ? Math.max(party.end, minute) : party.end;
  return (
    <button
      type="button"
      className={styles.block}
      style={placeOn(axis, { start: party.from, end }, count)}
      data-visit={reservation.id}
      data-status={reservation.status}
      data-stage={party.stage}
      data-over={party.over > 0 || undefined}
      data-warned={party.next !== null || undefined}
      data-without-table={waitsForTable(party) || undefined}
      aria-label={words.all(party)}
      {...(isRepeated && { 'aria-hidden': true, tabIndex: -1 })}
      aria-keyshortcuts="m"
      onPointerDown={(event) => does.onGrip(event, party)}
      onKeyDown={(event) => isMoveKey(event) && does.onMove(party)}
      onClick={() => does.onOpen(party)}
    >
      <span className={styles.title}>
        <StatusIcon party={party} />
        <b className={styles.size}>{reservation.partySize}</b>
        <strong>{reservation.lastName || name}</strong>
      </span>
      <Line party={party} />
    </button>
  );
});

/** Warnings first: the end may be cut off. */
function Line({ party }: { party: Party }) {
  const words = usePartyWords();
  const [notice, hint] = [words.nowOf(party), words.nextInShort(party)];
  return (
    <span className={styles.line}>
      <Marks party={party} />
      {hint && <span className={styles.hint}>{hint}</span>}
      {!hint && notice && <span className={styles.notice}>{notice}</span>}
      <span className={styles.span}>{words.spanOf(party)}</span>
    </span>
  );
}

const isMoveKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'm' && !altKey && !ctrlKey && !metaKey;

/** Screen readers read only the first of several runs. */
export type BlockRun = Run & { isRepeated: boolean };

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

interface EventBlockProps {
  event: CalendarEventDto;
  held: Holding;
  run: BlockRun;
  axis: Axis;
}

export function EventBlock({ event, held, run, axis }: EventBlockProps) {
  const text = useBoardText();
  const { language } = useLanguage();
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  return (
    <div className={styles.event} style={placeOn(axis, held, run.count)} aria-hidden={run.isRepeated}>
      <strong>{text('event.block', { title })}</strong>
      <span>
        {timeOfMinute(event.start)}–{timeOfMinute(event.end)}
      </span>
    </div>
  );
}
