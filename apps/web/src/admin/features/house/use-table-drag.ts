import { type DrawnRoom, type RoomTable, roomLimits } from '@strapec/domain';
import { type PointerEvent, useRef } from 'react';
import { movedTable } from './room-edits';

/** Pixels that a finger may tremble before a press is a move. */
const trembling = 5;

interface Grip {
  pointer: number;
  index: number;
  /** Where on the page it was taken hold of, and where the table stood. */
  from: { x: number; y: number };
  corner: { x: number; y: number };
  /** Pixels of a step of the grid. */
  step: number;
  hasMoved: boolean;
}

/** Moves tables with a finger or the mouse, step by step of the grid. */
export function useTableDrag(room: DrawnRoom, onChange: (room: DrawnRoom) => void) {
  const grip = useRef<Grip | null>(null);
  const take = (event: PointerEvent<HTMLElement>, index: number, { x, y }: RoomTable) => {
    const canvas = event.currentTarget.closest('[data-canvas]');
    if (!canvas || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = {
      ...{ pointer: event.pointerId, index, corner: { x, y }, hasMoved: false },
      from: { x: event.clientX, y: event.clientY },
      step: canvas.getBoundingClientRect().width / roomLimits.columns || 1,
    };
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (held?.pointer !== event.pointerId || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [x, y] = [event.clientX - held.from.x, event.clientY - held.from.y];
    held.hasMoved ||= Math.hypot(x, y) > trembling;
    if (!held.hasMoved) return;
    const corner = { x: held.corner.x + Math.round(x / held.step), y: held.corner.y + Math.round(y / held.step) };
    onChange(movedTable(room, held.index, corner));
  };
  return {
    gripOf: (index: number, table: RoomTable) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => take(event, index, table),
      onPointerMove: pull,
      onPointerCancel: () => void (grip.current = null),
    }),
    /** Whether the press that ends now has moved the table: then it chooses nothing. */
    hasMoved: (): boolean => {
      const moved = grip.current?.hasMoved ?? false;
      grip.current = null;
      return moved;
    },
  };
}
