import type { DraftItem, BilingualText, Language, MenuKind } from '@strapec/domain';
import { type ColumnKey, columnKeys } from './sheet-columns.js';
import {
  type WordTable,
  colourWords,
  kindWords,
  noAllergensWord,
  servingWords,
  sweetnessWords,
  pickWord,
  yesNoWords,
} from './sheet-words.js';

type CellValue = string | number;

export type ItemCells = Readonly<Partial<Record<ColumnKey, CellValue>>>;

export interface ItemInSection extends DraftItem {
  id: string | null;
  section: { kind: MenuKind; name: BilingualText };
}

const choiceWords: Readonly<Partial<Record<ColumnKey, WordTable<string>>>> = {
  kind: kindWords,
  'wine.colour': colourWords,
  'wine.sweetness': sweetnessWords,
};

/** A column's key is the path of its value. */
export function toCells(item: ItemInSection, language: Language): ItemCells {
  const facts = { ...item, kind: item.section.kind, section: item.section.name };
  const cells = columnKeys.map((key) => [key, toCell(key, getFact(facts, key), language)] as const);
  return Object.fromEntries(cells.filter(([, cell]) => cell !== null && cell !== '')) as ItemCells;
}

const getFact = (facts: object, key: ColumnKey): unknown =>
  key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], facts);

function toCell(key: ColumnKey, value: unknown, language: Language): CellValue | null {
  if (Array.isArray(value)) return toListCell(key, value, language);
  if (typeof value === 'boolean') return pickWord(language, yesNoWords[value ? 'yes' : 'no']);
  if (typeof value === 'number') return key.endsWith('.priceCents') ? value / 100 : value;
  return typeof value === 'string' ? toTextCell(key, value, language) : null;
}

const toListCell = (key: ColumnKey, values: readonly unknown[], language: Language): string =>
  key === 'allergens' && values.length === 0 ? noAllergensWord[language] : values.join(', ');

function toTextCell(key: ColumnKey, text: string, language: Language): string {
  const words: WordTable<string> | undefined = /^servings\..*\.kind$/.test(key) ? servingWords : choiceWords[key];
  const choice = words?.[text];
  return choice ? pickWord(language, choice) : text;
}
