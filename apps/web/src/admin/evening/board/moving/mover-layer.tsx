import { type CSSProperties, useEffect, useRef } from 'react';
import { type Axis, placeOn, runsOf } from '../layout';
import styles from '../timeline.module.css';
import { useBoardText } from '../texts';
import { type Mover, type MovingParty, stretched } from './use-moving';

interface MoverLayerProps {
  mover: Mover;
  moving: MovingParty;
  axis: Axis;
  tables: readonly string[];
}

/** Arrow keys move it. */
export function MoverLayer({ mover, moving, axis, tables }: MoverLayerProps) {
  const text = useBoardText();
  const own = useRef<HTMLButtonElement>(null);
  const { target, place, party } = moving;
  const visit = party.reservation.id;
  useEffect(() => {
    own.current?.focus({ preventScroll: true });
    return () => void setTimeout(() => focusVisit(visit));
  }, [visit]);
  useEffect(() => {
    void own.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // newer browsers return a promise
  }, [target]);
  useMoveKeys(mover, moving, tables);
  const [run] = runsOf(place?.tables ?? [target.table], tables);
  const stretch = { start: target.start, end: target.start + target.minutes };
  return (
    <div className={styles.layer} style={{ '--first': run?.first ?? 0 } as CSSProperties}>
      <button
        ref={own}
        type="button"
        className={styles.ghost}
        style={placeOn(axis, stretch, run?.count ?? 1)}
        data-possible={place !== null}
        aria-label={text('move.mode', { name: party.name })}
        onClick={mover.drop}
      >
        {party.name}
      </button>
    </div>
  );
}

function focusVisit(visit: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-visit="${visit}"]`)?.focus({ preventScroll: true });
}

/** On the whole window: after a press in the bar the keys would scroll the page. */
function useMoveKeys({ setTarget, cancel }: Mover, { target, starts }: MovingParty, tables: readonly string[]): void {
  const startBy = (step: number) => setTarget({ start: starts[starts.indexOf(target.start) + step] ?? target.start });
  const tableBy = (step: number) => setTarget({ table: tables[tables.indexOf(target.table) + step] ?? target.table });
  const lengthBy = (step: number) => setTarget({ minutes: stretched(target.minutes, step) });
  const keys: Readonly<Record<string, (isShift: boolean) => void>> = {
    ArrowLeft: (isShift) => (isShift ? lengthBy(-1) : startBy(-1)),
    ArrowRight: (isShift) => (isShift ? lengthBy(1) : startBy(1)),
    ArrowUp: () => tableBy(-1),
    ArrowDown: () => tableBy(1),
    '+': () => lengthBy(1),
    '-': () => lengthBy(-1),
    Escape: cancel,
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || (event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]'))) return;
      event.preventDefault();
      event.stopPropagation();
      act(event.shiftKey);
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  });
}
