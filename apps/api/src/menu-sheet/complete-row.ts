import { type Language, languages } from '@strapec/domain';
import type { StoredMenu } from '../menu/stored-menu.js';
import type { Cell } from '../spreadsheets/tables.js';
import type { Cells } from './item-cells.js';
import type { Sheet, SheetRow } from './read-sheet.js';
import { type Field, type ColumnKey, columnKeys } from './sheet-columns.js';
import { colourIn, colourWords, meaningOf, plain, wordIn } from './sheet-words.js';

interface Known {
  sheet: Sheet;
  menu: StoredMenu;
}

/** The cells of a row with those of the columns that the file lacks: as the item has them; of a new one the usual. */
export function cellsOfItem({ cells, said }: SheetRow, before: Cells | null, { sheet, menu }: Known): Map<Field, Cell> {
  const all = new Map<Field, Cell>(cells);
  const lacking = columnKeys.filter((key) => key !== 'id' && !sheet.headings.has(key));
  for (const key of lacking) {
    const cell = before ? before[key] : (said.get(key) ?? (key in usual ? usual[key] : undefined));
    if (cell !== undefined) all.set(key, cell);
  }
  if (before) nameSection(all, sheet, menu);
  else completeNew(all, sheet, menu);
  return all;
}

const usual: Partial<Record<ColumnKey, string>> = { kind: 'wine', 'wine.sweetness': 'dry' };

/** What is written in one language only is the same in the other, until staff translate it. */
function completeNew(all: Map<Field, Cell>, sheet: Sheet, menu: StoredMenu): void {
  for (const path of ['name', 'text', 'wine.region', 'wine.ingredients'] as const) copy(all, path, sheet);
  const colour = meaningOf(textAt(all, 'wine.colour'), colourWords);
  const isNameless = !(['section.sk', 'section.en'] as const).some((key) => all.has(key) || sheet.headings.has(key));
  if (isNameless) {
    all.set('section.sk', colour ? titled(colourWords[colour][0]) : 'Vína');
    all.set('section.en', colour ? titled(colourWords[colour][1]) : 'Wines');
  }
  nameSection(all, sheet, menu);
}

function copy(
  all: Map<Field, Cell>,
  path: 'name' | 'text' | 'wine.region' | 'wine.ingredients',
  { headings }: Sheet,
): void {
  for (const lacking of languages) {
    const said = all.get(`${path}.${other(lacking)}`);
    const isLacking = !headings.has(`${path}.${lacking}`) && !all.has(`${path}.${lacking}`);
    if (isLacking && said !== undefined) all.set(`${path}.${lacking}`, said);
  }
}

/** A section of which the file has one name only is called in the other language as the list, or as its colour, is. */
function nameSection(all: Map<Field, Cell>, { headings }: Sheet, menu: StoredMenu): void {
  const given = languages.filter((one) => headings.has(`section.${one}`));
  const [language, isInBoth] = given.length > 0 ? given : languages.filter((one) => all.has(`section.${one}`));
  const name = language && textAt(all, `section.${language}`);
  if (isInBoth || !name) return;
  const known = menu.find((section) => plain(section.name[language]) === plain(name));
  const lacking = other(language);
  all.set(`section.${lacking}`, known?.name[lacking] ?? colourName(name, lacking) ?? name);
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
