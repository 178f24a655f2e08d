import { type DraftItem, type InBoth, type Language, type MenuKind, type WineDetails } from '@strapec/domain';
import { type ColumnKey, servingColumn } from './sheet-columns.js';
import { colourWords, kindWords, noAllergens, servingWords, sweetnessWords, wordIn, yesOrNo } from './sheet-words.js';

export type Cells = Readonly<Partial<Record<ColumnKey, string | number>>>;

export interface PlacedItem extends DraftItem {
  id: string | null;
  section: { kind: MenuKind; name: InBoth };
}

export function cellsOf(item: PlacedItem, language: Language): Cells {
  const { id, section, name, text, isListed, wine } = item;
  const said: [ColumnKey, string | number | null | undefined][] = [
    ['id', id],
    ['kind', wordIn(language, kindWords[section.kind])],
    ...both('section', section.name),
    ...both('name', name),
    ...both('text', text),
    ['allergens', allergenCell(item, language)],
    ['isListed', truth(isListed, language)],
    ...(wine ? wineCells(wine, language) : []),
    ...servingCells(item, language),
  ];
  return Object.fromEntries(said.filter(([, value]) => value !== null && value !== undefined && value !== '')) as Cells;
}

function wineCells(wine: WineDetails, language: Language): [ColumnKey, string | number | null | undefined][] {
  return [
    ['wine.producer', wine.producer],
    ['wine.vintage', wine.vintage],
    ['wine.country', wine.country],
    ...both('wine.region', wine.region),
    ['wine.appellation', wine.appellation],
    ['wine.colour', wordIn(language, colourWords[wine.colour])],
    ['wine.sweetness', wordIn(language, sweetnessWords[wine.sweetness])],
    ['wine.grapes', wine.grapes.join(', ')],
    ['wine.alcohol', wine.alcohol],
    ['wine.isOrganic', truth(wine.isOrganic, language)],
    ['wine.isVegan', truth(wine.isVegan, language)],
    ['wine.labelUrl', wine.labelUrl],
    ...both('wine.ingredients', wine.ingredients),
    ['wine.energyKj', wine.energyKj],
  ];
}

function servingCells({ servings }: DraftItem, language: Language): [ColumnKey, string | number | null][] {
  return servings.flatMap(
    ({ kind, volumeMl, priceCents, pouredUntil }, index): [ColumnKey, string | number | null][] => [
      [servingColumn(index, 'kind'), wordIn(language, servingWords[kind])],
      [servingColumn(index, 'volumeMl'), volumeMl],
      [servingColumn(index, 'priceCents'), priceCents / 100],
      [servingColumn(index, 'pouredUntil'), pouredUntil],
    ],
  );
}

function allergenCell({ allergens }: DraftItem, language: Language): string | null {
  return allergens && (allergens.length === 0 ? noAllergens[language] : allergens.join(', '));
}

const truth = (value: boolean, language: Language): string => wordIn(language, yesOrNo[value ? 'yes' : 'no']);

const both = <Path extends 'section' | 'name' | 'text' | 'wine.region' | 'wine.ingredients'>(
  path: Path,
  text: InBoth | null,
): [ColumnKey, string | undefined][] => [
  [`${path}.sk`, text?.sk],
  [`${path}.en`, text?.en],
];
