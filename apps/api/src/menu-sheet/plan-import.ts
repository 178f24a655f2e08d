import { randomUUID } from 'node:crypto';
import { type Language, menuItemFaults, menuLimits, sectionFaults } from '@strapec/domain';
import type { StoredItem, StoredMenu, StoredSection } from '../menu/stored-menu.js';
import { type Cells, type PlacedItem, cellsOf, differing } from './item-cells.js';
import { type ReadRow, readRow } from './read-row.js';
import type { RowFault } from './row-reader.js';
import { type ColumnKey, columnAt, columnKeys, columnOf, servingColumn, servingParts } from './sheet-columns.js';
import { plain } from './sheet-words.js';
import { headerIn } from '../spreadsheets/header.js';
import type { Cell, Table } from '../spreadsheets/tables.js';

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused', 'removed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What becomes of a row of the file, or, without a number, of an item that is in none. */
export interface PlannedRow {
  row: number | null;
  outcome: ImportOutcome;
  name: string;
  /** As it is now, as it shall be. */
  before: StoredItem | null;
  after: PlacedItem | null;
  changes: { column: ColumnKey; from: string | number | null; to: string | number | null }[];
  faults: RowFault[];
}

/** How the file is to be understood. */
export interface HowToImport {
  language: Language;
  /** Whether what is in no row goes. */
  replaces: boolean;
}

/** What an import would do to the list; `null` for a file whose columns are not those of an export. */
export function planImport(tables: readonly Table[], menu: StoredMenu, how: HowToImport): PlannedRow[] | null {
  const header = headerIn(tables, columnAt);
  if (!header || columnKeys.some((key) => !header.fields.includes(key))) return null;
  const sheet = header.table.rows.slice(header.index + 1).map(({ row, cells }): SheetRow => {
    const named = cells.flatMap((cell, index) => {
      const column = header.fields[index];
      return column && cell !== null ? [[column, cell] as const] : [];
    });
    return { row, cells: new Map(named) };
  });
  const planning = new Planning(menu, how.language, sheet);
  const planned = sheet.map((one) => planning.planned(one));
  return [...planned, ...(how.replaces ? planning.unnamed() : [])];
}

/** A row of the file by its number, with the cells in which something stands. */
interface SheetRow {
  row: number;
  cells: ReadonlyMap<ColumnKey, Cell>;
}

/** Goes through the rows in turn and knows what those before have taken. */
class Planning {
  private readonly items: readonly StoredItem[];
  private readonly sectionOf: ReadonlyMap<string, StoredSection>;
  private readonly idsInFile: ReadonlySet<unknown>;
  /** Ids of the items that rows have been found to mean. */
  private readonly taken = new Set<string>();
  /** What rows that cannot be read may have meant: it does not go. */
  private readonly perhaps = new Set<string>();
  private readonly newSections = new Set<string>();
  private readonly newKeys = new Set<string>();
  private created = 0;

  constructor(
    private readonly menu: StoredMenu,
    private readonly language: Language,
    sheet: readonly SheetRow[],
  ) {
    this.items = menu.flatMap(({ items }) => items);
    this.sectionOf = new Map(menu.flatMap((section) => section.items.map(({ id }) => [id, section])));
    this.idsInFile = new Set(sheet.map(({ cells }) => cells.get('id')));
  }

  planned({ row, cells }: SheetRow): PlannedRow {
    const name = nameIn(cells);
    const read = readRow(cells);
    if (Array.isArray(read)) {
      this.spare(cells, name);
      return refused(row, name, read);
    }
    const before = this.match(read.item);
    const faults = this.faultsOf(read, before);
    if (before) this.taken.add(before.id);
    if (faults.length > 0) return refused(row, name, faults);
    return before ? this.change(row, read.item, before) : this.creation(row, read.item);
  }

  /** What no row means. */
  unnamed(): PlannedRow[] {
    const gone = this.items.filter(({ id }) => !this.taken.has(id) && !this.perhaps.has(id));
    return gone.map((before) => ({
      ...{ row: null, outcome: 'removed', name: before.name.sk, before, after: null, changes: [], faults: [] },
    }));
  }

