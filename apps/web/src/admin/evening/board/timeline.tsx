import type { CalendarDayDto } from '@strapec/contracts';
import { type Minute, listBreakPeriods, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type PropsWithChildren,
  type SyntheticEvent,
  type UIEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addListeners } from '../../../shared/add-listeners';
import { type TimelineRow, toTimelineRows } from '../reservation/timeline-rows';
import { type DragContext, minuteAt, nearestStart, useVisitDrag } from './move-mode/use-visit-drag';
import {
  type Axis,
  type RowRun,
  fractionOnAxis,
  periodStyle,
  slotMinutes,
  startStyle,
  packPartiesInRows,
  listTicks,
  toRowRuns,
  joinStartsToPeriods,
} from './timeline-layout';
import { MovePreview } from './move-mode/move-preview';
import { isHoldExpired } from '../../data/table-status';
import { listEventHoldings } from './calendar-day-evening';
import { EventBlock, HoldBlock, VisitBlock, type VisitBlockProps } from './timeline-blocks';
import styles from './timeline.module.css';
import { type BoardParty, type EveningOverview, needsTable } from './evening-overview';
import { useBoardText } from './texts';
import type { MoveMode, PlannedMove } from './move-mode/use-move-mode';

interface TimelineProps {
  day: CalendarDayDto;
  overview: EveningOverview;
  axis: Axis;
  moveMode: MoveMode;
  onOpen: (party: BoardParty) => void;
  onOpenTable: (table: string) => void;
  onTapCell: (table: string, minute: Minute) => void;
}

export function Timeline({ day, overview, axis, moveMode, onOpen, onOpenTable, onTapCell }: TimelineProps) {
  const text = useBoardText();
  const openParties = overview.parties.filter(({ stage }) => stage !== 'finished');
  const activeHolds = day.held.filter((hold) => !isHoldExpired(hold));
  const occupants = [...openParties.map(({ reservation }) => reservation), ...activeHolds];
  const occupiedTableIds = occupants.flatMap((occupant) => occupant.tables);
  const rows = toTimelineRows(day.plan, occupiedTableIds);
  const rowTables = rows.map(({ id }) => id);
  const { currentMinute } = overview;
  const { move } = moveMode;
  const isFollowPaused = move !== null;
  const { scroller, isScrolledAway, scrollToNow, onScroll } = useScrollToNow({ axis, currentMinute, isFollowPaused });
  const rowsWithoutTable = packPartiesInRows(openParties.filter(needsTable));
  const sizeVariables = {
    '--slots': (axis.to - axis.from) / slotMinutes,
    '--lines': rowsWithoutTable.length,
    '--letters': Math.max(...rowTables.map((table) => table.length)),
  } as CSSProperties;
  const pressHandlers = usePressHandlers({ parties: openParties, scroller, axis, moveMode, onOpen, onTapCell });
  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        onScroll={onScroll}
        className={styles.scroller}
        aria-label={text('board.timeline')}
        data-moving={move !== null || undefined}
        tabIndex={openParties.length === 0 ? 0 : undefined} // otherwise the blocks take the focus
        {...pressHandlers}
      >
        <div className={styles.inner} style={sizeVariables}>
          <HoursHeader axis={axis} currentMinute={currentMinute} />
          {rowsWithoutTable.map((rowParties, index) => (
            <RowWithoutTable key={`line-${index}`} parties={rowParties} {...{ axis, currentMinute }} />
          ))}
          {rows.map((row, index) => (
            <TableRow key={row.id} row={row} onOpenTable={() => onOpenTable(row.id)}>
              {listBreakPeriods(day.hours).map((period) => (
                <span key={period.start} className={styles.break} style={periodStyle(axis, period)} aria-hidden />
              ))}
              <FreeStrips move={move} table={row.id} axis={axis} />
              {day.events.flatMap((event) =>
                listEventHoldings(event).flatMap((holding) =>
                  findRunsStartingIn(index, holding.tables, rowTables).map((run) => (
                    <EventBlock key={`${event.id} ${holding.start}`} {...{ event, holding, run, axis }} />
                  )),
                ),
              )}
              {activeHolds.flatMap((hold) =>
                findRunsStartingIn(index, hold.tables, rowTables).map((run) => (
                  <HoldBlock key={hold.id} hold={hold} run={run} axis={axis} />
                )),
              )}
              {openParties.flatMap((party) =>
                findRunsStartingIn(index, party.reservation.tables, rowTables).map(({ rowCount, isRepeated }) => (
                  <VisitBlock key={party.reservation.id} {...{ party, axis, currentMinute, rowCount, isRepeated }} />
                )),
              )}
            </TableRow>
          ))}
          {move && <MovePreview {...{ moveMode, move, axis, rowTables }} />}
          {isOnAxis(axis, currentMinute) && (
            <div
              className={styles.now}
              style={{ '--at': fractionOnAxis(currentMinute, axis) } as CSSProperties}
              aria-hidden
            />
          )}
        </div>
      </section>
      {isScrolledAway && (
        <Button className={styles.toNow} onClick={scrollToNow}>
          {text('board.now')}
        </Button>
      )}
    </div>
  );
}

interface PressContext extends DragContext, Pick<TimelineProps, 'onOpen' | 'onTapCell'> {
  parties: readonly BoardParty[];
}

