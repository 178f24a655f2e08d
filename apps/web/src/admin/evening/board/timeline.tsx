import type { CalendarDayDto, TableOutDto } from '@strapec/contracts';
import { type Minute, breakPeriods, timeOfMinute } from '@strapec/domain';
import Button from 'antd/es/button';
import {
  type CSSProperties,
  type MouseEvent,
  type PropsWithChildren,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { roomRows } from '../reservation/room-rows';
import { minuteAt, nearestStart, useDrag } from './moving/use-drag';
import {
  type Axis,
  toPartyLines,
  axisStyle,
  toRowRuns,
  fractionOnAxis,
  slotMinutes,
  toStrips,
} from './timeline-layout';
import { MovePreview } from './moving/move-preview';
import { eventHoldings, isHoldActive } from './evening-state';
import { type BlockRun, EventBlock, HeldBlock, TimelineBlock } from './timeline-block';
import styles from './timeline.module.css';
import { type Party, type Tonight, waitsForTable } from './tonight';
import { useBoardText } from './texts';
import type { Mover, MovingParty } from './moving/use-moving';

interface TimelineProps {
  day: CalendarDayDto;
  tonight: Tonight;
  axis: Axis;
  mover: Mover;
  onOpen: (party: Party) => void;
  onOpenTable: (table: string) => void;
  onTapCell: (table: string, minute: Minute) => void;
}

export function Timeline({ day, tonight, axis, mover, onOpen, onOpenTable, onTapCell }: TimelineProps) {
  const text = useBoardText();
  const openParties = tonight.parties.filter(({ stage }) => stage !== 'finished');
  const activeHolds = day.held.filter(isHoldActive);
  const occupiedTableIds = [...openParties.map(({ reservation }) => reservation), ...activeHolds].flatMap(
    (one) => one.tables,
  );
  const rows = roomRows(day.plan, occupiedTableIds);
  const tables = rows.map(({ id }) => id);
  const { minute } = tonight;
  const { scroller, isElsewhere, follow } = useScrollToNow({ axis, minute, isPaused: mover.moving !== null });
  const startDrag = useDrag({ scroller, axis, mover });
  const waitingLines = toPartyLines(openParties.filter(waitsForTable));
  const longestName = Math.max(...tables.map((table) => table.length));
  const slotCount = (axis.to - axis.from) / slotMinutes;
  const sizeVariables = {
    '--slots': slotCount,
    '--lines': waitingLines.length,
    '--letters': longestName,
  } as CSSProperties;
  const openUnlessMoving = useOpenUnlessMoving(mover, onOpen);
  const blockProps = { axis, minute, onOpen: openUnlessMoving, onDragStart: startDrag, onMove: mover.begin };
  const tapLane = (table: string) => (event: MouseEvent) => {
    const tappedMinute = minuteAt(event.clientX, { scroller: scroller.current, axis });
    if (!mover.moving) return event.target === event.currentTarget ? onTapCell(table, tappedMinute) : undefined;
    const { starts, target } = mover.moving;
    mover.setTarget({ table, start: nearestStart(tappedMinute - 7, starts, target.start) }); // the quarter of an hour under the finger
  };
  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={text('board.timeline')}
        data-moving={mover.moving !== null || undefined}
        tabIndex={openParties.length === 0 ? 0 : undefined} // otherwise the blocks take the focus
      >
        <div className={styles.inner} style={sizeVariables}>
          <HoursHeader axis={axis} minute={minute} />
          {waitingLines.map((line, index) => (
            <TableRow key={`line-${index}`} name={text('tables.none')} isWaiting>
              {line.map((party) => (
                <TimelineBlock key={party.reservation.id} party={party} {...blockProps} />
              ))}
            </TableRow>
          ))}
          {rows.map(({ id: table, seats, out }, index) => (
            <TableRow
              key={table}
              name={table}
              seats={seats}
              outOfUse={out}
              onTapLane={tapLane(table)}
              onTable={() => onOpenTable(table)}
            >
              {breakPeriods(day.hours).map((pause) => (
                <span key={pause.start} className={styles.break} style={axisStyle(axis, pause)} aria-hidden />
              ))}
              <FreeStrips moving={mover.moving} table={table} axis={axis} />
              {day.events.flatMap((event) =>
                eventHoldings(event).flatMap((held) =>
                  runsStartingAt(index, held.tables, tables).map((run) => (
                    <EventBlock key={`${event.id} ${held.start}`} {...{ event, held, run, axis }} />
                  )),
                ),
              )}
              {activeHolds.flatMap((place) =>
                runsStartingAt(index, place.tables, tables).map((run) => (
                  <HeldBlock key={place.id} place={place} run={run} axis={axis} />
                )),
              )}
              {openParties.flatMap((party) =>
                runsStartingAt(index, party.reservation.tables, tables).map(({ count, isRepeated }) => (
                  <TimelineBlock key={party.reservation.id} party={party} {...{ ...blockProps, count, isRepeated }} />
                )),
              )}
            </TableRow>
          ))}
          {mover.moving && <MovePreview mover={mover} moving={mover.moving} axis={axis} tables={tables} />}
          {isOnAxis(axis, minute) && (
            <div className={styles.now} style={{ '--at': fractionOnAxis(minute, axis) } as CSSProperties} aria-hidden />
          )}
        </div>
      </section>
      {isElsewhere && (
        <Button className={styles.toNow} onClick={follow}>
          {text('board.now')}
        </Button>
      )}
    </div>
  );
}

