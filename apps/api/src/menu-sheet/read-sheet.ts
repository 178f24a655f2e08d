import { type Language, type WineColour, menuLimits } from '@strapec/domain';
import { type Header, headerIn } from '../spreadsheets/header.js';
import type { Cell, Table } from '../spreadsheets/tables.js';
import type { PriceColumn } from './price-columns.js';
import { type Field, type ColumnKey, columnAt, columnKeys, isColumn } from './sheet-columns.js';
import { colourIn, meaningOf, sweetnessWords } from './sheet-words.js';

/** A row of the file by its number, with the cells in which something stands. */
export interface SheetRow {
  /** Empty where the file has one list only. */
  sheet: string;
  row: number;
  cells: ReadonlyMap<Field, Cell>;
  /** What its name and the headings above it say of a new item. */
  said: ReadonlyMap<ColumnKey, string>;
}

/** A row that belongs to no item, such as a note at the end. */
export interface UnreadRow {
  row: number;
  text: string;
}

/** The list in a file: its columns by their headings, and what of the file is not read. */
export interface Sheet {
  headings: ReadonlyMap<Field, string>;
  prices: readonly PriceColumn[];
  rows: SheetRow[];
  lacks: ColumnKey[];
  unreadColumns: string[];
  unreadSheets: string[];
  unreadRows: UnreadRow[];
}

type Found = Header<Field>;

/** The list of a file; `null`: no row has the heading of a name and one more that is known. */
export function readSheet(tables: readonly Table[]): Sheet | null {
  const header = headerIn(tables, columnAt);
  const known = header?.fields.filter((field) => field !== null) ?? [];
  if (!header || !isList(header)) return null;
  const alike = tables.flatMap((table) => {
    const found = table === header.table ? header : headerIn([table], columnAt);
    return found && String(found.fields) === String(header.fields) ? [found] : [];
  });
  const others = tables.filter((table) => !alike.some((one) => one.table === table));
  const headings = new Map(header.fields.flatMap((field, index) => (field ? [[field, headingAt(header, index)]] : [])));
  const read = alike.map((one) => rowsUnder(one, new Set(known), alike.length > 1 ? one.table.name : ''));
  const prices = known.filter((field): field is PriceColumn => !isColumn(field) && field !== 'any/volume');
  const isLacking = (key: ColumnKey) =>
    !headings.has(key) && key !== 'id' && (prices.length === 0 || !key.startsWith('servings'));
  return {
    ...{ headings, prices, rows: read.flatMap(({ rows }) => rows), lacks: columnKeys.filter(isLacking) },
    unreadColumns: header.fields.flatMap((field, index) => (field ? [] : headingAt(header, index) || [])),
    unreadSheets: others.filter((table) => isList(headerIn([table], columnAt))).map(({ name }) => name),
    unreadRows: read.flatMap(({ unread }) => unread),
  };
}

function isList(header: Found | null): boolean {
  const known = header?.fields.filter((field) => field !== null) ?? [];
  return known.length > 1 && known.some((field) => field === 'name.sk' || field === 'name.en');
}

const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? '' : String(cell ?? '').trim());

const headingAt = ({ table, index }: Found, column: number): string => textOf(table.rows[index]?.cells[column]);

/** The rows below a header. Where no column names the section, a row with one text alone is a heading of those below it. */
function rowsUnder(header: Found, known: ReadonlySet<Field>, sheet: string) {
  const [hasSections, language] = [[...known].some((field) => field.startsWith('section')), languageOf(known)];
  const [rows, unread]: [SheetRow[], UnreadRow[]] = [[], []];
  const above: UnreadRow[] = [{ row: 0, text: sheet }];
  let section = new Map<ColumnKey, string>();
  for (const { row, cells } of header.table.rows.slice(header.index + 1)) {
    const [text = '', ...others] = new Set(cells.map(textOf).filter(Boolean));
    if (others.length === 0 && !hasSections) {
      (isHeading(text) ? above : unread).push({ row, text });
    } else if (!isHeaderAgain(header, cells)) {
      section = sectionOf(above, language) ?? section;
      unread.push(...above.splice(0).slice(0, -1));
      rows.push({ sheet, row, ...withSaid(new Map(named(header.fields, cells)), { section, known }) });
    }
  }
  return { rows, unread: [...unread, ...above].filter(({ row }) => row > 0).sort((a, b) => a.row - b.row) };
}

/** A line about the wine above it begins with a small letter. */
const isHeading = (text: string): boolean => colourIn(text) !== null || !/^\p{Ll}/u.test(text);

const languageOf = (known: ReadonlySet<Field>): Language => (known.has('name.sk') ? 'sk' : 'en');

const isHeaderAgain = ({ fields }: Found, cells: readonly Cell[]): boolean =>
  fields.every((field, column) => field === null || columnAt(textOf(cells[column])) === field);

const named = (fields: Found['fields'], cells: readonly Cell[]): [Field, Cell][] =>
  fields.flatMap((field, column) => {
    const cell = cells[column] ?? null;
    return field && cell !== null ? [[field, cell] as [Field, Cell]] : [];
  });

/** Of headings that follow one another the last one names the section; any of them may name the colour. */
function sectionOf(headings: readonly UnreadRow[], language: Language): Map<ColumnKey, string> | null {
  const name = headings.at(-1)?.text.slice(0, menuLimits.nameLength);
  const colour = headings.map(({ text }) => colourIn(text)).findLast((one): one is WineColour => one !== null);
  const said: [ColumnKey, string | undefined][] = [
    [`section.${language}`, name],
    ['wine.colour', colour],
  ];
  return name ? new Map(said.filter((one): one is [ColumnKey, string] => one[1] !== undefined)) : null;
}

interface Around {
  section: ReadonlyMap<ColumnKey, string>;
  known: ReadonlySet<Field>;
}

/** `Devín (polosladké)` tells how sweet it is, unless a column does. */
function withSaid(cells: Map<Field, Cell>, { section, known }: Around): Pick<SheetRow, 'cells' | 'said'> {
  const said = new Map([...section].filter(([key]) => !known.has(key)));
  for (const key of ['name.sk', 'name.en'] as const) {
    const [, name, word = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(textOf(cells.get(key))) ?? [];
    const sweetness = known.has('wine.sweetness') ? null : meaningOf(word, sweetnessWords);
    if (!name || !sweetness) continue;
    cells.set(key, name);
    said.set('wine.sweetness', sweetness);
  }
  return { cells, said };
}
