import type { CalendarEventDto, HeldPlaceDto } from '@strapec/contracts';
import { type TableHolding, type Minute, timeOfMinute } from '@strapec/domain';
import { memo } from 'react';
import { toLocalDateTime } from '../../../shared/clock';
import { useLanguage } from '../../../shared/i18n/language-context';
import { formatInstant } from '../../ui/time/date-words';
import parts from '../../ui/parts.module.css';
import { type Axis, type RowRun, periodStyle } from './timeline-layout';
import { PartyMarks, StatusIcon } from './party-marks';
import styles from './timeline.module.css';
import { type BoardParty, needsTable } from './evening-overview';
import { useBoardText } from './texts';
import { usePartyFormat } from './use-party-format';

export interface VisitBlockProps {
  party: BoardParty;
  axis: Axis;
  rowCount?: number;
  isRepeated?: boolean;
  currentMinute: Minute | null;
}

/** Sixty of them are drawn; the timeline handles what is pressed on them. */
export const VisitBlock = memo(function VisitBlock({
  party,
  axis,
  rowCount,
  isRepeated,
  currentMinute,
}: VisitBlockProps) {
  const format = usePartyFormat();
  const { reservation, name } = party;
  const end = party.overstayMinutes > 0 && currentMinute !== null ? Math.max(party.end, currentMinute) : party.end;
  return (
    <button
      type="button"
      className={styles.block}
      style={periodStyle(axis, { start: party.shownStart, end }, rowCount)}
      data-visit={reservation.id}
      data-status={reservation.status}
      data-stage={party.stage}
      data-over={party.overstayMinutes > 0 || undefined}
      data-warned={party.nextParty !== null || undefined}
      data-without-table={needsTable(party) || undefined}
      aria-label={format.partyLabel(party)}
      {...(isRepeated && { 'aria-hidden': true, tabIndex: -1 })}
      aria-keyshortcuts="m"
    >
      <span className={styles.title}>
        <StatusIcon party={party} />
        <b className={styles.size}>{reservation.partySize}</b>
        <strong>{reservation.lastName || name}</strong>
      </span>
      <BlockDetails party={party} />
    </button>
  );
});

/** Warnings first: the end may be cut off. */
function BlockDetails({ party }: { party: BoardParty }) {
  const format = usePartyFormat();
  const [notice, nextPartyText] = [format.noticeText(party), format.nextPartyShortText(party)];
  return (
    <span className={styles.line}>
      <PartyMarks party={party} />
      {nextPartyText && <span className={`${parts.warning} ${parts.strong}`}>{nextPartyText}</span>}
      {!nextPartyText && notice && <span className={`${parts.bad} ${parts.strong} ${styles.notice}`}>{notice}</span>}
      <span className={parts.muted}>{format.periodText(party)}</span>
    </span>
  );
}

interface BlockProps {
  run: RowRun;
  axis: Axis;
}

export function HoldBlock({ hold, run, axis }: BlockProps & { hold: HeldPlaceDto }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const { isForChange, heldUntil } = hold;
  const holdText = text(isForChange ? 'held.change' : 'held.guest');
  const untilText = isForChange
    ? formatInstant(heldUntil, language)
    : timeOfMinute(toLocalDateTime(new Date(heldUntil)).minute);
  return (
    <div className={styles.held} style={periodStyle(axis, hold, run.rowCount)} aria-hidden={run.isRepeated}>
      <span className={styles.title}>
        <b className={styles.size}>{hold.partySize}</b>
        <strong>{holdText}</strong>
      </span>
      <span className={styles.line}>{text('held.until', { instant: untilText })}</span>
    </div>
  );
}

export function EventBlock({
  event,
  holding,
  run,
  axis,
}: BlockProps & { event: CalendarEventDto; holding: TableHolding }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  return (
    <div className={styles.event} style={periodStyle(axis, holding, run.rowCount)} aria-hidden={run.isRepeated}>
      <strong>{text('event.block', { title })}</strong>
      <span>
        {timeOfMinute(event.start)}–{timeOfMinute(event.end)}
      </span>
    </div>
  );
}
