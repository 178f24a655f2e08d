import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { addListeners } from '../../../../shared/add-listeners';
import type { Axis } from '../timeline-layout';
import type { BoardParty } from '../evening-overview';
import { type DropTarget, type MoveMode, resizedMinutes } from './use-move-mode';

const mouseSlackPx = 5; // before a press becomes a drag
const touchSlackPx = 10;
const longPressMs = 300; // a shorter touch scrolls
const resizeEdgePx = 12; // at the end of a block: a drag changes the length

interface Drag {
  party: BoardParty;
  pointerId: number;
  startX: number;
  startY: number;
  offsetX: number;
  isResize: boolean;
  isTouch: boolean;
  isDragging: boolean;
  longPressTimer?: ReturnType<typeof setTimeout>;
}

export interface DragContext {
  scroller: RefObject<HTMLElement | null>;
  axis: Axis;
  moveMode: MoveMode;
}

/** With the mouse, or with a finger after a long press. */
export function useVisitDrag(context: DragContext) {
  const drag = useRef<Drag | null>(null);
  useEffect(() => trackPointer(drag, context));
  return (event: ReactPointerEvent, party: BoardParty | undefined): void => {
    const box = (event.target as Element).closest('[data-visit]')?.getBoundingClientRect();
    if (!party || !box || event.button !== 0 || context.moveMode.move) return;
    const newDrag: Drag = {
      ...{ party, pointerId: event.pointerId, startX: event.clientX, startY: event.clientY },
      offsetX: event.clientX - box.left,
      isResize: box.right - event.clientX <= resizeEdgePx,
      isTouch: event.pointerType !== 'mouse',
      isDragging: false,
    };
    if (newDrag.isTouch) newDrag.longPressTimer = setTimeout(() => startDrag(newDrag, context), longPressMs);
    drag.current = newDrag;
  };
}

function startDrag(drag: Drag, { moveMode, scroller }: DragContext): void {
  drag.isDragging = true;
  moveMode.begin(drag.party, tableAt(drag.startY, scroller.current) ?? undefined);
}

function trackPointer(drag: RefObject<Drag | null>, context: DragContext): () => void {
  const endDrag = (): void => {
    clearTimeout(drag.current?.longPressTimer);
    drag.current = null;
  };
  const cancel = (): void => {
    if (drag.current?.isDragging) context.moveMode.cancel();
    endDrag();
  };
  const preventScroll = (event: Event): void => {
    if (drag.current?.isDragging && event.cancelable) event.preventDefault();
  };
  const continueOrEndDrag = (event: PointerEvent): void => {
    if (drag.current?.pointerId !== event.pointerId) return;
    if (isScrollGesture(event, drag.current)) endDrag();
    else continueDrag(event, drag.current, context);
  };
  const dropVisit = (event: PointerEvent): void => {
    if (drag.current?.isDragging && event.pointerId === drag.current.pointerId) {
      suppressClick();
      context.moveMode.drop();
    }
    endDrag();
  };
  // A non-passive listener slows down scrolling, so it is on the board only.
  const board = context.scroller.current ?? window;
  const stopOnBoard = addListeners(board, { touchmove: preventScroll }, { passive: false });
  const stopOnWindow = addListeners(window, {
    contextmenu: preventScroll,
    pointermove: continueOrEndDrag,
    pointerup: dropVisit,
    pointercancel: cancel,
  });
  return () => {
    stopOnBoard();
    stopOnWindow();
  };
}

function continueDrag(event: PointerEvent, drag: Drag, context: DragContext): void {
  if (!drag.isDragging && exceedsSlack(event, drag)) startDrag(drag, context);
  if (drag.isDragging) context.moveMode.setTarget(targetAt(event, drag, context));
}

const isScrollGesture = (event: PointerEvent, drag: Drag): boolean =>
  drag.isTouch && !drag.isDragging && exceedsSlack(event, drag);

const exceedsSlack = (event: PointerEvent, { startX, startY, isTouch }: Drag): boolean =>
  Math.hypot(event.clientX - startX, event.clientY - startY) > (isTouch ? touchSlackPx : mouseSlackPx);

function suppressClick(): void {
  const suppress = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', suppress, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', suppress, { capture: true }));
}

function targetAt(event: PointerEvent, drag: Drag, { scroller, axis, moveMode }: DragContext): Partial<DropTarget> {
  const table = tableAt(event.clientY, scroller.current);
  const minute = minuteAt(event.clientX - (drag.isResize ? 0 : drag.offsetX), { scroller, axis });
  const { start, end } = drag.party;
  if (drag.isResize) return { minutes: resizedMinutes(end - start, Math.round((minute - end) / 30)) };
  return { start: nearestStart(minute, moveMode.move?.startOptions ?? [], start), ...(table && { table }) };
}

export const nearestStart = (minute: number, starts: readonly number[], fallback: number): number =>
  starts.toSorted((a, b) => Math.abs(a - minute) - Math.abs(b - minute))[0] ?? fallback;

export function tableAt(clientY: number, scroller: HTMLElement | null): string | null {
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('[data-table]') ?? [])];
  const rowUnderPointer = rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= clientY && clientY < bottom;
  });
  return rowUnderPointer?.dataset['table'] ?? null;
}

export function minuteAt(clientX: number, { scroller, axis }: Pick<DragContext, 'scroller' | 'axis'>): number {
  const box = scroller.current?.querySelector('[data-lane]')?.getBoundingClientRect();
  return box ? axis.from + ((clientX - box.left) / box.width) * (axis.to - axis.from) : axis.from;
}
