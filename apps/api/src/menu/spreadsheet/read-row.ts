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

export function readRow(cells: ReadonlyMap<SheetField, Cell>, prices: readonly PriceColumn[]): RowItem | RowError[] {
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
  const servings = readServings(row, prices);
  const item = { ...facts, servings: servings.map(({ serving }) => serving) };
  return row.errors.length > 0 ? row.errors : { item, servingSources: servings.map(({ place }) => place) };
}

interface PlacedServing {
  place: ServingSource;
  serving: DraftServing;
}

/** A price column belongs to the serving in its heading. */
function readServings(row: RowReader, prices: readonly PriceColumn[]): PlacedServing[] {
  const all = Array.from({ length: menuLimits.servings }, (_, index) => index);
  const filledIndexes = all.filter((index) => servingParts.some((part) => row.has(servingColumn(index, part))));
  const groups = filledIndexes.map((place): PlacedServing => ({ place, serving: readServing(row, place) }));
  return prices.reduce((servings, place) => applyPrice(row, place, servings), groups);
}

function readServing(row: RowReader, index: number): PlacedServing['serving'] {
  const [kind, volumeMl] = [servingColumn(index, 'kind'), row.volume(servingColumn(index, 'volumeMl'))];
  return {
    kind:
      (!row.has(kind) && guessServingKind(volumeMl)) ||
      (row.choice(kind, servingWords) ?? ('glass' satisfies ServingKind)),
    volumeMl,
    priceCents: row.cents(servingColumn(index, 'priceCents')),
    pouredUntil: row.text(servingColumn(index, 'pouredUntil')) || null,
  };
}

function applyPrice(row: RowReader, place: PriceColumn, servings: PlacedServing[]): PlacedServing[] {
  const { kind, volumeMl } = priceColumnServing(place);
  const isSame = (one: DraftServing) => one.kind === kind && (volumeMl === null || one.volumeMl === volumeMl);
  const old = servings.find(({ serving }) => isSame(serving));
  if (!row.has(place)) return servings.filter((one) => one !== old);
  const facts = {
    kind,
    volumeMl: volumeMl ?? old?.serving.volumeMl ?? usualVolume(kind),
    priceCents: row.cents(place),
  };
  const priced = { place, serving: { pouredUntil: null, ...old?.serving, ...facts } };
  return old ? servings.map((one) => (one === old ? priced : one)) : [...servings, priced];
}

function readWine(row: RowReader): WineDetails {
  return {
    producer: row.text('wine.producer'),
    vintage: row.vintage(),
    country: row.country(),
    region: row.bilingual('wine.region'),
    appellation: row.text('wine.appellation') || null,
    colour:
      (row.has('wine.colour')
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
