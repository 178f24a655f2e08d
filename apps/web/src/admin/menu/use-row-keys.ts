import { type KeyboardEvent, useCallback, useState } from 'react';
import { findRowElement } from './item-values';

interface RowKeyOptions {
  itemIds: readonly string[];
  onSelect: (id: string) => void;
  onMove: ((id: string, step: 1 | -1) => void) | null;
}

/** Arrows move the focus, Alt and arrows the row; Space selects it, Enter presses its button. */
export function useRowKeys({ itemIds, onSelect, onMove }: RowKeyOptions) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tabStopId = focusedId !== null && itemIds.includes(focusedId) ? focusedId : (itemIds[0] ?? null);
  const focusRow = (index: number): void => {
    const id = itemIds[Math.max(0, Math.min(index, itemIds.length - 1))];
    if (id === undefined) return;
    setFocusedId(id);
    const row = findRowElement(id);
    const focusTarget = row?.querySelector<HTMLElement>('[data-row-focus], button');
    focusTarget?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  /** The action of a key on a row, if it has one. */
  const findKeyAction = ({ key, altKey, target }: KeyboardEvent, id: string): (() => void) | undefined => {
    const step = keySteps[key];
    if (step) return altKey ? () => onMove?.(id, step) : () => focusRow(itemIds.indexOf(id) + step);
    if (altKey) return undefined;
    if (key === 'Home') return () => focusRow(0);
    if (key === 'End') return () => focusRow(itemIds.length - 1);
    return key === ' ' && isRowButton(target) ? () => onSelect(id) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const id = findRowId(event.target);
    const action = id === undefined || event.ctrlKey || event.metaKey ? undefined : findKeyAction(event, id);
    if (!action) return;
    event.preventDefault();
    action();
  };
  /** Firefox presses a button when Space is released. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ' && isRowButton(event.target)) event.preventDefault();
  };
  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    const id = findRowId(target);
    if (id !== undefined) setFocusedId(id);
  }, []);
  return { tabStopId, props: { onKeyDown, onKeyUp, onFocus } };
}

const isRowButton = (target: EventTarget): boolean => (target as HTMLElement).matches('[data-row-focus]');

const findRowId = (target: EventTarget): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item'];

const keySteps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };
