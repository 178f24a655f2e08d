import { type Language, languages, menuLimits } from '@strapec/domain';
import { normalizeText } from './sheet-words.js';
import { type PriceColumn, parsePriceColumn } from './price-columns.js';

export type ColumnKey = (typeof columnKeys)[number];

export type SheetColumn = ColumnKey | PriceColumn;

export const servingParts = ['kind', 'volumeMl', 'priceCents', 'pouredUntil'] as const;
type ServingPart = (typeof servingParts)[number];

export const servingColumn = (index: number, part: ServingPart) => `servings.${index}.${part}` as const;

const itemColumns = {
  id: ['ID (nemeniť)', 'ID (leave as it is)'],
  kind: ['Druh', 'Kind'],
  'section.sk': ['Časť', 'Section (Slovak)', 'sekcia,kategoria,kategorie,skupina'],
  'section.en': ['Časť anglicky', 'Section', 'category'],
  'name.sk': ['Názov', 'Name (Slovak)', 'vino,nazov vina,nazev,nazev vina,polozka'],
  'name.en': ['Názov anglicky', 'Name', 'wine,wine name,item'],
  'text.sk': ['Popis', 'Text (Slovak)', 'charakteristika,opis'],
  'text.en': ['Popis anglicky', 'Text', 'description,tasting notes'],
  allergens: ['Alergény', 'Allergens', 'alergen,alergeny,allergen'],
  isListed: ['V ponuke', 'Listed'],
  'wine.producer': ['Výrobca', 'Producer', 'vinarstvo,vinar,vinarstvi,vyrobce,producent,winery,winemaker,estate'],
  'wine.vintage': ['Ročník', 'Vintage', 'rok,year'],
  'wine.country': ['Krajina', 'Country', 'krajina povodu,stat,zeme,zeme puvodu,country of origin'],
  'wine.region.sk': ['Oblasť', 'Region (Slovak)', 'vinohradnicka oblast,vinarska oblast'],
  'wine.region.en': ['Oblasť anglicky', 'Region'],
  'wine.appellation': ['Označenie pôvodu', 'Appellation', 'apelacia,apelace'],
  'wine.colour': ['Farba', 'Colour', 'barva,color'],
  'wine.sweetness': ['Zvyškový cukor', 'Sweetness', 'cukor,sladkost,cukr,zbytkovy cukr,sugar'],
  'wine.grapes': ['Odrody', 'Grapes', 'odroda,odruda,odrudy,grape,grape variety,variety,varieties'],
  'wine.alcohol': ['Alkohol %', 'Alcohol %', 'alkohol,alk,obj,alcohol,alc,abv,%'],
  'wine.isOrganic': ['Bio', 'Organic'],
  'wine.isVegan': ['Vegánske', 'Vegan'],
  'wine.labelUrl': ['E-etiketa', 'E-label'],
  'wine.ingredients.sk': ['Zloženie', 'Ingredients (Slovak)'],
  'wine.ingredients.en': ['Zloženie anglicky', 'Ingredients'],
  'wine.energyKj': ['Energia kJ/100 ml', 'Energy kJ/100 ml'],
} satisfies Record<string, readonly [sk: string, en: string, others?: string]>;
type ItemColumn = keyof typeof itemColumns;
const itemHeaders: Readonly<Record<ItemColumn, readonly string[]>> = itemColumns;

export const columnKeys = [
  ...(Object.keys(itemColumns) as ItemColumn[]),
  ...Array.from({ length: menuLimits.maxServings }, (_, index) =>
    servingParts.map((part) => servingColumn(index, part)),
  ).flat(),
];

export const isColumnKey = (field: SheetColumn): field is ColumnKey => columnKeys.some((key) => key === field);

const servingHeaders: Readonly<Record<ServingPart, readonly [sk: string, en: string]>> = {
  kind: ['Podáva sa', 'Served as'],
  volumeMl: ['Objem ml', 'Volume ml'],
  priceCents: ['Cena €', 'Price €'],
  pouredUntil: ['Podáva sa do', 'Served until'],
};

export function columnHeading(key: ColumnKey, language: Language): string {
  const [, index, part] = /^servings\.(\d)\.(\w+)$/.exec(key) ?? [];
  const [sk = '', en = ''] = part === undefined ? itemHeaders[key as ItemColumn] : servingHeaders[part as ServingPart];
  return `${language === 'sk' ? sk : en}${index === undefined ? '' : ` ${Number(index) + 1}`}`;
}

const normalizeHeading = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim() || text.trim();

const columnByHeading = new Map<string, SheetColumn>([
  ...Object.entries(itemHeaders).flatMap(([key, [, , others]]) =>
    (others?.split(',') ?? []).map((name) => [name, key as ItemColumn] as const),
  ),
  ...columnKeys.flatMap((key) =>
    languages.map((language) => [normalizeHeading(columnHeading(key, language)), key] as const),
  ),
]);

/** In either language; text in brackets is optional. */
export function findSheetColumn(heading: string): SheetColumn | null {
  if (heading.trim().toLowerCase() === 'región') return 'wine.region.sk'; // English has no accent here
  const headingWithoutBrackets = heading.replaceAll(/\([^)]*\)/g, ' ');
  return (
    columnByHeading.get(normalizeHeading(heading)) ??
    columnByHeading.get(normalizeHeading(headingWithoutBrackets)) ??
    parsePriceColumn(heading) ??
    parsePriceColumn(headingWithoutBrackets)
  );
}

export function toColumnKey(field: string): ColumnKey {
  const exactKey = columnKeys.find((key) => key === field || field.startsWith(`${key}.`));
  return exactKey ?? columnKeys.find((key) => key.startsWith(`${field}.`)) ?? 'name.sk';
}
