import {
  type Allergen,
  type InBoth,
  type MenuKind,
  type ServingKind,
  type WineDetails,
  isBlank,
  menuLimits,
} from '@strapec/domain';
import type { PlacedItem } from './item-cells.js';
import { RowReader, type RowFault } from './row-reader.js';
import { type ColumnKey, servingColumn, servingParts } from './sheet-columns.js';
import { colourWords, kindWords, noAllergens, plain, servingWords, sweetnessWords } from './sheet-words.js';
import type { Cell } from '../spreadsheets/tables.js';

/** A row that says what it says, and for each of its servings the group of columns that it stands in. */
export interface ReadRow {
  item: PlacedItem;
  groups: readonly number[];
}

/** A row of the spreadsheet as the item it means, or what cannot be read of it. Whether it can stand is asked later. */
export function readRow(cells: ReadonlyMap<ColumnKey, Cell>): ReadRow | RowFault[] {
  const row = new RowReader(cells);
  const kind = row.oneOf('kind', kindWords) ?? ('wine' satisfies MenuKind);
  const groups = groupsOf(row);
  const item: PlacedItem = {
    id: row.id(),
    section: { kind, name: row.both('section') },
    name: row.both('name'),
    text: orNothing(row.both('text')),
    allergens: allergensOf(row),
    isListed: row.truth('isListed'),
    wine: kind === 'wine' ? wineOf(row) : null,
    servings: groups.map((index) => servingOf(row, index)),
  };
  return row.faults.length > 0 ? row.faults : { item, groups };
}

/** A group of columns in which nothing stands is no serving. */
function groupsOf(row: RowReader): number[] {
  const all = Array.from({ length: menuLimits.servings }, (_, index) => index);
  return all.filter((index) => servingParts.some((part) => row.has(servingColumn(index, part))));
}

function servingOf(row: RowReader, index: number): PlacedItem['servings'][number] {
  return {
    kind: row.oneOf(servingColumn(index, 'kind'), servingWords) ?? ('glass' satisfies ServingKind),
    volumeMl: row.number(servingColumn(index, 'volumeMl')),
    priceCents: row.cents(servingColumn(index, 'priceCents')),
    pouredUntil: row.text(servingColumn(index, 'pouredUntil')) || null,
  };
}

function wineOf(row: RowReader): WineDetails {
  return {
    producer: row.text('wine.producer'),
    vintage: row.number('wine.vintage'),
    country: row.text('wine.country'),
    region: row.both('wine.region'),
    appellation: row.text('wine.appellation') || null,
    colour: row.oneOf('wine.colour', colourWords) ?? 'white',
    sweetness: row.oneOf('wine.sweetness', sweetnessWords) ?? 'dry',
    grapes: row.list('wine.grapes'),
    alcohol: row.number('wine.alcohol'),
    isOrganic: row.truth('wine.isOrganic'),
    isVegan: row.truth('wine.isVegan'),
    labelUrl: row.text('wine.labelUrl') || null,
    ingredients: orNothing(row.both('wine.ingredients')),
    energyKj: row.number('wine.energyKj'),
  };
}

/** An empty cell says nothing; that there are none is said in words. */
function allergensOf(row: RowReader): readonly Allergen[] | null {
  const said = row.text('allergens');
  if (said === '') return null;
  if (Object.values(noAllergens).some((none) => plain(none) === plain(said))) return [];
  const numbers = said.split(/[\s,;]+/).filter(Boolean);
  if (!numbers.every((one) => /^\d{1,2}$/.test(one))) return row.fault('allergens', 'allergen_unknown', null);
  return [...new Set(numbers.map(Number))].sort((a, b) => a - b) as Allergen[]; // those that there are not, the domain refuses
}

const orNothing = (text: InBoth): InBoth | null => (isBlank(text.sk) && isBlank(text.en) ? null : text);
