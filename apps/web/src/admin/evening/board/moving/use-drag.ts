import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Axis } from '../timeline-layout';
import type { Party } from '../tonight';
import { type DropTarget, type Mover, resizedMinutes } from './use-moving';

const mouseSlackPx = 5; // pixels before a press becomes a drag
const touchSlackPx = 10;
const holdMs = 300; // milliseconds; a shorter touch scrolls
const resizeEdgePx = 12; // pixels at the end of a block: a drag changes the length

interface Grip {
  party: Party;
  pointerId: number;
  x: number;
  y: number;
  offset: number;
  isResize: boolean;
  isTouch: boolean;
  isDragging: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

interface DragContext {
  scroller: RefObject<HTMLElement | null>;
  axis: Axis;
  mover: Mover;
}

/** With the mouse, or with a finger after a long press. */
export function useDrag(field: DragContext) {
  const latestContext = useRef(field);
  const grip = useRef<Grip | null>(null);
  useEffect(() => {
    latestContext.current = field;
  });
  useEffect(() => followPointer(grip, latestContext), []);
  // A non-passive listener slows down scrolling, so it is on the board only.
  useEffect(
    () => addListeners({ touchmove: preventScroll(grip) }, latestContext.current.scroller.current ?? window),
    [],
  );
  return useCallback((event: ReactPointerEvent<HTMLElement>, party: Party): void => {
    if (event.button !== 0 || latestContext.current.mover.moving) return;
    const box = event.currentTarget.getBoundingClientRect();
    const taken: Grip = {
      ...{ party, pointerId: event.pointerId, x: event.clientX, y: event.clientY },
      offset: event.clientX - box.left,
      isResize: box.right - event.clientX <= resizeEdgePx,
      isTouch: event.pointerType !== 'mouse',
      isDragging: false,
    };
    if (taken.isTouch) taken.timer = setTimeout(() => begin(taken, latestContext.current), holdMs);
    grip.current = taken;
  }, []);
}

type Grips = RefObject<Grip | null>;

function begin(taken: Grip, { mover, scroller }: DragContext): void {
  taken.isDragging = true;
  const row = tableAt(taken.y, scroller.current);
  mover.begin(taken.party, row ?? undefined);
}

function followPointer(grip: Grips, latest: RefObject<DragContext>): () => void {
  const letGo = (): void => {
    clearTimeout(grip.current?.timer);
    grip.current = null;
  };
  const give = (): void => {
    if (grip.current?.isDragging) latest.current.mover.cancel();
    letGo();
  };
  return addListeners({
    pointermove: (event: PointerEvent) => moveDrag(event, { grip, field: latest.current, letGo }),
    pointerup: (event: PointerEvent) => {
      endDrag(event, grip.current, latest.current);
      letGo();
    },
    pointercancel: give,
    keydown: (event: KeyboardEvent) => event.key === 'Escape' && give(),
    contextmenu: preventScroll(grip),
  });
}

const preventScroll =
  (grip: Grips) =>
  (event: Event): void => {
    if (grip.current?.isDragging && event.cancelable) event.preventDefault();
  };

function moveDrag(
  event: PointerEvent,
  { grip, field, letGo }: { grip: Grips; field: DragContext; letGo: () => void },
): void {
  const taken = grip.current;
  if (!taken || event.pointerId !== taken.pointerId) return;
  if (!taken.isDragging && exceedsSlack(event, taken)) {
    if (taken.isTouch) return letGo(); // it scrolls
    begin(taken, field);
  }
  if (taken.isDragging) field.mover.setTarget(targetAt(event, taken, field));
}

function endDrag(event: PointerEvent, taken: Grip | null, { mover }: DragContext): void {
  if (!taken?.isDragging || event.pointerId !== taken.pointerId) return;
  swallowClick();
  mover.drop();
}

function addListeners(listeners: Readonly<Record<string, (event: never) => unknown>>, target: EventTarget = window) {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) target.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of all) target.removeEventListener(name, listener);
  };
}

const exceedsSlack = (event: PointerEvent, { x, y, isTouch }: Grip): boolean =>
  Math.hypot(event.clientX - x, event.clientY - y) > (isTouch ? touchSlackPx : mouseSlackPx);

function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

function targetAt(event: PointerEvent, taken: Grip, { scroller, axis, mover }: DragContext): Partial<DropTarget> {
  const table = tableAt(event.clientY, scroller.current);
  const minute = minuteAt(event.clientX - (taken.isResize ? 0 : taken.offset), { scroller: scroller.current, axis });
  const { start, end } = taken.party;
  if (taken.isResize) return { minutes: resizedMinutes(end - start, Math.round((minute - end) / 30)) };
  return { start: nearestStart(minute, mover.moving?.starts ?? [], start), ...(table && { table }) };
}

export function nearestStart(minute: number, starts: readonly number[], otherwise: number): number {
  return starts.reduce(
    (best, start) => (Math.abs(start - minute) < Math.abs(best - minute) ? start : best),
    starts[0] ?? otherwise,
  );
}

export function tableAt(y: number, scroller: HTMLElement | null): string | null {
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('[data-table]') ?? [])];
  const rowUnder = rows.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  return rowUnder?.dataset['table'] ?? null;
}

export function minuteAt(x: number, { scroller, axis }: { scroller: HTMLElement | null; axis: Axis }): number {
  const box = scroller?.querySelector('[data-lane]')?.getBoundingClientRect();
  return box ? axis.from + ((x - box.left) / box.width) * (axis.to - axis.from) : axis.from;
}
