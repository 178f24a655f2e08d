import { type Language, languages, menuLimits } from '@strapec/domain';
import { plain } from './sheet-words.js';
import { type PriceColumn, priceColumnAt } from './price-columns.js';

/** What stands in a column: the path of a field, as faults name it. */
export type ColumnKey = (typeof columnKeys)[number];

/** Everything that a column of a file may be: one of an export, or one of prices. */
export type Field = ColumnKey | PriceColumn;

/** The parts of one way to order an item. */
export const servingParts = ['kind', 'volumeMl', 'priceCents', 'pouredUntil'] as const;
export type ServingPart = (typeof servingParts)[number];

export const servingColumn = (index: number, part: ServingPart) => `servings.${index}.${part}` as const;

const ownColumns = [
  ...['id', 'kind', 'section.sk', 'section.en', 'name.sk', 'name.en', 'text.sk', 'text.en', 'allergens'],
  ...['isListed', 'wine.producer', 'wine.vintage', 'wine.country', 'wine.region.sk', 'wine.region.en'],
  ...['wine.appellation', 'wine.colour', 'wine.sweetness', 'wine.grapes', 'wine.alcohol', 'wine.isOrganic'],
  ...['wine.isVegan', 'wine.labelUrl', 'wine.ingredients.sk', 'wine.ingredients.en', 'wine.energyKj'],
] as const;

/** Every column, in the order in which they stand. */
export const columnKeys = [
  ...ownColumns,
  ...Array.from({ length: menuLimits.servings }, (_, index) =>
    servingParts.map((part) => servingColumn(index, part)),
  ).flat(),
];

export const isColumn = (field: Field): field is ColumnKey => columnKeys.some((key) => key === field);

type OwnColumn = (typeof ownColumns)[number];

const ownHeaders: Readonly<Record<OwnColumn, Readonly<Record<Language, string>>>> = {
  id: { sk: 'ID (nemeniť)', en: 'ID (leave as it is)' },
  kind: { sk: 'Druh', en: 'Kind' },
  'section.sk': { sk: 'Časť', en: 'Section (Slovak)' },
  'section.en': { sk: 'Časť anglicky', en: 'Section' },
  'name.sk': { sk: 'Názov', en: 'Name (Slovak)' },
  'name.en': { sk: 'Názov anglicky', en: 'Name' },
  'text.sk': { sk: 'Popis', en: 'Text (Slovak)' },
  'text.en': { sk: 'Popis anglicky', en: 'Text' },
  allergens: { sk: 'Alergény', en: 'Allergens' },
  isListed: { sk: 'V ponuke', en: 'Listed' },
  'wine.producer': { sk: 'Výrobca', en: 'Producer' },
  'wine.vintage': { sk: 'Ročník', en: 'Vintage' },
  'wine.country': { sk: 'Krajina', en: 'Country' },
  'wine.region.sk': { sk: 'Oblasť', en: 'Region (Slovak)' },
  'wine.region.en': { sk: 'Oblasť anglicky', en: 'Region' },
  'wine.appellation': { sk: 'Označenie pôvodu', en: 'Appellation' },
  'wine.colour': { sk: 'Farba', en: 'Colour' },
  'wine.sweetness': { sk: 'Zvyškový cukor', en: 'Sweetness' },
  'wine.grapes': { sk: 'Odrody', en: 'Grapes' },
  'wine.alcohol': { sk: 'Alkohol %', en: 'Alcohol %' },
  'wine.isOrganic': { sk: 'Bio', en: 'Organic' },
  'wine.isVegan': { sk: 'Vegánske', en: 'Vegan' },
  'wine.labelUrl': { sk: 'E-etiketa', en: 'E-label' },
  'wine.ingredients.sk': { sk: 'Zloženie', en: 'Ingredients (Slovak)' },
  'wine.ingredients.en': { sk: 'Zloženie anglicky', en: 'Ingredients' },
  'wine.energyKj': { sk: 'Energia kJ/100 ml', en: 'Energy kJ/100 ml' },
};

const servingHeaders: Readonly<Record<ServingPart, Readonly<Record<Language, string>>>> = {
  kind: { sk: 'Podáva sa', en: 'Served as' },
  volumeMl: { sk: 'Objem ml', en: 'Volume ml' },
  priceCents: { sk: 'Cena €', en: 'Price €' },
  pouredUntil: { sk: 'Podáva sa do', en: 'Served until' },
};

/** What stands above a column: `Názov`, `Cena € 2`. */
export function headerOf(key: ColumnKey, language: Language): string {
  const [, index, part] = /^servings\.(\d)\.(\w+)$/.exec(key) ?? [];
  if (part === undefined) return ownHeaders[key as OwnColumn][language];
  return `${servingHeaders[part as ServingPart][language]} ${Number(index) + 1}`;
}

/** What else a column is called in the sheets of bars: Slovak, Czech and English, without accents and signs. */
const otherHeadings: Readonly<Partial<Record<Field, string>>> = {
  'name.sk': 'vino,nazov vina,nazev,nazev vina,polozka',
  'name.en': 'wine,wine name,item',
  'wine.producer': 'vinarstvo,vinar,vinarstvi,vyrobce,producent,winery,winemaker,estate',
  'wine.vintage': 'rok,year',
  'wine.country': 'krajina povodu,stat,zeme,zeme puvodu,country of origin',
  'wine.region.sk': 'vinohradnicka oblast,vinarska oblast',
  'wine.appellation': 'apelacia,apelace',
  'wine.colour': 'barva,color',
  'wine.sweetness': 'cukor,sladkost,cukr,zbytkovy cukr,sugar',
  'wine.grapes': 'odroda,odruda,odrudy,grape,grape variety,variety,varieties',
  'wine.alcohol': 'alkohol,alk,obj,alcohol,alc,abv,%',
  'text.sk': 'charakteristika,opis',
  'text.en': 'description,tasting notes',
  allergens: 'alergen,alergeny,allergen',
  'section.sk': 'sekcia,kategoria,kategorie,skupina',
  'section.en': 'category',
};

const words = (text: string): string =>
  plain(text)
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim() || text.trim();

const known = new Map<string, Field>([
  ...(Object.entries(otherHeadings) as [Field, string][]).flatMap(([field, names]) =>
    names.split(',').map((name) => [name, field] as const),
  ),
  ...columnKeys.flatMap((key) => languages.map((language) => [words(headerOf(key, language)), key] as const)),
]);

/** What a heading of either language names, with or without what stands in brackets; `null` for any other. */
export function columnAt(header: string): Field | null {
  if (header.trim().toLowerCase() === 'región') return 'wine.region.sk'; // without its accent it is English
  const bare = header.replaceAll(/\([^)]*\)/g, ' ');
  return known.get(words(header)) ?? known.get(words(bare)) ?? priceColumnAt(header) ?? priceColumnAt(bare);
}

/** The column in which a fault is to be put right: that of its field, or the first one below it. */
export function columnOf(field: string): ColumnKey {
  const exact = columnKeys.find((key) => key === field || field.startsWith(`${key}.`));
  return exact ?? columnKeys.find((key) => key.startsWith(`${field}.`)) ?? 'name.sk';
}
