import { type KeyboardEvent, useCallback, useState } from 'react';
import { rowOf } from './item-values';

interface RowActions {
  ids: readonly string[];
  onSelect: (id: string) => void;
  onMove: ((id: string, step: 1 | -1) => void) | null;
}

/** Arrows move the focus, Alt and arrows the row; Space selects it, Enter presses its button. */
export function useRowKeys({ ids, onSelect, onMove }: RowActions) {
  const [at, setAt] = useState<string | null>(null);
  const current = at !== null && ids.includes(at) ? at : (ids[0] ?? null);
  const go = (index: number): void => {
    const id = ids[Math.max(0, Math.min(index, ids.length - 1))];
    if (id === undefined) return;
    setAt(id);
    const row = rowOf(id);
    const place = row?.querySelector<HTMLElement>('[data-row-focus], button');
    place?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const id = rowAt(event.target);
    const act = id === undefined ? null : actionOf(event, { index: ids.indexOf(id), last: ids.length - 1 });
    if (id === undefined || !act) return;
    event.preventDefault();
    if (act.kind === 'go') go(act.to);
    if (act.kind === 'select') onSelect(id);
    if (act.kind === 'move') onMove?.(id, act.step);
  };
  /** Firefox presses a button when Space is released. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ' && isRowButton(event.target)) event.preventDefault();
  };
  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    const id = rowAt(target);
    if (id !== undefined) setAt(id);
  }, []);
  return { current, props: { onKeyDown, onKeyUp, onFocus } };
}

type Action = { kind: 'go'; to: number } | { kind: 'select' } | { kind: 'move'; step: 1 | -1 };

const isRowButton = (target: EventTarget): boolean => (target as HTMLElement).matches('[data-row-focus]');

const rowAt = (target: EventTarget): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item'];

const steps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

interface RowPlace {
  index: number;
  last: number;
}

function actionOf(event: KeyboardEvent, row: RowPlace): Action | null {
  if (event.ctrlKey || event.metaKey) return null;
  const step = steps[event.key];
  if (step) return event.altKey ? { kind: 'move', step } : { kind: 'go', to: row.index + step };
  return event.altKey ? null : actionOfKey(event, row);
}

function actionOfKey({ key, target }: KeyboardEvent, row: RowPlace): Action | null {
  if (key === 'Home') return { kind: 'go', to: 0 };
  if (key === 'End') return { kind: 'go', to: row.last };
  return key === ' ' && isRowButton(target) ? { kind: 'select' } : null;
}
