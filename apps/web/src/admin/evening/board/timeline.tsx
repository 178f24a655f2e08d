import type { CalendarDayDto } from '@strapec/contracts';
import { type Minute, breakPeriods, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import {
  type CSSProperties,
  type MouseEvent,
  type PropsWithChildren,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type RoomRow, roomRows } from '../reservation/room-rows';
import { minuteAt, nearestStart, useDrag } from './move-mode/use-drag';
import {
  type Axis,
  fractionOnAxis,
  periodStyle,
  slotMinutes,
  startStyle,
  packPartiesInRows,
  toRowRuns,
  joinStarts,
} from './timeline-layout';
import { MovePreview } from './move-mode/move-preview';
import { eventHoldings, isHoldActive } from './evening-state';
import { type BlockRun, EventBlock, HeldBlock, TimelineBlock, type TimelineBlockProps } from './timeline-blocks';
import styles from './timeline.module.css';
import { type Party, type EveningOverview, waitsForTable } from './evening-overview';
import { useBoardText } from './texts';
import type { MoveMode, PlannedMove } from './move-mode/use-move-mode';

interface TimelineProps {
  day: CalendarDayDto;
  overview: EveningOverview;
  axis: Axis;
  moveMode: MoveMode;
  onOpen: (party: Party) => void;
  onOpenTable: (table: string) => void;
  onTapCell: (table: string, minute: Minute) => void;
}

export function Timeline({ day, overview, axis, moveMode, onOpen, onOpenTable, onTapCell }: TimelineProps) {
  const text = useBoardText();
  const openParties = overview.parties.filter(({ stage }) => stage !== 'finished');
  const activeHolds = day.held.filter(isHoldActive);
  const occupants = [...openParties.map(({ reservation }) => reservation), ...activeHolds];
  const occupiedTables = occupants.flatMap((occupant) => occupant.tables);
  const rows = roomRows(day.plan, occupiedTables);
  const tables = rows.map(({ id }) => id);
  const { minute } = overview;
  const { scroller, isScrolledAway, follow } = useScrollToNow({ axis, minute, isPaused: moveMode.move !== null });
  const startDrag = useDrag({ scroller, axis, moveMode });
  const waitingRows = packPartiesInRows(openParties.filter(waitsForTable));
  const sizeVariables = {
    '--slots': (axis.to - axis.from) / slotMinutes,
    '--lines': waitingRows.length,
    '--letters': Math.max(...tables.map((table) => table.length)),
  } as CSSProperties;
  const openUnlessMoving = useOpenUnlessMoving(moveMode, onOpen);
  const blockProps = { axis, minute, onOpen: openUnlessMoving, onDragStart: startDrag, onMove: moveMode.begin };
  const handleLaneTap = (table: string) => (event: MouseEvent) => {
    const tappedMinute = minuteAt(event.clientX, { scroller: scroller.current, axis });
    if (!moveMode.move) return event.target === event.currentTarget ? onTapCell(table, tappedMinute) : undefined;
    const { starts, target } = moveMode.move;
    moveMode.setTarget({ table, start: nearestStart(tappedMinute - 7, starts, target.start) }); // the quarter of an hour under the finger
  };
  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={text('board.timeline')}
        data-moving={moveMode.move !== null || undefined}
        tabIndex={openParties.length === 0 ? 0 : undefined} // otherwise the blocks take the focus
      >
        <div className={styles.inner} style={sizeVariables}>
          <HoursHeader axis={axis} minute={minute} />
          {waitingRows.map((rowParties, index) => (
            <WaitingRow key={`line-${index}`} parties={rowParties} {...blockProps} />
          ))}
          {rows.map((row, index) => (
            <TableRow key={row.id} row={row} onTap={handleLaneTap(row.id)} onOpenTable={() => onOpenTable(row.id)}>
              {breakPeriods(day.hours).map((period) => (
                <span key={period.start} className={styles.break} style={periodStyle(axis, period)} aria-hidden />
              ))}
              <FreeStrips move={moveMode.move} table={row.id} axis={axis} />
              {day.events.flatMap((event) =>
                eventHoldings(event).flatMap((held) =>
                  findRunsStartingIn(index, held.tables, tables).map((run) => (
                    <EventBlock key={`${event.id} ${held.start}`} {...{ event, held, run, axis }} />
                  )),
                ),
              )}
              {activeHolds.flatMap((place) =>
                findRunsStartingIn(index, place.tables, tables).map((run) => (
                  <HeldBlock key={place.id} place={place} run={run} axis={axis} />
                )),
              )}
              {openParties.flatMap((party) =>
                findRunsStartingIn(index, party.reservation.tables, tables).map(({ count, isRepeated }) => (
                  <TimelineBlock key={party.reservation.id} party={party} {...{ ...blockProps, count, isRepeated }} />
                )),
              )}
            </TableRow>
          ))}
          {moveMode.move && <MovePreview moveMode={moveMode} move={moveMode.move} axis={axis} tables={tables} />}
          {isOnAxis(axis, minute) && (
            <div className={styles.now} style={{ '--at': fractionOnAxis(minute, axis) } as CSSProperties} aria-hidden />
          )}
        </div>
      </section>
      {isScrolledAway && (
        <Button className={styles.toNow} onClick={follow}>
          {text('board.now')}
        </Button>
      )}
    </div>
  );
}

/** During a move the rows take the press. Stable, because sixty blocks receive it. */
function useOpenUnlessMoving({ move }: MoveMode, onOpen: (party: Party) => void): (party: Party) => void {
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    isMoving.current = move !== null;
  }, [move]);
  return useCallback((party) => !isMoving.current && onOpen(party), [onOpen]);
}

function findRunsStartingIn(row: number, tables: readonly string[], rows: readonly string[]): BlockRun[] {
  const runs = toRowRuns(tables, rows);
  return runs.flatMap((run, index) => (run.first === row ? [{ ...run, isRepeated: index > 0 }] : []));
}

function WaitingRow({ parties, ...block }: Omit<TimelineBlockProps, 'party'> & { parties: readonly Party[] }) {
  const name = useBoardText()('tables.none');
  return (
    <div role="group" aria-label={name} className={styles.row} data-waiting>
      <span className={styles.table} aria-hidden>
        <span>{name}</span>
      </span>
      <div className={styles.lane} data-lane>
        {parties.map((party) => (
          <TimelineBlock key={party.reservation.id} party={party} {...block} />
        ))}
      </div>
    </div>
  );
}

interface TableRowProps {
  row: RoomRow;
  onTap: (event: MouseEvent) => void;
  onOpenTable: () => void;
}

function TableRow({ row: { id, seats, outOfUse }, onTap, onOpenTable, children }: PropsWithChildren<TableRowProps>) {
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
      <div className={styles.lane} data-lane onClick={onTap}>
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
  const stayMinutes = move.starts.length === 1 ? move.target.minutes : undefined; // a seated party changes only its table
  return joinStarts(findFreeStarts(table), stayMinutes).map((strip) => (
    <span key={strip.start} className={styles.free} style={periodStyle(axis, strip)} aria-hidden />
  ));
}

function HoursHeader({ axis, minute }: { axis: Axis; minute: number | null }) {
  const halfHours = Array.from(
    { length: (axis.to - axis.from) / slotMinutes },
    (_, index) => axis.from + index * slotMinutes,
  );
  return (
    <div className={styles.hours} aria-hidden>
      <span className={styles.corner} />
      <div className={styles.ticks}>
        {halfHours.map((tick) => (
          <span key={tick} style={startStyle(axis, tick)} data-half={tick % 60 !== 0 || undefined}>
            {timeOfMinute(tick)}
          </span>
        ))}
        {isOnAxis(axis, minute) && <b style={startStyle(axis, minute)}>{timeOfMinute(minute)}</b>}
      </div>
    </div>
  );
}

const isOnAxis = ({ from, to }: Axis, minute: number | null): minute is number =>
  minute !== null && minute >= from && minute <= to;

/** The current time stays one hour from the left edge until someone scrolls. */
function useScrollToNow({ axis, minute, isPaused }: { axis: Axis; minute: number | null; isPaused: boolean }) {
  const scroller = useRef<HTMLElement>(null);
  const followedPosition = useRef<number | null>(null); // any other position was scrolled by hand
  const [isScrolledAway, setScrolledAway] = useState(false);
  const follow = useCallback(() => {
    const element = scroller.current;
    if (minute === null || !element) return;
    element.scrollLeft = fractionOnAxis(minute - slotMinutes * 2, axis) * element.scrollWidth;
    followedPosition.current = element.scrollLeft;
    setScrolledAway(false);
  }, [axis, minute]);
  useLayoutEffect(() => {
    if (!isScrolledAway && (!isPaused || followedPosition.current === null)) follow();
  }, [follow, isScrolledAway, isPaused]);
  useEffect(() => {
    const element = scroller.current;
    const checkPosition = () =>
      element && setScrolledAway(minute !== null && Math.abs(element.scrollLeft - (followedPosition.current ?? 0)) > 2);
    element?.addEventListener('scroll', checkPosition, { passive: true });
    addEventListener('resize', follow); // a tablet that is rotated
    return () => {
      element?.removeEventListener('scroll', checkPosition);
      removeEventListener('resize', follow);
    };
  }, [follow, minute]);
  return { scroller, isScrolledAway, follow };
}