/** On blocks and rows; during a move the rows take the press. */
function usePressHandlers({ parties, onOpen, onTapCell, ...dragContext }: PressContext) {
  const startDrag = useVisitDrag(dragContext);
  const { move, setTarget, begin } = dragContext.moveMode;
  const findParty = ({ target }: SyntheticEvent): BoardParty | undefined => {
    const { visit } = (target as Element).closest<HTMLElement>('[data-visit]')?.dataset ?? {};
    return parties.find(({ reservation }) => reservation.id === visit);
  };
  const handleClick = (event: MouseEvent) => {
    const lane = (event.target as Element).closest<HTMLElement>('[data-lane]');
    const table = lane?.dataset['lane'] ?? '';
    const minute = minuteAt(event.clientX, dragContext);
    const party = findParty(event);
    if (move) {
      const start = nearestStart(minute - 7, move.startOptions, move.target.start); // the quarter of an hour under the finger
      if (table) setTarget({ table, start });
    } else if (party) onOpen(party);
    else if (table && event.target === lane) onTapCell(table, minute);
  };
  return {
    onPointerDown: (event: PointerEvent) => startDrag(event, findParty(event)),
    onClick: handleClick,
    onKeyDown: (event: KeyboardEvent) => {
      const party = isMoveKey(event) && findParty(event);
      if (party) begin(party);
    },
  };
}

const isMoveKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'm' && !altKey && !ctrlKey && !metaKey;

const findRunsStartingIn = (rowIndex: number, tables: readonly string[], rowTables: readonly string[]): RowRun[] =>
  toRowRuns(tables, rowTables).filter(({ firstRow }) => firstRow === rowIndex);

function RowWithoutTable({
  parties,
  ...blockProps
}: Omit<VisitBlockProps, 'party'> & { parties: readonly BoardParty[] }) {
  const noTableText = useBoardText()('tables.none');
  return (
    <div role="group" aria-label={noTableText} className={styles.row} data-waiting>
      <span className={styles.table} aria-hidden>
        <span>{noTableText}</span>
      </span>
      <div className={styles.lane} data-lane="">
        {parties.map((party) => (
          <VisitBlock key={party.reservation.id} party={party} {...blockProps} />
        ))}
      </div>
    </div>
  );
}

interface TableRowProps {
  row: TimelineRow;
  onOpenTable: () => void;
}

function TableRow({ row: { id, seats, outOfUse }, onOpenTable, children }: PropsWithChildren<TableRowProps>) {
  const text = useBoardText();
  const reasonText = outOfUse && [text('tables.outOfUse'), outOfUse.reason].filter(Boolean).join(': ');
  return (
    <div
      role="group"
      aria-label={reasonText ? `${id}, ${reasonText}` : id}
      className={styles.row}
      data-out={outOfUse !== null || undefined}
      data-table={id}
    >
      <button
        type="button"
        className={styles.table}
        aria-label={text('table.title', { table: id })}
        onClick={onOpenTable}
      >
        <span>{id}</span> {seats && <small>{seats}</small>}
      </button>
      <div className={styles.lane} data-lane={id}>
        {reasonText && (
          <span className={styles.out} aria-hidden>
            {reasonText}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}

/** Deferred: a full evening takes some tenths of a second on a slow tablet. */
function FreeStrips({ move, table, axis }: { move: PlannedMove | null; table: string; axis: Axis }) {
  const findFreeStarts = useDeferredValue(move?.findFreeStarts);
  if (!move || findFreeStarts !== move.findFreeStarts) return null;
  const stayMinutes = move.startOptions.length === 1 ? move.target.minutes : undefined; // a seated party changes only its table
  return joinStartsToPeriods(findFreeStarts(table), stayMinutes).map((strip) => (
    <span key={strip.start} className={styles.free} style={periodStyle(axis, strip)} aria-hidden />
  ));
}

function HoursHeader({ axis, currentMinute }: { axis: Axis; currentMinute: number | null }) {
  const halfHours = listTicks(axis, slotMinutes).slice(0, -1);
  return (
    <div className={styles.hours} aria-hidden>
      <span className={styles.corner} />
      <div className={styles.ticks}>
        {halfHours.map((tick) => (
          <span key={tick} style={startStyle(axis, tick)} data-half={tick % 60 !== 0 || undefined}>
            {timeOfMinute(tick)}
          </span>
        ))}
        {isOnAxis(axis, currentMinute) && <b style={startStyle(axis, currentMinute)}>{timeOfMinute(currentMinute)}</b>}
      </div>
    </div>
  );
}

const isOnAxis = ({ from, to }: Axis, minute: number | null): minute is number =>
  minute !== null && minute >= from && minute <= to;

/** The current time stays one hour from the left edge until someone scrolls. */
function useScrollToNow({
  axis,
  currentMinute,
  isFollowPaused,
}: {
  axis: Axis;
  currentMinute: number | null;
  isFollowPaused: boolean;
}) {
  const scroller = useRef<HTMLElement>(null);
  const followedPosition = useRef<number | null>(null); // any other position was scrolled by hand
  const [isScrolledAway, setScrolledAway] = useState(false);
  const scrollToNow = useCallback(() => {
    const element = scroller.current;
    if (currentMinute === null || !element) return;
    element.scrollLeft = fractionOnAxis(currentMinute - slotMinutes * 2, axis) * element.scrollWidth;
    followedPosition.current = element.scrollLeft;
    setScrolledAway(false);
  }, [axis, currentMinute]);
  useLayoutEffect(() => {
    if (!isScrolledAway && (!isFollowPaused || followedPosition.current === null)) scrollToNow();
  }, [scrollToNow, isScrolledAway, isFollowPaused]);
  useEffect(() => addListeners(window, { resize: scrollToNow }), [scrollToNow]); // a tablet that is rotated
  const onScroll = ({ currentTarget }: UIEvent) =>
    setScrolledAway(currentMinute !== null && Math.abs(currentTarget.scrollLeft - (followedPosition.current ?? 0)) > 2);
  return { scroller, isScrolledAway, scrollToNow, onScroll };
}