/** During a move the rows take the press. Stable, because sixty blocks receive it. */
function useOpenUnlessMoving({ moving }: Mover, onOpen: (party: Party) => void): (party: Party) => void {
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    isMoving.current = moving !== null;
  }, [moving]);
  return useCallback((party) => !isMoving.current && onOpen(party), [onOpen]);
}

function runsStartingAt(row: number, tables: readonly string[], rows: readonly string[]): BlockRun[] {
  const runs = toRowRuns(tables, rows);
  return runs.flatMap((run, index) => (run.first === row ? [{ ...run, isRepeated: index > 0 }] : []));
}

interface TableRowProps {
  name: string;
  seats?: number | null;
  outOfUse?: Pick<TableOutDto, 'reason'> | null;
  isWaiting?: boolean;
  onTapLane?: (event: MouseEvent) => void;
  onTable?: () => void;
}

function TableRow({
  name,
  seats,
  outOfUse = null,
  isWaiting,
  onTapLane,
  onTable,
  children,
}: PropsWithChildren<TableRowProps>) {
  const text = useBoardText();
  const reasonText = outOfUse && [text('tables.outOfUse'), outOfUse.reason].filter(Boolean).join(': ');
  return (
    <div
      role="group"
      aria-label={reasonText ? `${name}, ${reasonText}` : name}
      className={styles.row}
      data-waiting={isWaiting}
      data-out={outOfUse !== null || undefined}
      {...(!isWaiting && { 'data-table': name })}
    >
      <TableHead {...{ name, seats, onTable }} />
      <div className={styles.lane} data-lane onClick={onTapLane}>
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

function TableHead({ name, seats, onTable }: Pick<TableRowProps, 'name' | 'seats' | 'onTable'>) {
  const text = useBoardText();
  return onTable ? (
    <button type="button" className={styles.table} aria-label={text('table.title', { table: name })} onClick={onTable}>
      <span>{name}</span> {seats && <small>{seats}</small>}
    </button>
  ) : (
    <span className={styles.table} aria-hidden>
      <span>{name}</span>
    </span>
  );
}

function FreeStrips({ moving, table, axis }: { moving: MovingParty | null; table: string; axis: Axis }) {
  const { freeStarts, starts = [], target } = moving ?? {};
  const stayMinutes = starts.length === 1 ? target?.minutes : undefined; // a seated party changes only its table
  return toStrips(freeStarts?.get(table) ?? [], stayMinutes).map((strip) => (
    <span key={strip.start} className={styles.free} style={axisStyle(axis, strip)} aria-hidden />
  ));
}

function HoursHeader({ axis, minute }: { axis: Axis; minute: number | null }) {
  const halfHours = Array.from(
    { length: (axis.to - axis.from) / slotMinutes },
    (_, index) => axis.from + index * slotMinutes,
  );
  const positionAt = (tick: number): CSSProperties => ({ insetInlineStart: `${fractionOnAxis(tick, axis) * 100}%` });
  return (
    <div className={styles.hours} aria-hidden>
      <span className={styles.corner} />
      <div className={styles.ticks}>
        {halfHours.map((tick) => (
          <span key={tick} style={positionAt(tick)} data-half={tick % 60 !== 0 || undefined}>
            {timeOfMinute(tick)}
          </span>
        ))}
        {isOnAxis(axis, minute) && <b style={positionAt(minute)}>{timeOfMinute(minute)}</b>}
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
  const [isElsewhere, setElsewhere] = useState(false);
  const follow = useCallback(() => {
    const element = scroller.current;
    if (minute === null || !element) return;
    element.scrollLeft = fractionOnAxis(minute - slotMinutes * 2, axis) * element.scrollWidth;
    followedPosition.current = element.scrollLeft;
    setElsewhere(false);
  }, [axis, minute]);
  useLayoutEffect(() => {
    if (!isElsewhere && (!isPaused || followedPosition.current === null)) follow();
  }, [follow, isElsewhere, isPaused]);
  useEffect(() => {
    const element = scroller.current;
    const checkPosition = () =>
      element && setElsewhere(minute !== null && Math.abs(element.scrollLeft - (followedPosition.current ?? 0)) > 2);
    element?.addEventListener('scroll', checkPosition, { passive: true });
    addEventListener('resize', follow); // a tablet that is rotated
    return () => {
      element?.removeEventListener('scroll', checkPosition);
      removeEventListener('resize', follow);
    };
  }, [follow, minute]);
  return { scroller, isElsewhere, follow };
}
