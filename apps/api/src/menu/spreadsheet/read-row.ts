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
  const reader = new RowReader(cells);
  const kind = reader.choice('kind', kindWords) ?? ('wine' satisfies MenuKind);
  const facts: Omit<ItemInSection, 'servings'> = {
    id: reader.id(),
    section: { kind, name: reader.bilingualText('section') },
    name: reader.bilingualText('name'),
    text: nullIfBlank(reader.bilingualText('text')),
    allergens: readAllergens(reader),
    isListed: reader.yesOrNo('isListed'),
    wine: kind === 'wine' ? readWine(reader) : null,
  };
  const servings = readServings(reader, priceColumns);
  const item = { ...facts, servings: servings.map(({ serving }) => serving) };
  return reader.errors.length > 0 ? reader.errors : { item, servingSources: servings.map(({ source }) => source) };
}

interface SourcedServing {
  source: ServingSource;
  serving: DraftServing;
}

/** A price column belongs to the serving in its heading. */
function readServings(reader: RowReader, priceColumns: readonly PriceColumn[]): SourcedServing[] {
  const servingIndexes = Array.from({ length: menuLimits.servings }, (_, index) => index);
  const usedIndexes = servingIndexes.filter((index) =>
    servingParts.some((part) => reader.hasValue(servingColumn(index, part))),
  );
  const groupServings = usedIndexes.map((source): SourcedServing => ({ source, serving: readServing(reader, source) }));
  return priceColumns.reduce((servings, column) => applyPriceColumn(reader, column, servings), groupServings);
}

function readServing(reader: RowReader, index: number): SourcedServing['serving'] {
  const [kind, volumeMl] = [servingColumn(index, 'kind'), reader.volume(servingColumn(index, 'volumeMl'))];
  return {
    kind:
      (!reader.hasValue(kind) && guessServingKind(volumeMl)) ||
      (reader.choice(kind, servingWords) ?? ('glass' satisfies ServingKind)),
    volumeMl,
    priceCents: reader.cents(servingColumn(index, 'priceCents')),
    pouredUntil: reader.text(servingColumn(index, 'pouredUntil')) || null,
  };
}

function applyPriceColumn(reader: RowReader, column: PriceColumn, servings: SourcedServing[]): SourcedServing[] {
  const { kind, volumeMl } = priceColumnServing(column);
  const isSameServing = (one: DraftServing) => one.kind === kind && (volumeMl === null || one.volumeMl === volumeMl);
  const existingServing = servings.find(({ serving }) => isSameServing(serving));
  if (!reader.hasValue(column)) return servings.filter((one) => one !== existingServing);
  const facts = {
    kind,
    volumeMl: volumeMl ?? existingServing?.serving.volumeMl ?? usualVolume(kind),
    priceCents: reader.cents(column),
  };
  const pricedServing = { source: column, serving: { pouredUntil: null, ...existingServing?.serving, ...facts } };
  return existingServing
    ? servings.map((one) => (one === existingServing ? pricedServing : one))
    : [...servings, pricedServing];
}

function readWine(reader: RowReader): WineDetails {
  return {
    producer: reader.text('wine.producer'),
    vintage: reader.vintage(),
    country: reader.country(),
    region: reader.bilingualText('wine.region'),
    appellation: reader.text('wine.appellation') || null,
    colour:
      (reader.hasValue('wine.colour')
        ? reader.choice('wine.colour', colourWords)
        : reader.addError('wine.colour', 'colour_missing', null)) ?? 'white',
    sweetness: reader.choice('wine.sweetness', sweetnessWords) ?? 'dry',
    grapes: reader.list('wine.grapes'),
    alcohol: reader.number('wine.alcohol', 'alcohol_invalid', /%|\b(obj|vol|alk|alc|abv)\b\.?/g),
    isOrganic: reader.yesOrNo('wine.isOrganic'),
    isVegan: reader.yesOrNo('wine.isVegan'),
    labelUrl: reader.text('wine.labelUrl') || null,
    ingredients: nullIfBlank(reader.bilingualText('wine.ingredients')),
    energyKj: reader.number('wine.energyKj', 'energy_invalid', /kj/g),
  };
}

/** An empty cell means unknown; a word states that there are none. */
function readAllergens(reader: RowReader): ItemInSection['allergens'] {
  const text = reader.text('allergens');
  return text === '' ? null : (parseAllergens(text) ?? reader.addError('allergens', 'allergen_unknown', null));
}
