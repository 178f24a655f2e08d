import { type DrawnRoom, type RoomTable, roomLimits } from '@strapec/domain';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../ui/parts.module.css';
import { JoinLines, TableShape, extentOf, placeOfTable } from './room-drawing';
import { type Chosen, movedTable, withoutTables } from './room-edits';
import styles from './room.module.css';
import { useVenueText } from '../texts';

interface RoomCanvasProps {
  room: DrawnRoom;
  onChange: (room: DrawnRoom) => void;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export function RoomCanvas({ room, onChange, chosen, onChoose }: RoomCanvasProps) {
  const text = useVenueText();
  const [announcement, announce] = useState('');
  const drag = useTableDrag(room, onChange);
  const rows = Math.min(roomLimits.rows, Math.max(14, extentOf(room).rows + 3));
  const toggle = (index: number) =>
    onChoose(chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index].sort((a, b) => a - b));
  const move = (index: number, { x, y }: { x: number; y: number }) => {
    const moved = movedTable(room, index, { x, y });
    const table = moved.tables[index];
    onChange(moved);
    if (table) announce(text('room.moved', { table: table.id, column: table.x + 1, row: table.y + 1 }));
  };
  const onKey = (event: KeyboardEvent, index: number, table: RoomTable) => {
    drag.release();
    const step = steps[event.key];
    if (step) move(index, { x: table.x + step[0], y: table.y + step[1] });
    else if (event.key === 'Delete') {
      onChange(withoutTables(room, [index]));
      onChoose([]);
      announce(text('room.removed', { tables: table.id }));
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <p id="room-hint" className={parts.muted}>
        {text('room.hint')}
      </p>
      <div className={styles.scroller}>
        <div
          role="group"
          aria-label={text('room.drawing')}
          className={styles.canvas}
          style={{ '--columns': roomLimits.columns, '--rows': rows } as CSSProperties}
          data-canvas
        >
          <JoinLines room={room} />
          {room.tables.map((table, index) => (
            <TableButton
              key={index}
              table={table}
              room={room}
              isChosen={chosen.includes(index)}
              onPress={() => !drag.hasMoved() && toggle(index)}
              onKey={(event) => onKey(event, index, table)}
              grip={drag.gripOf(index, table)}
            />
          ))}
        </div>
      </div>
      <p role="status" className={parts.muted}>
        {announcement}
      </p>
    </>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface TableButtonProps {
  table: RoomTable;
  room: DrawnRoom;
  isChosen: boolean;
  onPress: () => void;
  onKey: (event: KeyboardEvent) => void;
  grip: ReturnType<ReturnType<typeof useTableDrag>['gripOf']>;
}

function TableButton({ table, room, isChosen, onPress, onKey, grip }: TableButtonProps) {
  const text = useVenueText();
  const { language } = useLanguage();
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) void own.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // a new table may be out of view
  }, [isChosen]);
  const { id, minParty, maxParty, x, y, zone } = table;
  const joined = room.combinations.filter(({ tables }) => tables.includes(id)).length;
  const label = [
    text('room.table', { table: id, min: minParty, max: maxParty, column: x + 1, row: y + 1 }),
    ...(zone ? [zone[language]] : []),
    ...(joined > 0 ? [text('room.table.joins', { count: joined })] : []),
  ].join(', ');
  return (
    <button
      ref={own}
      type="button"
      className={styles.piece}
      style={placeOfTable(table)}
      aria-pressed={isChosen}
      data-switch="table"
      aria-label={label}
      aria-describedby="room-hint"
      data-zoned={zone !== undefined || undefined}
      onClick={onPress}
      onKeyDown={onKey}
      {...grip}
    >
      <TableShape table={table} />
      {zone && <span className={styles.zone}>{zone[language]}</span>}
    </button>
  );
}

const dragThresholdPx = 5;

interface Grip {
  pointer: number;
  index: number;
  from: { x: number; y: number };
  corner: { x: number; y: number };
  step: number;
  hasMoved: boolean;
}

function useTableDrag(room: DrawnRoom, onChange: (room: DrawnRoom) => void) {
  const grip = useRef<Grip | null>(null);
  const take = (event: PointerEvent<HTMLElement>, index: number, { x, y }: RoomTable) => {
    const canvas = event.currentTarget.closest('[data-canvas]');
    if (!canvas || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = {
      pointer: event.pointerId,
      index,
      corner: { x, y },
      hasMoved: false,
      from: { x: event.clientX, y: event.clientY },
      step: canvas.getBoundingClientRect().width / roomLimits.columns || 1,
    };
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    const grabbed = grip.current;
    if (grabbed?.pointer !== event.pointerId || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [x, y] = [event.clientX - grabbed.from.x, event.clientY - grabbed.from.y];
    grabbed.hasMoved ||= Math.hypot(x, y) > dragThresholdPx;
    if (!grabbed.hasMoved) return;
    const corner = {
      x: grabbed.corner.x + Math.round(x / grabbed.step),
      y: grabbed.corner.y + Math.round(y / grabbed.step),
    };
    onChange(movedTable(room, grabbed.index, corner));
  };
  return {
    gripOf: (index: number, table: RoomTable) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, index, table),
      onPointerMove: pull,
      onPointerCancel: () => void (grip.current = null),
    }),
    /** After a drag the browser sends no press, so the next press is a new one. */
    release: (): void => void (grip.current = null),
    hasMoved: (): boolean => {
      const moved = grip.current?.hasMoved ?? false;
      grip.current = null;
      return moved;
    },
  };
}
