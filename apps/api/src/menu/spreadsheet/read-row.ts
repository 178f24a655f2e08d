import {
  type ServingDraft,
  type MenuKind,
  type ServingKind,
  type WineDetails,
  menuLimits,
  toNullIfBlank,
} from '@strapec/domain';
import type { Cell } from '../../platform/spreadsheets/sheet-tables.js';
import { parseAllergens } from './parse-allergens.js';
import type { ItemInSection } from './item-cells.js';
import { type PriceColumn, guessServingKind, parsePriceColumnKey, findUsualVolumeMl } from './price-columns.js';
import { CellReader, type RowError } from './cell-reader.js';
import { type SheetColumn, servingColumn, servingParts } from './sheet-columns.js';
import { colourWords, kindWords, servingWords, sweetnessWords } from './sheet-words.js';

export interface RowItem {
  item: ItemInSection;
  servingSources: readonly ServingSource[];
}

export type ServingSource = number | PriceColumn;

export function readRow(
  cells: ReadonlyMap<SheetColumn, Cell>,
  priceColumns: readonly PriceColumn[],
): RowItem | RowError[] {
  const reader = new CellReader(cells);
  const kind = reader.readChoice('kind', kindWords) ?? ('wine' satisfies MenuKind);
  const facts: Omit<ItemInSection, 'servings'> = {
    id: reader.readId(),
    section: { kind, name: reader.readBilingualText('section') },
    name: reader.readBilingualText('name'),
    text: toNullIfBlank(reader.readBilingualText('text')),
    allergens: readAllergens(reader),
    isListed: reader.readYesOrNo('isListed'),
    wine: kind === 'wine' ? readWine(reader) : null,
  };
  const servings = readServings(reader, priceColumns);
  const item = { ...facts, servings: servings.map(({ serving }) => serving) };
  return reader.errors.length > 0 ? reader.errors : { item, servingSources: servings.map(({ source }) => source) };
}

interface SourcedServing {
  source: ServingSource;
  serving: ServingDraft;
}

/** A price column belongs to the serving in its heading. */
function readServings(reader: CellReader, priceColumns: readonly PriceColumn[]): SourcedServing[] {
  const servingIndexes = Array.from({ length: menuLimits.maxServings }, (_, index) => index);
  const usedIndexes = servingIndexes.filter((index) =>
    servingParts.some((part) => reader.hasValue(servingColumn(index, part))),
  );
  const groupServings = usedIndexes.map((source): SourcedServing => ({ source, serving: readServing(reader, source) }));
  return priceColumns.reduce((servings, column) => applyPriceColumn(reader, column, servings), groupServings);
}

function readServing(reader: CellReader, index: number): SourcedServing['serving'] {
  const [kindColumn, volumeMl] = [servingColumn(index, 'kind'), reader.readVolumeMl(servingColumn(index, 'volumeMl'))];
  return {
    kind:
      (!reader.hasValue(kindColumn) && guessServingKind(volumeMl)) ||
      (reader.readChoice(kindColumn, servingWords) ?? ('glass' satisfies ServingKind)),
    volumeMl,
    priceCents: reader.readCents(servingColumn(index, 'priceCents')),
    pouredUntil: reader.readText(servingColumn(index, 'pouredUntil')) || null,
  };
}

function applyPriceColumn(reader: CellReader, column: PriceColumn, servings: SourcedServing[]): SourcedServing[] {
  const { kind, volumeMl } = parsePriceColumnKey(column);
  const isSameServing = (one: ServingDraft) => one.kind === kind && (volumeMl === null || one.volumeMl === volumeMl);
  const existingServing = servings.find(({ serving }) => isSameServing(serving));
  if (!reader.hasValue(column)) return servings.filter((sourced) => sourced !== existingServing);
  const facts = {
    kind,
    volumeMl: volumeMl ?? existingServing?.serving.volumeMl ?? findUsualVolumeMl(kind),
    priceCents: reader.readCents(column),
  };
  const pricedServing = { source: column, serving: { pouredUntil: null, ...existingServing?.serving, ...facts } };
  return existingServing
    ? servings.map((sourced) => (sourced === existingServing ? pricedServing : sourced))
    : [...servings, pricedServing];
}

function readWine(reader: CellReader): WineDetails {
  return {
    producer: reader.readText('wine.producer'),
    vintage: reader.readVintage(),
    country: reader.readCountry(),
    region: reader.readBilingualText('wine.region'),
    appellation: reader.readText('wine.appellation') || null,
    colour:
      (reader.hasValue('wine.colour')
        ? reader.readChoice('wine.colour', colourWords)
        : reader.addError('wine.colour', 'colour_missing', null)) ?? 'white',
    sweetness: reader.readChoice('wine.sweetness', sweetnessWords) ?? 'dry',
    grapes: reader.readList('wine.grapes'),
    alcohol: reader.readNumber('wine.alcohol', 'alcohol_invalid', /%|\b(obj|vol|alk|alc|abv)\b\.?/g),
    isOrganic: reader.readYesOrNo('wine.isOrganic'),
    isVegan: reader.readYesOrNo('wine.isVegan'),
    labelUrl: reader.readText('wine.labelUrl') || null,
    ingredients: toNullIfBlank(reader.readBilingualText('wine.ingredients')),
    energyKj: reader.readNumber('wine.energyKj', 'energy_invalid', /kj/g),
  };
}

/** An empty cell means unknown; a word states that there are none. */
function readAllergens(reader: CellReader): ItemInSection['allergens'] {
  const text = reader.readText('allergens');
  return text === '' ? null : (parseAllergens(text) ?? reader.addError('allergens', 'allergen_unknown', null));
}
