import { type Language, languages } from '@strapec/domain';
import type { StoredMenu } from '../stored-menu.js';
import type { Cell } from '../../platform/spreadsheets/sheet-tables.js';
import type { ItemCells } from './item-cells.js';
import { type MenuSheet, type SheetRow, cellText } from './read-sheet.js';
import { type SheetColumn, type ColumnKey, columnKeys } from './sheet-columns.js';
import { findColour, colourWords, parseWord, normalizeText, pickWord } from './sheet-words.js';

interface RowContext {
  sheet: MenuSheet;
  menu: StoredMenu;
}

const defaultCells: Partial<Record<ColumnKey, string>> = { kind: 'wine', 'wine.sweetness': 'dry' };
const bilingualPaths = ['name', 'text', 'wine.region', 'wine.ingredients'] as const;

/** New items get defaults. */
export function completeCells(
  { cells, impliedCells }: SheetRow,
  before: ItemCells | null,
  { sheet, menu }: RowContext,
): Map<SheetColumn, Cell> {
  const completedCells = new Map<SheetColumn, Cell>(cells);
  const setMissingCell = (key: ColumnKey, cell: Cell | undefined): void => {
    if (cell !== undefined && !sheet.headings.has(key) && !completedCells.has(key)) completedCells.set(key, cell);
  };
  for (const key of columnKeys)
    if (key !== 'id') setMissingCell(key, before ? before[key] : (impliedCells.get(key) ?? defaultCells[key]));
  for (const path of before ? [] : bilingualPaths)
    for (const one of languages) setMissingCell(`${path}.${one}`, completedCells.get(`${path}.${otherLanguage(one)}`));
  completeSectionNames(completedCells, sheet, menu);
  return completedCells;
}

function completeSectionNames(cells: Map<SheetColumn, Cell>, { headings }: MenuSheet, menu: StoredMenu): void {
  const headedLanguages = languages.filter((one) => headings.has(`section.${one}`));
  const [language, secondLanguage] =
    headedLanguages.length > 0 ? headedLanguages : languages.filter((one) => cells.has(`section.${one}`));
  if (!language) return nameSectionByColour(cells);
  const name = cellText(cells.get(`section.${language}`));
  if (secondLanguage || !name) return;
  const existingSection = menu.find((section) => normalizeText(section.name[language]) === normalizeText(name));
  const missingLanguage = otherLanguage(language);
  cells.set(
    `section.${missingLanguage}`,
    existingSection?.name[missingLanguage] ?? translateColour(name, missingLanguage) ?? name,
  );
}

function nameSectionByColour(cells: Map<SheetColumn, Cell>): void {
  const colour = parseWord(cellText(cells.get('wine.colour')), colourWords);
  cells.set('section.sk', colour ? capitalize(colourWords[colour][0]) : 'Vína');
  cells.set('section.en', colour ? capitalize(colourWords[colour][1]) : 'Wines');
}

function translateColour(name: string, language: Language): string | null {
  const colour = /\s/.test(name) ? null : findColour(name);
  return colour && capitalize(pickWord(language, colourWords[colour]));
}

const otherLanguage = (language: Language): Language => (language === 'sk' ? 'en' : 'sk');

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
