import { type RoomLayout, type RoomTable, roomLimits } from '@strapec/domain';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import parts from '../../ui/parts.module.css';
import { CombinationLines, TableShape, measureRoom, toTableStyle } from './room-drawing';
import { type RoomEditingProps, moveTable, removeTables } from './room-edits';
import styles from './room.module.css';
import { useSettingsText } from '../texts';

export function RoomCanvas({ room, onChange, selection, onSelect }: RoomEditingProps) {
  const text = useSettingsText();
  const [announcement, announce] = useState('');
  const tableDrag = useTableDrag(room, onChange);
  const rowCount = Math.min(roomLimits.rows, Math.max(14, measureRoom(room).rows + 3));
  const toggleTable = (index: number) =>
    onSelect(
      selection.includes(index)
        ? selection.filter((one) => one !== index)
        : [...selection, index].sort((a, b) => a - b),
    );
  const moveTableAndAnnounce = (index: number, { x, y }: { x: number; y: number }) => {
    const movedRoom = moveTable(room, index, { x, y });
    const table = movedRoom.tables[index];
    onChange(movedRoom);
    if (table) announce(text('room.moved', { table: table.id, column: table.x + 1, row: table.y + 1 }));
  };
  const handleTableKey = (event: KeyboardEvent, index: number, table: RoomTable) => {
    tableDrag.resetDrag();
    const step = keySteps[event.key];
    if (step) moveTableAndAnnounce(index, { x: table.x + step[0], y: table.y + step[1] });
    else if (event.key === 'Delete') {
      onChange(removeTables(room, [index]));
      onSelect([]);
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
          style={{ '--columns': roomLimits.columns, '--rows': rowCount } as CSSProperties}
          data-canvas
        >
          <CombinationLines room={room} />
          {room.tables.map((table, index) => (
            <TableButton
              key={index}
              table={table}
              room={room}
              isSelected={selection.includes(index)}
              onToggle={() => !tableDrag.consumeDrag() && toggleTable(index)}
              onKeyDown={(event) => handleTableKey(event, index, table)}
              dragHandlers={tableDrag.dragHandlersOf(index, table)}
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

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface TableButtonProps {
  table: RoomTable;
  room: RoomLayout;
  isSelected: boolean;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  dragHandlers: ReturnType<ReturnType<typeof useTableDrag>['dragHandlersOf']>;
}

function TableButton({ table, room, isSelected, onToggle, onKeyDown, dragHandlers }: TableButtonProps) {
  const text = useSettingsText();
  const { language } = useLanguage();
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) void buttonRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // a new table may be out of view
  }, [isSelected]);
  const { id, minParty, maxParty, x, y, zone } = table;
  const combinationCount = room.combinations.filter(({ tables }) => tables.includes(id)).length;
  const label = [
    text('room.table', { table: id, min: minParty, max: maxParty, column: x + 1, row: y + 1 }),
    ...(zone ? [zone[language]] : []),
    ...(combinationCount > 0 ? [text('room.table.joins', { count: combinationCount })] : []),
  ].join(', ');
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.piece}
      style={toTableStyle(table)}
      aria-pressed={isSelected}
      data-switch="table"
      aria-label={label}
      aria-describedby="room-hint"
      data-zoned={zone !== undefined || undefined}
      onClick={onToggle}
      onKeyDown={onKeyDown}
      {...dragHandlers}
    >
      <TableShape table={table} />
      {zone && <span className={styles.zone}>{zone[language]}</span>}
    </button>
  );
}

const dragThresholdPx = 5;

interface TableDrag {
  pointerId: number;
  index: number;
  pointerStart: { x: number; y: number };
  tableStart: { x: number; y: number };
  cellWidth: number;
  hasMoved: boolean;
}

function useTableDrag(room: RoomLayout, onChange: (room: RoomLayout) => void) {
  const dragRef = useRef<TableDrag | null>(null);
  const beginDrag = (event: PointerEvent<HTMLElement>, index: number, { x, y }: RoomTable) => {
    const canvas = event.currentTarget.closest('[data-canvas]');
    if (!canvas || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragRef.current = {
      pointerId: event.pointerId,
      index,
      tableStart: { x, y },
      hasMoved: false,
      pointerStart: { x: event.clientX, y: event.clientY },
      cellWidth: canvas.getBoundingClientRect().width / roomLimits.columns || 1,
    };
  };
  const continueDrag = (event: PointerEvent<HTMLElement>) => {
    const drag = dragRef.current;
    if (drag?.pointerId !== event.pointerId || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [deltaX, deltaY] = [event.clientX - drag.pointerStart.x, event.clientY - drag.pointerStart.y];
    drag.hasMoved ||= Math.hypot(deltaX, deltaY) > dragThresholdPx;
    if (!drag.hasMoved) return;
    const corner = {
      x: drag.tableStart.x + Math.round(deltaX / drag.cellWidth),
      y: drag.tableStart.y + Math.round(deltaY / drag.cellWidth),
    };
    onChange(moveTable(room, drag.index, corner));
  };
  return {
    dragHandlersOf: (index: number, table: RoomTable) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => beginDrag(event, index, table),
      onPointerMove: continueDrag,
      onPointerCancel: () => void (dragRef.current = null),
    }),
    /** After some drags the browser sends no click; without this the next Enter or Space would not select. */
    resetDrag: (): void => void (dragRef.current = null),
    consumeDrag: (): boolean => {
      const hasMoved = dragRef.current?.hasMoved ?? false;
      dragRef.current = null;
      return hasMoved;
    },
  };
}
