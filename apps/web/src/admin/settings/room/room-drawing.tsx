import { type RoomLayout, type RoomTable, toTableGridSize } from '@strapec/domain';
import type { CSSProperties } from 'react';
import styles from './room.module.css';

type CssVariables = CSSProperties & Record<`--${string}`, number>;

export const toTableStyle = (table: RoomTable): CssVariables => {
  const { columns, rows } = toTableGridSize(table);
  return { '--x': table.x, '--y': table.y, '--columns': columns, '--rows': rows };
};

export function measureRoom({ tables }: RoomLayout): { columns: number; rows: number } {
  return {
    columns: Math.max(12, ...tables.map((table) => table.x + toTableGridSize(table).columns + 1)),
    rows: Math.max(6, ...tables.map((table) => table.y + toTableGridSize(table).rows + 1)),
  };
}

export function TableShape({ table }: { table: RoomTable }) {
  const chairsAbove = Math.ceil(table.maxParty / 2);
  return (
    <>
      <Chairs count={chairsAbove} side="above" />
      <span className={styles.top}>
        <b>{table.id}</b>
        <small>
          {table.minParty}–{table.maxParty}
        </small>
      </span>
      <Chairs count={table.maxParty - chairsAbove} side="below" />
    </>
  );
}

function Chairs({ count, side }: { count: number; side: 'above' | 'below' }) {
  const chairCount = Math.min(8, Math.max(0, Number.isFinite(count) ? count : 0));
  return (
    <span className={styles.chairs} data-side={side} aria-hidden>
      {Array.from({ length: chairCount }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

export function CombinationLines({ room }: { room: RoomLayout }) {
  const { columns, rows } = measureRoom(room);
  const findTableCentre = (id: string): { x: number; y: number } | null => {
    const table = room.tables.find((one) => one.id === id);
    if (!table) return null;
    const size = toTableGridSize(table);
    return { x: table.x + size.columns / 2, y: table.y + size.rows / 2 };
  };
  const lines = room.combinations.flatMap(({ tables }) =>
    tables.slice(1).flatMap((id, index) => {
      const [from, to] = [findTableCentre(tables[index] ?? ''), findTableCentre(id)];
      return from && to ? [{ key: `${tables.join()} ${id}`, from, to }] : [];
    }),
  );
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${columns} ${rows}`}
      style={{ '--columns': columns, '--rows': rows } as CssVariables}
      aria-hidden
    >
      {lines.map(({ key, from, to }) => (
        <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
    </svg>
  );
}

export function RoomDrawing({ room }: { room: RoomLayout }) {
  const { columns, rows } = measureRoom(room);
  return (
    <div
      className={styles.drawing}
      style={{ '--all': Math.max(20, columns), '--rows': rows } as CssVariables}
      aria-hidden
    >
      <CombinationLines room={room} />
      {room.tables.map((table) => (
        <span key={table.id} className={styles.piece} style={toTableStyle(table)}>
          <TableShape table={table} />
        </span>
      ))}
    </div>
  );
}
