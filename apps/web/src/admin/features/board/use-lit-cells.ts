import { type Minute, type Moving, placeAtTable } from '@strapec/domain';
import { useEffect, useMemo, useState } from 'react';

/** Where a visit can be put, so far: for each table the starts at which there is a seating. */
export type LitCells = ReadonlyMap<string, readonly Minute[]>;

const none: LitCells = new Map();
const turnMs = 8; // what one turn may cost, so that a finger is never waited for

/**
 * Asks of every cell whether a visit can be put there, a few at a time: a full evening is known within some tenths of a
 * second on a slow tablet, and nothing stands still meanwhile.
 */
export function useLitCells(moving: Moving | null, starts: readonly Minute[], minutes: number): LitCells {
  const question = useMemo(() => (moving ? { moving, starts, minutes } : null), [moving, starts, minutes]);
  const [known, setKnown] = useState<{ question: typeof question; lit: LitCells }>({ question: null, lit: none });
  useEffect(() => {
    if (!question) return;
    const cells = cellsOf(question);
    const lit = new Map<string, Minute[]>();
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      const until = performance.now() + turnMs;
      let cell = cells.next();
      for (; !cell.done; cell = cells.next()) {
        const { table, start } = cell.value;
        lit.set(table, [...(lit.get(table) ?? []), start]);
        if (performance.now() > until) break;
      }
      setKnown({ question, lit: new Map(lit) });
      if (!cell.done) timer = setTimeout(ask);
    };
    timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [question]);
  return known.question === question ? known.lit : none;
}

/** The cells at which a visit can be put, one after the other. */
function* cellsOf({ moving, starts, minutes }: { moving: Moving; starts: readonly Minute[]; minutes: number }) {
  for (const table of moving.evening.plan.tables) {
    for (const start of starts) if (placeAtTable(table, { start, minutes }, moving)) yield { table, start };
  }
}
