import { type KeyboardEvent, useCallback, useState } from 'react';
import { rowOf } from './menu-links';

interface RowDeeds {
  /** Ids of the rows on show, in their order. */
  ids: readonly string[];
  onSelect: (id: string) => void;
  /** Moves a row up or down among its section; `null` while rows cannot be moved. */
  onMove: ((id: string, step: 1 | -1) => void) | null;
}

/** Steps with arrows from row to row; Space chooses one, Alt and arrows carry it; Enter is the button's own. */
export function useRowKeys({ ids, onSelect, onMove }: RowDeeds) {
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
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
    if (id === undefined || event.ctrlKey || event.metaKey) return;
    const act = deedOf(event, { id, index: ids.indexOf(id), last: ids.length - 1 });
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'go') go(act.to);
    if (act.kind === 'select') onSelect(id);
    if (act.kind === 'move') onMove?.(id, act.step);
  };
  /** Firefox presses a button when Space is let go. */
  const onKeyUp = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === ' ' && isRowButton(event.target)) event.preventDefault();
  };
  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item'];
    if (id !== undefined) setAt(id);
  }, []);
  return { current, props: { onKeyDown, onKeyUp, onFocus } };
}

type Deed = { kind: 'go'; to: number } | { kind: 'select' } | { kind: 'move'; step: 1 | -1 };

const isRowButton = (target: EventTarget): boolean => (target as HTMLElement).matches('[data-row-focus]');

function deedOf({ key, altKey, target }: KeyboardEvent, row: { id: string; index: number; last: number }): Deed | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
  if (step !== null) return altKey ? { kind: 'move', step } : { kind: 'go', to: row.index + step };
  if (altKey) return null;
  if (key === 'Home') return { kind: 'go', to: 0 };
  if (key === 'End') return { kind: 'go', to: row.last };
  return key === ' ' && isRowButton(target) ? { kind: 'select' } : null;
}
