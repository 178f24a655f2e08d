import { type InBoth, type MenuKind, type ServingKind, type WineDetails, isBlank, menuLimits } from '@strapec/domain';
import type { Cell } from '../../platform/spreadsheets/tables.js';
import { allergensIn } from './allergen-words.js';
import type { PlacedItem } from './item-cells.js';
import { type PriceColumn, kindOfVolume, servingAt, usualVolume } from './price-columns.js';
import { RowReader, type RowError } from './row-reader.js';
import { type Field, servingColumn, servingParts } from './sheet-columns.js';
import { colourWords, kindWords, servingWords, sweetnessWords } from './sheet-words.js';

export interface ReadRow {
  item: PlacedItem;
  places: readonly Place[];
}

export type Place = number | PriceColumn;

export function readRow(cells: ReadonlyMap<Field, Cell>, prices: readonly PriceColumn[]): ReadRow | RowError[] {
  const row = new RowReader(cells);
  const kind = row.oneOf('kind', kindWords) ?? ('wine' satisfies MenuKind);
  const facts: Omit<PlacedItem, 'servings'> = {
    id: row.id(),
    section: { kind, name: row.both('section') },
    name: row.both('name'),
    text: orNothing(row.both('text')),
    allergens: allergensOf(row),
    isListed: row.truth('isListed'),
    wine: kind === 'wine' ? wineOf(row) : null,
  };
  const servings = servingsOf(row, prices);
  const item = { ...facts, servings: servings.map(({ serving }) => serving) };
  return row.errors.length > 0 ? row.errors : { item, places: servings.map(({ place }) => place) };
}

interface PlacedServing {
  place: Place;
  serving: PlacedItem['servings'][number];
}

/** A price column belongs to the serving in its heading. */
function servingsOf(row: RowReader, prices: readonly PriceColumn[]): PlacedServing[] {
  const all = Array.from({ length: menuLimits.servings }, (_, index) => index);
  const filled = all.filter((index) => servingParts.some((part) => row.has(servingColumn(index, part))));
  const groups = filled.map((place): PlacedServing => ({ place, serving: groupOf(row, place) }));
  return prices.reduce((servings, place) => withPrice(row, place, servings), groups);
}

function groupOf(row: RowReader, index: number): PlacedServing['serving'] {
  const [kind, volumeMl] = [servingColumn(index, 'kind'), row.volume(servingColumn(index, 'volumeMl'))];
  return {
    kind:
      (!row.has(kind) && kindOfVolume(volumeMl)) || (row.oneOf(kind, servingWords) ?? ('glass' satisfies ServingKind)),
    volumeMl,
    priceCents: row.cents(servingColumn(index, 'priceCents')),
    pouredUntil: row.text(servingColumn(index, 'pouredUntil')) || null,
  };
}

function withPrice(row: RowReader, place: PriceColumn, servings: PlacedServing[]): PlacedServing[] {
  const priced = servingAt(place);
  const was = servings.find(
    ({ serving: { kind, volumeMl } }) =>
      kind === priced.kind && (priced.volumeMl === null || volumeMl === priced.volumeMl),
  );
  if (!row.has(place)) return servings.filter((one) => one !== was);
  const volumeMl = priced.volumeMl ?? was?.serving.volumeMl ?? usualVolume(priced.kind);
  const serving = { pouredUntil: null, ...was?.serving, kind: priced.kind, volumeMl, priceCents: row.cents(place) };
  return was ? servings.map((one) => (one === was ? { place, serving } : one)) : [...servings, { place, serving }];
}

function wineOf(row: RowReader): WineDetails {
  return {
    producer: row.text('wine.producer'),
    vintage: row.vintage(),
    country: row.country(),
    region: row.both('wine.region'),
    appellation: row.text('wine.appellation') || null,
    colour:
      (row.has('wine.colour')
        ? row.oneOf('wine.colour', colourWords)
        : row.error('wine.colour', 'colour_missing', null)) ?? 'white',
    sweetness: row.oneOf('wine.sweetness', sweetnessWords) ?? 'dry',
    grapes: row.list('wine.grapes'),
    alcohol: row.number('wine.alcohol', 'alcohol_invalid', /%|\b(obj|vol|alk|alc|abv)\b\.?/g),
    isOrganic: row.truth('wine.isOrganic'),
    isVegan: row.truth('wine.isVegan'),
    labelUrl: row.text('wine.labelUrl') || null,
    ingredients: orNothing(row.both('wine.ingredients')),
    energyKj: row.number('wine.energyKj', 'energy_invalid', /kj/g),
  };
}

/** An empty cell means unknown; a word states that there are none. */
function allergensOf(row: RowReader): PlacedItem['allergens'] {
  const text = row.text('allergens');
  return text === '' ? null : (allergensIn(text) ?? row.error('allergens', 'allergen_unknown', null));
}

const orNothing = (text: InBoth): InBoth | null => (isBlank(text.sk) && isBlank(text.en) ? null : text);
