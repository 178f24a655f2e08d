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
    const id = rowAt(event.target);
    const act = id === undefined ? null : deedOf(event, { index: ids.indexOf(id), last: ids.length - 1 });
    if (id === undefined || !act) return;
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
    const id = rowAt(target);
    if (id !== undefined) setAt(id);
  }, []);
  return { current, props: { onKeyDown, onKeyUp, onFocus } };
}

type Deed = { kind: 'go'; to: number } | { kind: 'select' } | { kind: 'move'; step: 1 | -1 };

const isRowButton = (target: EventTarget): boolean => (target as HTMLElement).matches('[data-row-focus]');

const rowAt = (target: EventTarget): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset['item'];

const steps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

interface RowPlace {
  index: number;
  last: number;
}

function deedOf(event: KeyboardEvent, row: RowPlace): Deed | null {
  if (event.ctrlKey || event.metaKey) return null;
  const step = steps[event.key];
  if (step) return event.altKey ? { kind: 'move', step } : { kind: 'go', to: row.index + step };
  return event.altKey ? null : deedOfKey(event, row);
}

function deedOfKey({ key, target }: KeyboardEvent, row: RowPlace): Deed | null {
  if (key === 'Home') return { kind: 'go', to: 0 };
  if (key === 'End') return { kind: 'go', to: row.last };
  return key === ' ' && isRowButton(target) ? { kind: 'select' } : null;
}
