import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
import { rowOf } from './item-values';
import type { Place } from './order';

const scrollEdgePx = 72;
const scrollStepPx = 14;

/** The drop position is drawn without React, because three hundred rows would render. */
export function useRowDrag(onPut: (id: string, place: Place) => void) {
  const put = useRef(onPut);
  useEffect(() => {
    put.current = onPut;
  });
  return useCallback((event: ReactPointerEvent<HTMLElement>, id: string): void => {
    if (event.button !== 0) return;
    event.preventDefault(); // prevents text selection during the drag
    carry(event.currentTarget, event.pointerId, { id, put: (place) => put.current(id, place) });
  }, []);
}

function carry(grip: HTMLElement, pointerId: number, { id, put }: { id: string; put: (place: Place) => void }): void {
  const row = rowOf(id);
  const ending = new AbortController();
  let over: HTMLElement | null = null;
  const clear = (): void => over?.removeAttribute('data-drop');
  const end = (): void => {
    clear();
    row?.removeAttribute('data-held');
    ending.abort();
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    clear();
    over = rowAt(clientX, clientY);
    over?.setAttribute('data-drop', isUpperHalf(over, clientY) ? 'before' : 'after');
    if (clientY < scrollEdgePx) scrollTo({ top: scrollY - scrollStepPx });
    if (clientY > innerHeight - scrollEdgePx) scrollTo({ top: scrollY + scrollStepPx });
  };
  const drop = ({ clientY }: PointerEvent): void => {
    const place = over && placeAt(over, clientY);
    end();
    if (place && place.before !== id) put(place);
  };
  const { signal } = ending;
  row?.setAttribute('data-held', '');
  grip.setPointerCapture(pointerId);
  grip.addEventListener('pointermove', follow, { signal });
  grip.addEventListener('pointerup', drop, { signal });
  grip.addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

const rowAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]') ?? null;

function isUpperHalf(row: HTMLElement, y: number): boolean {
  const { top, height } = row.getBoundingClientRect();
  return y < top + height / 2;
}

function placeAt(row: HTMLElement, y: number): Place | null {
  const sectionId = row.closest<HTMLElement>('[data-section]')?.dataset['section'];
  const next = isUpperHalf(row, y) ? row : row.nextElementSibling;
  if (sectionId === undefined) return null;
  return { sectionId, before: (next as HTMLElement | null)?.dataset['item'] ?? null };
}