  private creation(row: number, item: PlacedItem): PlannedRow {
    this.created += 1;
    this.newKeys.add(newKeyOf(item));
    const after = { ...item, id: item.id ?? randomUUID() };
    return { row, outcome: 'created', name: item.name.sk, before: null, after, changes: [], faults: [] };
  }

  private change(row: number, item: PlacedItem, before: StoredItem): PlannedRow {
    const after = { ...item, id: before.id };
    const [old, wanted] = [this.cells(before), cellsOf(after, this.language)];
    const changes = differing(old, wanted).map((column) => ({
      ...{ column, from: old[column] ?? null, to: wanted[column] ?? null },
    }));
    const outcome = changes.length > 0 ? 'changed' : 'unchanged';
    return { row, outcome, name: item.name.sk, before, after, changes, faults: [] };
  }

  private cells(item: StoredItem): Cells {
    const section = this.sectionOf.get(item.id);
    return section ? cellsOf({ ...item, section }, this.language) : {};
  }

  /** The item of that id; else the one that is known by the same, unless another row has its id. */
  private match(item: PlacedItem): StoredItem | null {
    const byId = item.id === null ? undefined : this.items.find(({ id }) => id === item.id);
    if (byId) return byId;
    const isMeant = (one: StoredItem): boolean => keyOf(one) === keyOf(item) && !this.idsInFile.has(one.id);
    return this.items.find(isMeant) ?? null;
  }

  private faultsOf({ item, groups }: ReadRow, before: StoredItem | null): RowFault[] {
    const isTwice = before ? this.taken.has(before.id) : this.newKeys.has(newKeyOf(item));
    if (isTwice) return [{ column: 'name.sk', code: 'twice_in_file' }];
    const faults = [
      ...sectionFaults(item.section).map(({ field, code }) => ({
        column: columnOf(field.replace('name', 'section')),
        code,
      })),
      ...menuItemFaults(item, item.section.kind).map(({ field, code }) => ({ column: inGroup(field, groups), code })),
    ];
    if (faults.length > 0) return faults;
    if (!this.hasSection(item)) return [{ column: 'section.sk', code: 'too_many_sections' }];
    const isTooMany = !before && this.items.length + this.created >= menuLimits.items;
    return isTooMany ? [{ column: 'name.sk', code: 'too_many_items' }] : [];
  }

  /** A section that is there is meant by its Slovak name; a row does not change how it is called. */
  private hasSection(item: PlacedItem): boolean {
    const found = this.menu.find((section) => sectionKey(section) === sectionKey(item.section));
    if (found) item.section = { kind: found.kind, name: found.name };
    else this.newSections.add(sectionKey(item.section));
    return this.menu.length + this.newSections.size <= menuLimits.sections;
  }

  private spare(cells: SheetRow['cells'], name: string): void {
    const id = cells.get('id');
    for (const item of this.items) {
      if (item.id === id || plain(item.name.sk) === plain(name)) this.perhaps.add(item.id);
    }
  }
}

/** What an item is known by where it has no id: whose it is, its name, and its year. */
const keyOf = ({ name, wine }: Pick<PlacedItem, 'name' | 'wine'>): string =>
  JSON.stringify([plain(wine?.producer ?? ''), plain(name.sk), wine?.vintage ?? null]);

/** What two new rows must not share: their id; or, without one, what they are known by. */
const newKeyOf = (item: PlacedItem): string => item.id ?? keyOf(item);

/** What a section is known by. */
export const sectionKey = ({ kind, name }: PlacedItem['section']): string => JSON.stringify([kind, plain(name.sk)]);

/** Servings stand in groups of columns of which some may be empty. */
function inGroup(field: string, groups: readonly number[]): ColumnKey {
  const [, index, part] = /^servings\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const known = servingParts.find((one) => one === part);
  return known ? servingColumn(groups[Number(index)] ?? 0, known) : columnOf(field);
}

function nameIn(cells: SheetRow['cells']): string {
  const name = cells.get('name.sk') ?? '';
  return typeof name === 'object' ? '' : String(name).trim().slice(0, menuLimits.nameLength);
}

const refused = (row: number, name: string, faults: RowFault[]): PlannedRow => ({
  ...{ row, outcome: 'refused', name, before: null, after: null, changes: [], faults },
});
