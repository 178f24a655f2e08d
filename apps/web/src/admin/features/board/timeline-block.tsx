import type { Minute } from '@strapec/domain';
import { type KeyboardEvent, type PointerEvent, memo } from 'react';
import { type Axis, placeOn } from './layout';
import { Marks, StatusIcon } from './marks';
import styles from './timeline.module.css';
import { type Party, waitsForTable } from './tonight';
import { usePartyWords } from './use-party-words';

interface TimelineBlockProps {
  party: Party;
  axis: Axis;
  /** Rows that its tables lie over. */
  count?: number;
  /** Its tables lie apart, and it is drawn at the others already. */
  isRepeated?: boolean;
  minute: Minute | null;
  onOpen: (party: Party) => void;
  /** Somebody takes hold of it. */
  onGrip: (event: PointerEvent<HTMLElement>, party: Party) => void;
  /** Somebody wants to move it by keyboard. */
  onMove: (party: Party) => void;
}

/** A visit at its tables for its stay: who, how many, how it stands with them. Drawn anew only when something of it changes. */
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
  return (
    <button
      type="button"
      className={styles.block}
      style={placeOn(axis, stretchOf(party, minute), count)}
      {...looksOf(party)}
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

/** What has to be known first, so that no minutes push it out; then who waits for the table, else how late it is; and the times. */
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

/** Guests who sit are drawn from when they sat down, and those who sit on until now. */
function stretchOf({ from: start, end, over }: Party, minute: Minute | null): { start: Minute; end: Minute } {
  return { start, end: over > 0 && minute !== null ? Math.max(end, minute) : end };
}

const isMoveKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'm' && !altKey && !ctrlKey && !metaKey;

/** What the style sheet asks about a party. */
const looksOf = (party: Party) => ({
  'data-visit': party.reservation.id,
  'data-status': party.reservation.status,
  'data-stage': party.stage,
  'data-over': party.over > 0 || undefined,
  'data-warned': party.next !== null || undefined,
  'data-without-table': waitsForTable(party) || undefined,
});
