import { randomUUID } from 'node:crypto';
import { type Language, type WineDetails, languages, menuItemErrors, menuLimits, sectionErrors } from '@strapec/domain';
import type { StoredItem, StoredMenu, StoredSection } from '../stored-menu.js';
import { cellsOfItem } from './complete-row.js';
import { type Cells, type PlacedItem, cellsOf } from './item-cells.js';
import { type Place, type ReadRow, readRow } from './read-row.js';
import type { Sheet, SheetRow } from './read-sheet.js';
import { RowReader, type RowError } from './row-reader.js';
import { type Field, type ColumnKey, columnKeys, columnOf, servingColumn, servingParts } from './sheet-columns.js';
import { plain } from './sheet-words.js';

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused', 'removed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export interface PlannedRow {
  row: number | null;
  outcome: ImportOutcome;
  name: string;
  before: StoredItem | null;
  after: PlacedItem | null;
  changes: { column: ColumnKey; from: string | number | null; to: string | number | null }[];
  errors: RowError[];
}

export interface HowToImport {
  language: Language;
  replaces: boolean;
}

export function planImport(sheet: Sheet, menu: StoredMenu, how: HowToImport): PlannedRow[] {
  const planning = new Planning(menu, how.language, sheet);
  const planned = sheet.rows.map((one) => planning.planned(one));
  return [...planned, ...(how.replaces ? planning.unnamed() : [])];
}

class Planning {
  private readonly items: readonly StoredItem[];
  private readonly sectionOf: ReadonlyMap<string, StoredSection>;
  private readonly idsInFile: ReadonlySet<unknown>;
  private readonly taken = new Set<string>();
  /** Unreadable rows may refer to these items: they are not removed. */
  private readonly perhaps = new Set<string>();
  private readonly byKey = new Map<string, StoredItem[]>();
  private readonly newSections = new Set<string>();
  private readonly newKeys = new Set<string>();
  private created = 0;

  constructor(
    private readonly menu: StoredMenu,
    private readonly language: Language,
    private readonly sheet: Sheet,
  ) {
    this.items = menu.flatMap(({ items }) => items);
    this.sectionOf = new Map(menu.flatMap((section) => section.items.map(({ id }) => [id, section])));
    for (const item of this.items) {
      for (const language of languages) {
        const key = this.key(language, item.name[language], item.wine);
        this.byKey.set(key, [...(this.byKey.get(key) ?? []), item]);
      }
    }
    this.idsInFile = new Set(sheet.rows.map(({ cells }) => cells.get('id')));
  }

  planned(one: SheetRow): PlannedRow {
    const [before = null, ...others] = this.match(one.cells);
    if (before === null || others.length === 0) return this.plannedOf(one, before);
    for (const { id } of [before, ...others]) this.perhaps.add(id);
    return refused(one.row, nameIn(one.cells), [{ column: nameColumn(one.cells), code: 'several_meant' }]);
  }

  private plannedOf(one: SheetRow, before: StoredItem | null): PlannedRow {
    const { row, cells } = one;
    const complete = cellsOfItem(one, before && this.cells(before), { sheet: this.sheet, menu: this.menu });
    const read = readRow(complete, this.sheet.prices);
    if (Array.isArray(read)) {
      this.spare(cells);
      return refused(row, nameIn(cells), read);
    }
    const errors = this.errorsOf(read, before);
    if (before) this.taken.add(before.id);
    if (errors.length > 0) return refused(row, nameIn(cells), errors);
    return this.accepted(row, read.item, before);
  }

  unnamed(): PlannedRow[] {
    const gone = this.items.filter(({ id }) => !this.taken.has(id) && !this.perhaps.has(id));
    return gone.map((before) => ({ ...untouched, outcome: 'removed', name: before.name.sk, before }));
  }

  private accepted(row: number, item: PlacedItem, before: StoredItem | null): PlannedRow {
    if (!before) {
      this.created += 1;
      this.newKeys.add(newKeyOf(item));
    }
    const id = before?.id ?? null;
    const changes = differences(this.cells(before), cellsOf({ ...item, id }, this.language));
    const outcome = changes.length === 0 ? 'unchanged' : before ? 'changed' : 'created';
    const after = { ...item, id: id ?? item.id ?? randomUUID() };
    return { ...untouched, row, outcome, name: item.name.sk, before, after, changes };
  }

  private cells(item: StoredItem | null): Cells {
    const section = item && this.sectionOf.get(item.id);
    return section ? cellsOf({ ...item, section }, this.language) : {};
  }

