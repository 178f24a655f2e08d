import { type Language, type WineColour, menuLimits } from '@strapec/domain';
import { type Cell, type SheetHeader, type SheetTable, findHeader } from '../../platform/spreadsheets/sheet-tables.js';
import type { PriceColumn } from './price-columns.js';
import { type SheetColumn, type ColumnKey, findSheetColumn, columnKeys, isColumnKey } from './sheet-columns.js';
import { findColour, parseWord, sweetnessWords } from './sheet-words.js';

export interface SheetRow {
  rowNumber: number;
  cells: ReadonlyMap<SheetColumn, Cell>;
  impliedCells: ReadonlyMap<ColumnKey, string>;
}

export interface MenuSheet {
  headings: Headings;
  priceColumns: readonly PriceColumn[];
  rows: SheetRow[];
  missingColumns: ColumnKey[];
  unreadParts: string[];
}

type Headings = ReadonlyMap<SheetColumn, string>;
type MenuSheetHeader = SheetHeader<SheetColumn>;

interface SingleTextRow {
  rowNumber: number;
  text: string;
}

const unreadLabels = { sk: { row: 'riadok', sheet: 'hárok' }, en: { row: 'row', sheet: 'sheet' } };

/** `null` when no row has a name heading and another known one. */
export function readSheet(tables: readonly SheetTable[], language: Language): MenuSheet | null {
  const header = findHeader(tables, findSheetColumn);
  if (!header || !isMenuHeader(header)) return null;
  const headings = new Map(header.fields.flatMap((field, index) => (field ? [[field, headingAt(header, index)]] : [])));
  const { rows, unread } = readRows(header, headings);
  const priceColumns = [...headings.keys()].filter((field): field is PriceColumn => !isColumnKey(field));
  const isMissing = (key: ColumnKey) =>
    !headings.has(key) && key !== 'id' && (priceColumns.length === 0 || !key.startsWith('servings'));
  const otherLists = tables.filter(
    (table) => table !== header.table && isMenuHeader(findHeader([table], findSheetColumn)),
  );
  const labels = unreadLabels[language];
  return {
    headings,
    priceColumns,
    rows,
    missingColumns: columnKeys.filter(isMissing),
    unreadParts: [
      ...header.fields.flatMap((field, index) => (field ? [] : headingAt(header, index) || [])),
      ...otherLists.map(({ name }) => `${labels.sheet} ${name}`),
      ...unread.map(({ rowNumber, text }) => `${labels.row} ${rowNumber}: „${text}“`),
    ],
  };
}

function isMenuHeader(header: MenuSheetHeader | null): boolean {
  const knownFields = header?.fields.filter((field) => field !== null) ?? [];
  return knownFields.length > 1 && knownFields.some((field) => field === 'name.sk' || field === 'name.en');
}

export const cellText = (cell: Cell | undefined): string => (typeof cell === 'object' ? '' : String(cell ?? '').trim());

const headingAt = ({ table, rowIndex }: MenuSheetHeader, column: number): string =>
  cellText(table.rows[rowIndex]?.cells[column]);

/** Without a section column, a row with a single text is a heading. */
function readRows(header: MenuSheetHeader, headings: Headings) {
  const [hasSections, language] = [
    [...headings.keys()].some((field) => field.startsWith('section')),
    nameLanguage(headings),
  ];
  const [rows, unreadRows, pendingHeadings]: [SheetRow[], SingleTextRow[], SingleTextRow[]] = [[], [], []];
  let currentSection = new Map<ColumnKey, string>();
  for (const { row, cells } of header.table.rows.slice(header.rowIndex + 1)) {
    const [text = '', ...otherTexts] = new Set(cells.map(cellText).filter(Boolean));
    if (otherTexts.length === 0 && !hasSections) {
      (isSectionHeading(text) ? pendingHeadings : unreadRows).push({ rowNumber: row, text });
    } else if (!isRepeatedHeader(header, cells)) {
      currentSection = toSectionCells(pendingHeadings, language) ?? currentSection;
      unreadRows.push(...pendingHeadings.splice(0).slice(0, -1));
      rows.push({
        rowNumber: row,
        ...withImpliedCells(new Map(headedCells(header.fields, cells)), currentSection, headings),
      });
    }
  }
  return { rows, unread: [...unreadRows, ...pendingHeadings].sort((a, b) => a.rowNumber - b.rowNumber) };
}

/** A small letter begins a note about the wine above. */
const isSectionHeading = (text: string): boolean => findColour(text) !== null || !/^\p{Ll}/u.test(text);

const nameLanguage = (headings: Headings): Language => (headings.has('name.sk') ? 'sk' : 'en');

const isRepeatedHeader = ({ fields }: MenuSheetHeader, cells: readonly Cell[]): boolean =>
  fields.every((field, column) => field === null || findSheetColumn(cellText(cells[column])) === field);

const headedCells = (fields: MenuSheetHeader['fields'], cells: readonly Cell[]): [SheetColumn, Cell][] =>
  fields.flatMap((field, column) => {
    const cell = cells[column] ?? null;
    return field && cell !== null ? [[field, cell] as [SheetColumn, Cell]] : [];
  });

/** The last of consecutive headings names the section; any may name the colour. */
function toSectionCells(headings: readonly SingleTextRow[], language: Language): Map<ColumnKey, string> | null {
  const name = headings.at(-1)?.text.slice(0, menuLimits.nameLength);
  const colour = headings.map(({ text }) => findColour(text)).findLast((found): found is WineColour => found !== null);
  const cellEntries: [ColumnKey, string | undefined][] = [
    [`section.${language}`, name],
    ['wine.colour', colour],
  ];
  return name ? new Map(cellEntries.filter((entry): entry is [ColumnKey, string] => entry[1] !== undefined)) : null;
}

/** `Devín (polosladké)`, unless a column gives it. */
function withImpliedCells(cells: Map<SheetColumn, Cell>, section: ReadonlyMap<ColumnKey, string>, headings: Headings) {
  const impliedCells = new Map([...section].filter(([key]) => !headings.has(key)));
  for (const key of ['name.sk', 'name.en'] as const) {
    const [, name, word = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(cellText(cells.get(key))) ?? [];
    const sweetness = headings.has('wine.sweetness') ? null : parseWord(word, sweetnessWords);
    if (!name || !sweetness) continue;
    cells.set(key, name);
    impliedCells.set('wine.sweetness', sweetness);
  }
  return { cells, impliedCells };
}
