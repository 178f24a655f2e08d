import type { DraftItem, InBoth, Language, MenuKind } from '@strapec/domain';
import { type ColumnKey, columnKeys } from './sheet-columns.js';
import {
  type Words,
  colourWords,
  kindWords,
  noAllergens,
  servingWords,
  sweetnessWords,
  wordIn,
  yesOrNo,
} from './sheet-words.js';

type CellValue = string | number;

export type Cells = Readonly<Partial<Record<ColumnKey, CellValue>>>;

export interface PlacedItem extends DraftItem {
  id: string | null;
  section: { kind: MenuKind; name: InBoth };
}

const choices: Readonly<Partial<Record<ColumnKey, Words<string>>>> = {
  kind: kindWords,
  'wine.colour': colourWords,
  'wine.sweetness': sweetnessWords,
};

/** A column's key is the path of its value. */
export function cellsOf(item: PlacedItem, language: Language): Cells {
  const facts = { ...item, kind: item.section.kind, section: item.section.name };
  const cells = columnKeys.map((key) => [key, cellOf(key, valueAt(facts, key), language)] as const);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== null && cell !== '')) as Cells;
}

const valueAt = (facts: object, key: ColumnKey): unknown =>
  key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], facts);

function cellOf(key: ColumnKey, value: unknown, language: Language): CellValue | null {
  if (Array.isArray(value)) return listCell(key, value, language);
  if (typeof value === 'boolean') return wordIn(language, yesOrNo[value ? 'yes' : 'no']);
  if (typeof value === 'number') return key.endsWith('.priceCents') ? value / 100 : value;
  return typeof value === 'string' ? textCell(key, value, language) : null;
}

const listCell = (key: ColumnKey, values: readonly unknown[], language: Language): string =>
  key === 'allergens' && values.length === 0 ? noAllergens[language] : values.join(', ');

function textCell(key: ColumnKey, text: string, language: Language): string {
  const words: Words<string> | undefined = /^servings\..*\.kind$/.test(key) ? servingWords : choices[key];
  const choice = words?.[text];
  return choice ? wordIn(language, choice) : text;
}