  /** By id, else by key unless another row has their id. Several if columns are missing. */
  private match(cells: SheetRow['cells']): StoredItem[] {
    const reader = new RowReader(cells);
    const id = reader.id();
    const byId = id === null ? undefined : this.items.find((item) => item.id === id);
    if (byId) return [byId];
    const [language, producer, vintage] = [languageIn(cells), reader.text('wine.producer'), reader.vintage()];
    const alike = this.byKey.get(this.key(language, nameIn(cells), { producer, vintage })) ?? [];
    const found = alike.filter((item) => !this.idsInFile.has(item.id));
    const { headings } = this.sheet;
    if (!headings.has('wine.producer') || !headings.has('wine.vintage')) return found;
    return [found.find((item) => !this.taken.has(item.id)) ?? found[0]].filter((item) => item !== undefined);
  }

  private key(language: Language, name: string, wine: Pick<WineDetails, 'producer' | 'vintage'> | null): string {
    const { headings } = this.sheet;
    const producer = headings.has('wine.producer') && plain(wine?.producer ?? '');
    return JSON.stringify([language, plain(name), producer, headings.has('wine.vintage') && (wine?.vintage ?? null)]);
  }

  private errorsOf({ item, places }: ReadRow, before: StoredItem | null): RowError[] {
    const isTwice = before ? this.taken.has(before.id) : this.newKeys.has(newKeyOf(item));
    if (isTwice) return [{ column: 'name.sk', code: 'twice_in_file' }];
    const errors = [
      ...sectionErrors(item.section).map(({ field, code }) => ({
        column: columnOf(field.replace('name', 'section')),
        code,
      })),
      ...menuItemErrors(item, item.section.kind).map(({ field, code }) => ({ column: placeOf(field, places), code })),
    ];
    if (errors.length > 0) return errors;
    if (!this.hasSection(item)) return [{ column: 'section.sk', code: 'too_many' }];
    const isTooMany = !before && this.items.length + this.created >= menuLimits.items;
    return isTooMany ? [{ column: 'name.sk', code: 'too_many' }] : [];
  }

  /** By its Slovak name; rows never rename sections. False when there are too many. */
  private hasSection(item: PlacedItem): boolean {
    const found = this.menu.find((section) => sectionKey(section) === sectionKey(item.section));
    if (found) item.section = { kind: found.kind, name: found.name };
    else this.newSections.add(sectionKey(item.section));
    return this.menu.length + this.newSections.size <= menuLimits.sections;
  }

  private spare(cells: SheetRow['cells']): void {
    const [id, name, language] = [cells.get('id'), plain(nameIn(cells)), languageIn(cells)];
    for (const item of this.items) {
      if (item.id === id || plain(item.name[language]) === name) this.perhaps.add(item.id);
    }
  }
}

const differences = (old: Cells, wanted: Cells): PlannedRow['changes'] =>
  columnKeys
    .filter((column) => old[column] !== wanted[column])
    .map((column) => ({ column, from: old[column] ?? null, to: wanted[column] ?? null }));

const newKeyOf = ({ id, name, wine }: PlacedItem): string =>
  id ?? JSON.stringify([plain(wine?.producer ?? ''), plain(name.sk), wine?.vintage ?? null]);

export const sectionKey = ({ kind, name }: PlacedItem['section']): string => JSON.stringify([kind, plain(name.sk)]);

/** In a group of columns, some perhaps empty, or a price column. */
function placeOf(field: string, places: readonly Place[]): Field {
  const [, index, part] = /^servings\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const known = servingParts.find((one) => one === part);
  const place = places[Number(index)] ?? 0;
  if (!known) return columnOf(field);
  return typeof place === 'number' ? servingColumn(place, known) : place;
}

const languageIn = (cells: SheetRow['cells']): Language =>
  cells.has('name.sk') || !cells.has('name.en') ? 'sk' : 'en';

const nameColumn = (cells: SheetRow['cells']) => `name.${languageIn(cells)}` as const;

function nameIn(cells: SheetRow['cells']): string {
  const name = cells.get(nameColumn(cells)) ?? '';
  return typeof name === 'object' ? '' : String(name).trim().slice(0, menuLimits.nameLength);
}

const untouched = { row: null, before: null, after: null, changes: [], errors: [] };

const refused = (row: number, name: string, errors: RowError[]): PlannedRow => ({
  ...untouched,
  row,
  outcome: 'refused',
  name,
  errors,
});
