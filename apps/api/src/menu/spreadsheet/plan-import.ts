import { randomUUID } from 'node:crypto';
import { type Language, type WineDetails, languages, checkMenuItem, menuLimits, sectionErrors } from '@strapec/domain';
import type { StoredItem, StoredMenu, StoredSection } from '../stored-menu.js';
import { completeCells } from './complete-cells.js';
import { type ItemCells, type ItemInSection, toCells } from './item-cells.js';
import { type ServingSource, type RowItem, readRow } from './read-row.js';
import { type MenuSheet, type SheetRow, cellText } from './read-sheet.js';
import { CellReader, type RowError } from './cell-reader.js';
import {
  type SheetColumn,
  type ColumnKey,
  columnKeys,
  toColumnKey,
  servingColumn,
  servingParts,
} from './sheet-columns.js';
import { normalizeText } from './sheet-words.js';

export const importOutcomes = ['created', 'changed', 'unchanged', 'refused', 'removed'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

export type PlannedSection = Pick<StoredSection, 'id' | 'kind' | 'name'>;

export interface PlannedItem extends ItemInSection {
  id: string;
  section: PlannedSection;
}

export interface PlannedRow {
  rowNumber: number | null;
  outcome: ImportOutcome;
  name: string;
  before: StoredItem | null;
  after: PlannedItem | null;
  changes: { column: ColumnKey; from: string | number | null; to: string | number | null }[];
  errors: RowError[];
}

export interface ImportOptions {
  language: Language;
  replaces: boolean;
}

export function planImport(sheet: MenuSheet, menu: StoredMenu, options: ImportOptions): PlannedRow[] {
  const planner = new ImportPlanner(menu, options.language, sheet);
  const plannedRows = sheet.rows.map((sheetRow) => planner.planRow(sheetRow));
  return [...plannedRows, ...(options.replaces ? planner.planRemovals() : [])];
}

class ImportPlanner {
  private readonly items: readonly StoredItem[];
  private readonly sectionByItemId: ReadonlyMap<string, StoredSection>;
  private readonly idsInFile: ReadonlySet<unknown>;
  private readonly matchedIds = new Set<string>();
  /** Unreadable rows may refer to these items: they are not removed. */
  private readonly possiblyMatchedIds = new Set<string>();
  private readonly itemsByKey = new Map<string, StoredItem[]>();
  private readonly newSectionIds = new Map<string, string>();
  private readonly newItemKeys = new Set<string>();

  constructor(
    private readonly menu: StoredMenu,
    private readonly language: Language,
    private readonly sheet: MenuSheet,
  ) {
    this.items = menu.flatMap(({ items }) => items);
    this.sectionByItemId = new Map(menu.flatMap((section) => section.items.map(({ id }) => [id, section])));
    for (const language of languages) {
      const itemsByLanguageKey = Map.groupBy(this.items, ({ name, wine }) =>
        this.toMatchKey(language, name[language], wine),
      );
      for (const [key, items] of itemsByLanguageKey) this.itemsByKey.set(key, items); // the keys name the language
    }
    this.idsInFile = new Set(sheet.rows.map(({ cells }) => cells.get('id')));
  }

  planRow(sheetRow: SheetRow): PlannedRow {
    const [before = null, ...otherMatches] = this.findMatches(sheetRow.cells);
    if (before === null || otherMatches.length === 0) return this.planMatchedRow(sheetRow, before);
    for (const { id } of [before, ...otherMatches]) this.possiblyMatchedIds.add(id);
    const { rowNumber, cells } = sheetRow;
    return toRefusedRow(rowNumber, rowName(cells), [{ column: nameColumn(cells), code: 'several_meant' }]);
  }

  private planMatchedRow(sheetRow: SheetRow, before: StoredItem | null): PlannedRow {
    const { rowNumber, cells } = sheetRow;
    const { sheet, menu } = this;
    const completedCells = completeCells(sheetRow, before && this.toStoredCells(before), { sheet, menu });
    const rowItem = readRow(completedCells, sheet.priceColumns);
    if (Array.isArray(rowItem)) {
      this.protectFromRemoval(cells);
      return toRefusedRow(rowNumber, rowName(cells), rowItem);
    }
    const errors = this.findErrors(rowItem, before);
    if (before) this.matchedIds.add(before.id);
    if (errors.length > 0) return toRefusedRow(rowNumber, rowName(cells), errors);
    return this.acceptRow(rowNumber, rowItem.item, before);
  }

  planRemovals(): PlannedRow[] {
    const removedItems = this.items.filter(({ id }) => !this.matchedIds.has(id) && !this.possiblyMatchedIds.has(id));
    return removedItems.map((before) => ({ ...plannedRowDefaults, outcome: 'removed', name: before.name.sk, before }));
  }

  private acceptRow(rowNumber: number, draft: ItemInSection, before: StoredItem | null): PlannedRow {
    const item = { ...draft, section: this.resolveSection(draft.section, before) };
    if (!before) this.newItemKeys.add(newItemKey(item));
    const id = before?.id ?? null;
    const changes = toCellChanges(this.toStoredCells(before), toCells({ ...item, id }, this.language));
    const outcome = changes.length === 0 ? 'unchanged' : before ? 'changed' : 'created';
    const after = { ...item, id: id ?? item.id ?? randomUUID() };
    return { ...plannedRowDefaults, rowNumber, outcome, name: item.name.sk, before, after, changes };
  }

  private toStoredCells(item: StoredItem | null): ItemCells {
    const section = item && this.sectionByItemId.get(item.id);
    return section ? toCells({ ...item, section }, this.language) : {};
  }

  /** By id, else by key unless another row has their id. Several if columns are missing. */
  private findMatches(cells: SheetRow['cells']): StoredItem[] {
    const reader = new CellReader(cells);
    const id = reader.readId();
    const byId = id === null ? undefined : this.items.find((item) => item.id === id);
    if (byId) return [byId];
    const [language, producer, vintage] = [nameLanguage(cells), reader.readText('wine.producer'), reader.readVintage()];
    const sameKeyItems = this.itemsByKey.get(this.toMatchKey(language, rowName(cells), { producer, vintage })) ?? [];
    const candidates = sameKeyItems.filter((item) => !this.idsInFile.has(item.id));
    const { headings } = this.sheet;
    if (!headings.has('wine.producer') || !headings.has('wine.vintage')) return candidates;
    const match = candidates.find((item) => !this.matchedIds.has(item.id)) ?? candidates[0];
    return match ? [match] : [];
  }

  private toMatchKey(language: Language, name: string, wine: Pick<WineDetails, 'producer' | 'vintage'> | null): string {
    const { headings } = this.sheet;
    const producer = headings.has('wine.producer') && normalizeText(wine?.producer ?? '');
    return JSON.stringify([
      language,
      normalizeText(name),
      producer,
      headings.has('wine.vintage') && (wine?.vintage ?? null),
    ]);
  }

  private findErrors({ item, servingSources }: RowItem, before: StoredItem | null): RowError[] {
    const isDuplicate = before ? this.matchedIds.has(before.id) : this.newItemKeys.has(newItemKey(item));
    if (isDuplicate) return [{ column: 'name.sk', code: 'twice_in_file' }];
    const errors = [
      ...sectionErrors(item.section).map(({ field, code }) => ({
        column: toColumnKey(field.replace('name', 'section')),
        code,
      })),
      ...checkMenuItem(item, item.section.kind).map(({ field, code }) => ({
        column: findErrorColumn(field, servingSources),
        code,
      })),
    ];
    if (errors.length > 0) return errors;
    this.resolveSection(item.section, before); // counts a new one
    if (this.menu.length + this.newSectionIds.size > menuLimits.maxSections)
      return [{ column: 'section.sk', code: 'too_many' }];
    const isTooMany = !before && this.items.length + this.newItemKeys.size >= menuLimits.maxItems;
    return isTooMany ? [{ column: 'name.sk', code: 'too_many' }] : [];
  }

  /** By its Slovak name; rows never rename sections. Of sections with one name the item's own comes first. */
  private resolveSection(section: ItemInSection['section'], before: StoredItem | null): PlannedSection {
    const key = sectionKey(section);
    const ownSection = before && this.sectionByItemId.get(before.id);
    const sections = ownSection ? [ownSection, ...this.menu] : this.menu;
    const existingSection = sections.find((one) => sectionKey(one) === key);
    if (existingSection) return { id: existingSection.id, kind: existingSection.kind, name: existingSection.name };
    const id = this.newSectionIds.get(key) ?? randomUUID();
    this.newSectionIds.set(key, id);
    return { ...section, id };
  }

  private protectFromRemoval(cells: SheetRow['cells']): void {
    const [id, name, language] = [cells.get('id'), normalizeText(rowName(cells)), nameLanguage(cells)];
    for (const item of this.items) {
      if (item.id === id || normalizeText(item.name[language]) === name) this.possiblyMatchedIds.add(item.id);
    }
  }
}

const toCellChanges = (oldCells: ItemCells, newCells: ItemCells): PlannedRow['changes'] =>
  columnKeys
    .filter((column) => oldCells[column] !== newCells[column])
    .map((column) => ({ column, from: oldCells[column] ?? null, to: newCells[column] ?? null }));

const newItemKey = ({ id, name, wine }: ItemInSection): string =>
  id ?? JSON.stringify([normalizeText(wine?.producer ?? ''), normalizeText(name.sk), wine?.vintage ?? null]);

const sectionKey = ({ kind, name }: ItemInSection['section']): string => JSON.stringify([kind, normalizeText(name.sk)]);

/** In a group of columns, some perhaps empty, or a price column. */
function findErrorColumn(field: string, servingSources: readonly ServingSource[]): SheetColumn {
  const [, index, part] = /^servings\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const servingPart = servingParts.find((knownPart) => knownPart === part);
  const servingSource = servingSources[Number(index)] ?? 0;
  if (!servingPart) return toColumnKey(field);
  return typeof servingSource === 'number' ? servingColumn(servingSource, servingPart) : servingSource;
}

const nameLanguage = (cells: SheetRow['cells']): Language =>
  cells.has('name.sk') || !cells.has('name.en') ? 'sk' : 'en';

const nameColumn = (cells: SheetRow['cells']) => `name.${nameLanguage(cells)}` as const;

const rowName = (cells: SheetRow['cells']): string =>
  cellText(cells.get(nameColumn(cells))).slice(0, menuLimits.nameLength);

const plannedRowDefaults = { rowNumber: null, before: null, after: null, changes: [], errors: [] };

const toRefusedRow = (rowNumber: number, name: string, errors: RowError[]): PlannedRow => ({
  ...plannedRowDefaults,
  rowNumber,
  outcome: 'refused',
  name,
  errors,
});
