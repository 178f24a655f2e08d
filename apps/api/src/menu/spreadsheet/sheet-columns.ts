import { type Language, languages, menuLimits } from '@strapec/domain';
import { plain } from './sheet-words.js';
import { type PriceColumn, priceColumnAt } from './price-columns.js';

export type ColumnKey = (typeof columnKeys)[number];

export type Field = ColumnKey | PriceColumn;

export const servingParts = ['kind', 'volumeMl', 'priceCents', 'pouredUntil'] as const;
type ServingPart = (typeof servingParts)[number];

export const servingColumn = (index: number, part: ServingPart) => `servings.${index}.${part}` as const;

const ownColumns = {
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
type OwnColumn = keyof typeof ownColumns;
const headers: Readonly<Record<OwnColumn, readonly string[]>> = ownColumns;

export const columnKeys = [
  ...(Object.keys(ownColumns) as OwnColumn[]),
  ...Array.from({ length: menuLimits.servings }, (_, index) =>
    servingParts.map((part) => servingColumn(index, part)),
  ).flat(),
];

export const isColumn = (field: Field): field is ColumnKey => columnKeys.some((key) => key === field);

const servingHeaders: Readonly<Record<ServingPart, readonly [sk: string, en: string]>> = {
  kind: ['Podáva sa', 'Served as'],
  volumeMl: ['Objem ml', 'Volume ml'],
  priceCents: ['Cena €', 'Price €'],
  pouredUntil: ['Podáva sa do', 'Served until'],
};

export function headerOf(key: ColumnKey, language: Language): string {
  const [, index, part] = /^servings\.(\d)\.(\w+)$/.exec(key) ?? [];
  const [sk = '', en = ''] = part === undefined ? headers[key as OwnColumn] : servingHeaders[part as ServingPart];
  return `${language === 'sk' ? sk : en}${index === undefined ? '' : ` ${Number(index) + 1}`}`;
}

const words = (text: string): string =>
  plain(text)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim() || text.trim();

const known = new Map<string, Field>([
  ...Object.entries(headers).flatMap(([key, [, , others = '']]) =>
    others.split(',').map((name) => [name, key as OwnColumn] as const),
  ),
  ...columnKeys.flatMap((key) => languages.map((language) => [words(headerOf(key, language)), key] as const)),
]);

/** In either language; text in brackets is optional. */
export function columnAt(header: string): Field | null {
  if (header.trim().toLowerCase() === 'región') return 'wine.region.sk'; // English has no accent here
  const bare = header.replaceAll(/\([^)]*\)/g, ' ');
  return known.get(words(header)) ?? known.get(words(bare)) ?? priceColumnAt(header) ?? priceColumnAt(bare);
}

export function columnOf(field: string): ColumnKey {
  const exact = columnKeys.find((key) => key === field || field.startsWith(`${key}.`));
  return exact ?? columnKeys.find((key) => key.startsWith(`${field}.`)) ?? 'name.sk';
}
