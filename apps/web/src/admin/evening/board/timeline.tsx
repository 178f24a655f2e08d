import type { CalendarDayDto, TableOutDto } from '@strapec/contracts';
import { type Minute, breaksIn, timeOfMinute } from '@strapec/domain';
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
import { minuteAt, nearest, useDrag } from './moving/drag';
import { type Axis, linesOf, placeOn, runsOf, shareOf, slot, stripsOf } from './layout';
import { MoverLayer } from './moving/mover-layer';
import { heldBy, isStillHeld } from './evening-state-of';
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
  onTable: (table: string) => void;
  onCell: (table: string, minute: Minute) => void;
}

export function Timeline({ day, tonight, axis, mover, onOpen, onTable, onCell }: TimelineProps) {
  const text = useBoardText();
  const shown = tonight.parties.filter(({ stage }) => stage !== 'finished');
  const held = day.held.filter(isStillHeld);
  const used = [...shown.map(({ reservation }) => reservation), ...held].flatMap((one) => one.tables);
  const rows = roomRows(day.plan, used);
  const tables = rows.map(({ id }) => id);
  const { minute } = tonight;
  const { scroller, isElsewhere, follow } = useFollowsNow({ axis, minute, isPaused: mover.moving !== null });
  const grip = useDrag({ scroller, axis, mover });
  const lines = linesOf(shown.filter(waitsForTable));
  const longest = Math.max(...tables.map((table) => table.length));
  const slots = (axis.to - axis.from) / slot;
  const size = { '--slots': slots, '--lines': lines.length, '--letters': longest } as CSSProperties;
  const open = useOpenAtRest(mover, onOpen);
  const block = { axis, minute, onOpen: open, onGrip: grip, onMove: mover.begin };
  const press = (table: string) => (event: MouseEvent) => {
    const at = minuteAt(event.clientX, { scroller: scroller.current, axis });
    if (!mover.moving) return event.target === event.currentTarget ? onCell(table, at) : undefined;
    const { starts, target } = mover.moving;
    mover.setTarget({ table, start: nearest(at - 7, starts, target.start) }); // the quarter of an hour under the finger
  };
  return (
    <div className={styles.frame}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={text('board.timeline')}
        data-moving={mover.moving !== null || undefined}
        tabIndex={shown.length === 0 ? 0 : undefined} // otherwise the blocks take the focus
      >
        <div className={styles.inner} style={size}>
          <Hours axis={axis} minute={minute} />
          {lines.map((line, index) => (
            <Row key={`line-${index}`} name={text('tables.none')} isWaiting>
              {line.map((party) => (
                <TimelineBlock key={party.reservation.id} party={party} {...block} />
              ))}
            </Row>
          ))}
          {rows.map(({ id: table, seats, out }, index) => (
            <Row key={table} name={table} seats={seats} out={out} onLane={press(table)} onTable={() => onTable(table)}>
              {breaksIn(day.hours).map((pause) => (
                <span key={pause.start} className={styles.break} style={placeOn(axis, pause)} aria-hidden />
              ))}
              <FreeStrips moving={mover.moving} table={table} axis={axis} />
              {day.events.flatMap((event) =>
                heldBy(event).flatMap((held) =>
                  runsFrom(index, held.tables, tables).map((run) => (
                    <EventBlock key={`${event.id} ${held.start}`} {...{ event, held, run, axis }} />
                  )),
                ),
              )}
              {held.flatMap((place) =>
                runsFrom(index, place.tables, tables).map((run) => (
                  <HeldBlock key={place.id} place={place} run={run} axis={axis} />
                )),
              )}
              {shown.flatMap((party) =>
                runsFrom(index, party.reservation.tables, tables).map(({ count, isRepeated }) => (
                  <TimelineBlock key={party.reservation.id} party={party} {...{ ...block, count, isRepeated }} />
                )),
              )}
            </Row>
          ))}
          {mover.moving && <MoverLayer mover={mover} moving={mover.moving} axis={axis} tables={tables} />}
          {isOn(axis, minute) && (
            <div className={styles.now} style={{ '--at': shareOf(minute, axis) } as CSSProperties} aria-hidden />
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
function useOpenAtRest({ moving }: Mover, onOpen: (party: Party) => void): (party: Party) => void {
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    isMoving.current = moving !== null;
  }, [moving]);
  return useCallback((party) => !isMoving.current && onOpen(party), [onOpen]);
}

function runsFrom(row: number, tables: readonly string[], rows: readonly string[]): BlockRun[] {
  const runs = runsOf(tables, rows);
  return runs.flatMap((run, index) => (run.first === row ? [{ ...run, isRepeated: index > 0 }] : []));
}

interface RowProps {
  name: string;
  seats?: number | null;
  out?: Pick<TableOutDto, 'reason'> | null;
  isWaiting?: boolean;
  onLane?: (event: MouseEvent) => void;
  onTable?: () => void;
}

function Row({ name, seats, out = null, isWaiting, onLane, onTable, children }: PropsWithChildren<RowProps>) {
  const text = useBoardText();
  const why = out && [text('tables.outOfUse'), out.reason].filter(Boolean).join(': ');
  return (
    <div
      role="group"
      aria-label={why ? `${name}, ${why}` : name}
      className={styles.row}
      data-waiting={isWaiting}
      data-out={out !== null || undefined}
      {...(!isWaiting && { 'data-table': name })}
    >
      <Head {...{ name, seats, onTable }} />
      <div className={styles.lane} data-lane onClick={onLane}>
        {why && (
          <span className={styles.out} aria-hidden>
            {why}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}

function Head({ name, seats, onTable }: Pick<RowProps, 'name' | 'seats' | 'onTable'>) {
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
  const stay = starts.length === 1 ? target?.minutes : undefined; // a seated party changes only its table
  return stripsOf(freeStarts?.get(table) ?? [], stay).map((strip) => (
    <span key={strip.start} className={styles.free} style={placeOn(axis, strip)} aria-hidden />
  ));
}

function Hours({ axis, minute }: { axis: Axis; minute: number | null }) {
  const halfHours = Array.from({ length: (axis.to - axis.from) / slot }, (_, index) => axis.from + index * slot);
  const at = (of: number): CSSProperties => ({ insetInlineStart: `${shareOf(of, axis) * 100}%` });
  return (
    <div className={styles.hours} aria-hidden>
      <span className={styles.corner} />
      <div className={styles.ticks}>
        {halfHours.map((tick) => (
          <span key={tick} style={at(tick)} data-half={tick % 60 !== 0 || undefined}>
            {timeOfMinute(tick)}
          </span>
        ))}
        {isOn(axis, minute) && <b style={at(minute)}>{timeOfMinute(minute)}</b>}
      </div>
    </div>
  );
}

const isOn = ({ from, to }: Axis, minute: number | null): minute is number =>
  minute !== null && minute >= from && minute <= to;

/** The current time stays one hour from the left edge until someone scrolls. */
function useFollowsNow({ axis, minute, isPaused }: { axis: Axis; minute: number | null; isPaused: boolean }) {
  const scroller = useRef<HTMLElement>(null);
  const own = useRef<number | null>(null); // any other position was scrolled by hand
  const [isElsewhere, setElsewhere] = useState(false);
  const follow = useCallback(() => {
    const element = scroller.current;
    if (minute === null || !element) return;
    element.scrollLeft = shareOf(minute - slot * 2, axis) * element.scrollWidth;
    own.current = element.scrollLeft;
    setElsewhere(false);
  }, [axis, minute]);
  useLayoutEffect(() => {
    if (!isElsewhere && (!isPaused || own.current === null)) follow();
  }, [follow, isElsewhere, isPaused]);
  useEffect(() => {
    const element = scroller.current;
    const look = () =>
      element && setElsewhere(minute !== null && Math.abs(element.scrollLeft - (own.current ?? 0)) > 2);
    element?.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', follow); // a tablet that is rotated
    return () => {
      element?.removeEventListener('scroll', look);
      removeEventListener('resize', follow);
    };
  }, [follow, minute]);
  return { scroller, isElsewhere, follow };
}
