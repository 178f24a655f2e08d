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

/** The moved visit at its target; it has the focus, and arrow keys move it. */
export function MoverLayer({ mover, moving, axis, tables }: MoverLayerProps) {
  const text = useBoardText();
  const own = useRef<HTMLButtonElement>(null);
  const { aim, place, party } = moving;
  const visit = party.reservation.id;
  useEffect(() => {
    own.current?.focus({ preventScroll: true });
    // Keyboard users continue at the moved visit.
    return () => void setTimeout(() => focusVisit(visit));
  }, [visit]);
  useEffect(() => {
    void own.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // newer browsers return a promise
  }, [aim]);
  useMoveKeys(mover, moving, tables);
  const [run] = runsOf(place?.tables ?? [aim.table], tables);
  const stretch = { start: aim.start, end: aim.start + aim.minutes };
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

/** With Shift, or by + and -, the stay becomes longer or shorter. On the whole board: after a press in the bar the keys would scroll the page. */
function useMoveKeys({ aimAt, cancel }: Mover, { aim, starts }: MovingParty, tables: readonly string[]): void {
  const startBy = (step: number) => aimAt({ start: starts[starts.indexOf(aim.start) + step] ?? aim.start });
  const tableBy = (step: number) => aimAt({ table: tables[tables.indexOf(aim.table) + step] ?? aim.table });
  const lengthBy = (step: number) => aimAt({ minutes: stretched(aim.minutes, step) });
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
