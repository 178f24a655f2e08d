import { type Language, languages } from '@strapec/domain';
import type { StoredMenu } from '../stored-menu.js';
import type { Cell } from '../../platform/spreadsheets/tables.js';
import type { Cells } from './item-cells.js';
import type { Sheet, SheetRow } from './read-sheet.js';
import { type Field, type ColumnKey, columnKeys } from './sheet-columns.js';
import { colourIn, colourWords, meaningOf, plain, wordIn } from './sheet-words.js';

interface Known {
  sheet: Sheet;
  menu: StoredMenu;
}

const usual: Partial<Record<ColumnKey, string>> = { kind: 'wine', 'wine.sweetness': 'dry' };
const inBoth = ['name', 'text', 'wine.region', 'wine.ingredients'] as const;

/** New items get defaults. */
export function cellsOfItem(
  { cells, implied }: SheetRow,
  before: Cells | null,
  { sheet, menu }: Known,
): Map<Field, Cell> {
  const all = new Map<Field, Cell>(cells);
  const give = (key: ColumnKey, cell: Cell | undefined): void => {
    if (cell !== undefined && !sheet.headings.has(key) && !all.has(key)) all.set(key, cell);
  };
  for (const key of columnKeys) if (key !== 'id') give(key, before ? before[key] : (implied.get(key) ?? usual[key]));
  for (const path of before ? [] : inBoth)
    for (const one of languages) give(`${path}.${one}`, all.get(`${path}.${other(one)}`));
  nameSection(all, sheet, menu);
  return all;
}

function nameSection(all: Map<Field, Cell>, { headings }: Sheet, menu: StoredMenu): void {
  const given = languages.filter((one) => headings.has(`section.${one}`));
  const [language, isInBoth] = given.length > 0 ? given : languages.filter((one) => all.has(`section.${one}`));
  if (!language) return nameByColour(all);
  const name = textAt(all, `section.${language}`);
  if (isInBoth || !name) return;
  const known = menu.find((section) => plain(section.name[language]) === plain(name));
  const lacking = other(language);
  all.set(`section.${lacking}`, known?.name[lacking] ?? colourName(name, lacking) ?? name);
}

function nameByColour(all: Map<Field, Cell>): void {
  const colour = meaningOf(textAt(all, 'wine.colour'), colourWords);
  all.set('section.sk', colour ? titled(colourWords[colour][0]) : 'Vína');
  all.set('section.en', colour ? titled(colourWords[colour][1]) : 'Wines');
}

function colourName(name: string, language: Language): string | null {
  const colour = /\s/.test(name) ? null : colourIn(name);
  return colour && titled(wordIn(language, colourWords[colour]));
}

function textAt(all: ReadonlyMap<Field, Cell>, key: ColumnKey): string {
  const cell = all.get(key) ?? '';
  return typeof cell === 'object' ? '' : String(cell).trim();
}

const other = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
