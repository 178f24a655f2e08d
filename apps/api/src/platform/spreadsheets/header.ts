import type { Cell, Table } from './tables.js';

/** The row with the names of the columns. Titles may come before it, and sheets of notes before its sheet. */
export interface Header<Field> {
  table: Table;
  /** Index of the header among the rows of the table; `-1` when there is none. */
  index: number;
  /** The field of each column; `null` when it is not known. */
  fields: (Field | null)[];
}

const rowsLookedAt = 30;

/** The row of all tables that names the most fields. Each field is read from the first column that names it. */
export function headerIn<Field>(
  tables: readonly Table[],
  fieldOf: (heading: string) => Field | null,
): Header<Field> | null {
  let best: Header<Field> | null = null;
  let most = 0;
  for (const table of tables) {
    for (const [index, { cells }] of table.rows.slice(0, rowsLookedAt).entries()) {
      const fields = fieldsIn(cells, fieldOf);
      const named = fields.filter((field) => field !== null).length;
      if (named > most) [best, most] = [{ table, index, fields }, named];
    }
  }
  return best;
}

function fieldsIn<Field>(cells: readonly Cell[], fieldOf: (heading: string) => Field | null): (Field | null)[] {
  const taken = new Set<Field>();
  return cells.map((cell) => {
    const field = typeof cell === 'string' ? fieldOf(cell) : null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
