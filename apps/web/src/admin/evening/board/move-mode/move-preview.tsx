import { type CSSProperties, useEffect, useRef } from 'react';
import { addListeners } from '../../../../shared/add-listeners';
import { type Axis, periodStyle, toRowRuns } from '../timeline-layout';
import styles from '../timeline.module.css';
import { useBoardText } from '../texts';
import { type MoveProps, resizedMinutes } from './use-move-mode';

interface MovePreviewProps extends MoveProps {
  axis: Axis;
  rowTables: readonly string[];
}

/** Arrow keys move it. */
export function MovePreview({ moveMode, move, axis, rowTables }: MovePreviewProps) {
  const text = useBoardText();
  const previewButton = useRef<HTMLButtonElement>(null);
  const { target, seating, party } = move;
  const visitId = party.reservation.id;
  useEffect(() => {
    previewButton.current?.focus({ preventScroll: true });
    return () => void setTimeout(() => focusVisit(visitId));
  }, [visitId]);
  useEffect(() => {
    void previewButton.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // newer browsers return a promise
  }, [target]);
  useMoveKeys({ moveMode, move, rowTables });
  const [run] = toRowRuns(seating?.tables ?? [target.table], rowTables);
  const period = { start: target.start, end: target.start + target.minutes };
  return (
    <div className={styles.layer} style={{ '--first': run?.firstRow ?? 0 } as CSSProperties}>
      <button
        ref={previewButton}
        type="button"
        className={styles.ghost}
        style={periodStyle(axis, period, run?.rowCount ?? 1)}
        data-possible={seating !== null}
        aria-label={text('move.mode', { name: party.name })}
        onClick={moveMode.drop}
      >
        {party.name}
      </button>
    </div>
  );
}

function focusVisit(visitId: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-visit="${visitId}"]`)?.focus({ preventScroll: true });
}

/** On the whole window: after a press in the bar the keys would scroll the page. */
function useMoveKeys({ moveMode, move, rowTables }: Omit<MovePreviewProps, 'axis'>): void {
  const { setTarget, cancel } = moveMode;
  const { target, startOptions } = move;
  const moveStart = (step: number) =>
    setTarget({ start: startOptions[startOptions.indexOf(target.start) + step] ?? target.start });
  const moveTable = (step: number) =>
    setTarget({ table: rowTables[rowTables.indexOf(target.table) + step] ?? target.table });
  const resize = (step: number) => setTarget({ minutes: resizedMinutes(target.minutes, step) });
  const keyHandlers: Readonly<Record<string, (isShift: boolean) => void>> = {
    ArrowLeft: (isShift) => (isShift ? resize(-1) : moveStart(-1)),
    ArrowRight: (isShift) => (isShift ? resize(1) : moveStart(1)),
    ArrowUp: () => moveTable(-1),
    ArrowDown: () => moveTable(1),
    '+': () => resize(1),
    '-': () => resize(-1),
    Escape: cancel,
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = keyHandlers[event.key];
      if (!act || (event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]'))) return;
      event.preventDefault();
      event.stopPropagation();
      act(event.shiftKey);
    };
    return addListeners(window, { keydown: handleKey }, { capture: true });
  });
}
