import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
import { findRowElement } from './item-values';
import type { ItemPosition } from './menu-order';

const scrollEdgePx = 72;
const scrollStepPx = 14;

/** The drop position is drawn without React, because three hundred rows would render. */
export function useRowDrag(onDrop: (id: string, position: ItemPosition) => void) {
  const onDropRef = useRef(onDrop);
  useEffect(() => {
    onDropRef.current = onDrop;
  });
  return useCallback((event: ReactPointerEvent<HTMLElement>, id: string): void => {
    if (event.button !== 0) return;
    event.preventDefault(); // prevents text selection during the drag
    startDrag(event.currentTarget, event.pointerId, { id, onDrop: (position) => onDropRef.current(id, position) });
  }, []);
}

function startDrag(
  dragHandle: HTMLElement,
  pointerId: number,
  { id, onDrop }: { id: string; onDrop: (position: ItemPosition) => void },
): void {
  const draggedRow = findRowElement(id);
  const abortController = new AbortController();
  let targetRow: HTMLElement | null = null;
  const clearDropMark = (): void => targetRow?.removeAttribute('data-drop');
  const endDrag = (): void => {
    clearDropMark();
    draggedRow?.removeAttribute('data-held');
    abortController.abort();
  };
  const markDropTarget = ({ clientX, clientY }: PointerEvent): void => {
    clearDropMark();
    targetRow = findRowAtPoint(clientX, clientY);
    targetRow?.setAttribute('data-drop', isUpperHalf(targetRow, clientY) ? 'before' : 'after');
    if (clientY < scrollEdgePx) scrollTo({ top: scrollY - scrollStepPx });
    if (clientY > innerHeight - scrollEdgePx) scrollTo({ top: scrollY + scrollStepPx });
  };
  const dropRow = ({ clientY }: PointerEvent): void => {
    const position = targetRow && findDropPosition(targetRow, clientY);
    endDrag();
    if (position && position.nextItemId !== id) onDrop(position);
  };
  const { signal } = abortController;
  draggedRow?.setAttribute('data-held', '');
  dragHandle.setPointerCapture(pointerId);
  dragHandle.addEventListener('pointermove', markDropTarget, { signal });
  dragHandle.addEventListener('pointerup', dropRow, { signal });
  dragHandle.addEventListener('pointercancel', endDrag, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && endDrag(), { signal });
}

const findRowAtPoint = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]') ?? null;

function isUpperHalf(row: HTMLElement, y: number): boolean {
  const { top, height } = row.getBoundingClientRect();
  return y < top + height / 2;
}

function findDropPosition(row: HTMLElement, y: number): ItemPosition | null {
  const sectionId = row.closest<HTMLElement>('[data-section]')?.dataset['section'];
  const nextRow = isUpperHalf(row, y) ? row : row.nextElementSibling;
  if (sectionId === undefined) return null;
  return { sectionId, nextItemId: (nextRow as HTMLElement | null)?.dataset['item'] ?? null };
}
