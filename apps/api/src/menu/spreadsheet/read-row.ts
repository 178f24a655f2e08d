import {
  type DraftServing,
  type MenuKind,
  type ServingKind,
  type WineDetails,
  menuLimits,
  nullIfBlank,
} from '@strapec/domain';
import type { Cell } from '../../platform/spreadsheets/sheet-tables.js';
import { parseAllergens } from './parse-allergens.js';
import type { ItemInSection } from './item-cells.js';
import { type PriceColumn, guessServingKind, priceColumnServing, usualVolume } from './price-columns.js';
import { RowReader, type RowError } from './row-reader.js';
import { type SheetField, servingColumn, servingParts } from './sheet-columns.js';
import { colourWords, kindWords, servingWords, sweetnessWords } from './sheet-words.js';

export interface RowItem {
  item: ItemInSection;
  servingSources: readonly ServingSource[];
}

export type ServingSource = number | PriceColumn;

export function readRow(
  cells: ReadonlyMap<SheetField, Cell>,
  priceColumns: readonly PriceColumn[],
): RowItem | RowError[] {
  const row = new RowReader(cells);
  const kind = row.choice('kind', kindWords) ?? ('wine' satisfies MenuKind);
  const facts: Omit<ItemInSection, 'servings'> = {
    id: row.id(),
    section: { kind, name: row.bilingual('section') },
    name: row.bilingual('name'),
    text: nullIfBlank(row.bilingual('text')),
    allergens: readAllergens(row),
    isListed: row.isYes('isListed'),
    wine: kind === 'wine' ? readWine(row) : null,
  };
  const servings = readServings(row, priceColumns);
  const item = { ...facts, servings: servings.map(({ serving }) => serving) };
  return row.errors.length > 0 ? row.errors : { item, servingSources: servings.map(({ source }) => source) };
}

interface SourcedServing {
  source: ServingSource;
  serving: DraftServing;
}

/** A price column belongs to the serving in its heading. */
function readServings(row: RowReader, priceColumns: readonly PriceColumn[]): SourcedServing[] {
  const servingIndexes = Array.from({ length: menuLimits.servings }, (_, index) => index);
  const filledIndexes = servingIndexes.filter((index) =>
    servingParts.some((part) => row.hasValue(servingColumn(index, part))),
  );
  const groupServings = filledIndexes.map((source): SourcedServing => ({ source, serving: readServing(row, source) }));
  return priceColumns.reduce((servings, column) => applyPriceColumn(row, column, servings), groupServings);
}

function readServing(row: RowReader, index: number): SourcedServing['serving'] {
  const [kind, volumeMl] = [servingColumn(index, 'kind'), row.volume(servingColumn(index, 'volumeMl'))];
  return {
    kind:
      (!row.hasValue(kind) && guessServingKind(volumeMl)) ||
      (row.choice(kind, servingWords) ?? ('glass' satisfies ServingKind)),
    volumeMl,
    priceCents: row.cents(servingColumn(index, 'priceCents')),
    pouredUntil: row.text(servingColumn(index, 'pouredUntil')) || null,
  };
}

function applyPriceColumn(row: RowReader, column: PriceColumn, servings: SourcedServing[]): SourcedServing[] {
  const { kind, volumeMl } = priceColumnServing(column);
  const isSame = (one: DraftServing) => one.kind === kind && (volumeMl === null || one.volumeMl === volumeMl);
  const existingServing = servings.find(({ serving }) => isSame(serving));
  if (!row.hasValue(column)) return servings.filter((one) => one !== existingServing);
  const facts = {
    kind,
    volumeMl: volumeMl ?? existingServing?.serving.volumeMl ?? usualVolume(kind),
    priceCents: row.cents(column),
  };
  const pricedServing = { source: column, serving: { pouredUntil: null, ...existingServing?.serving, ...facts } };
  return existingServing
    ? servings.map((one) => (one === existingServing ? pricedServing : one))
    : [...servings, pricedServing];
}

function readWine(row: RowReader): WineDetails {
  return {
    producer: row.text('wine.producer'),
    vintage: row.vintage(),
    country: row.country(),
    region: row.bilingual('wine.region'),
    appellation: row.text('wine.appellation') || null,
    colour:
      (row.hasValue('wine.colour')
        ? row.choice('wine.colour', colourWords)
        : row.addError('wine.colour', 'colour_missing', null)) ?? 'white',
    sweetness: row.choice('wine.sweetness', sweetnessWords) ?? 'dry',
    grapes: row.list('wine.grapes'),
    alcohol: row.number('wine.alcohol', 'alcohol_invalid', /%|\b(obj|vol|alk|alc|abv)\b\.?/g),
    isOrganic: row.isYes('wine.isOrganic'),
    isVegan: row.isYes('wine.isVegan'),
    labelUrl: row.text('wine.labelUrl') || null,
    ingredients: nullIfBlank(row.bilingual('wine.ingredients')),
    energyKj: row.number('wine.energyKj', 'energy_invalid', /kj/g),
  };
}

/** An empty cell means unknown; a word states that there are none. */
function readAllergens(row: RowReader): ItemInSection['allergens'] {
  const text = row.text('allergens');
  return text === '' ? null : (parseAllergens(text) ?? row.addError('allergens', 'allergen_unknown', null));
}
