import {
  type Language,
  type MenuKind,
  type ServingKind,
  type Sweetness,
  type WineColour,
  folded,
  languages,
} from '@strapec/domain';

export type Words<Word extends string> = Readonly<Record<Language, Readonly<Record<Word, string>>>>;

export const kindWords: Words<MenuKind> = {
  sk: { wine: 'víno', drink: 'nápoj', food: 'jedlo' },
  en: { wine: 'wine', drink: 'drink', food: 'food' },
};

export const colourWords: Words<WineColour> = {
  sk: { sparkling: 'šumivé', white: 'biele', rose: 'ružové', orange: 'oranžové', red: 'červené' },
  en: { sparkling: 'sparkling', white: 'white', rose: 'rosé', orange: 'orange', red: 'red' },
};

export const sweetnessWords: Words<Sweetness> = {
  sk: { dry: 'suché', off_dry: 'polosuché', medium: 'polosladké', sweet: 'sladké' },
  en: { dry: 'dry', off_dry: 'off-dry', medium: 'medium', sweet: 'sweet' },
};

export const servingWords: Words<ServingKind> = {
  sk: { glass: 'pohár', carafe: 'karafa', bottle: 'fľaša', takeaway: 'so sebou', portion: 'porcia' },
  en: { glass: 'glass', carafe: 'carafe', bottle: 'bottle', takeaway: 'takeaway', portion: 'portion' },
};

export const yesOrNo: Words<'yes' | 'no'> = { sk: { yes: 'áno', no: 'nie' }, en: { yes: 'yes', no: 'no' } };

/** What stands where somebody has said that there are no allergens. */
export const noAllergens: Readonly<Record<Language, string>> = { sk: 'žiadne', en: 'none' };

/** Words of other sheets whose meaning is sure: `sec` and `demi-sec` are not, a sparkling wine means more sugar by them. */
const otherWords: Readonly<Partial<Record<WineColour | Sweetness | ServingKind | 'yes' | 'no', string>>> = {
  sparkling: 'sumiva,sumivy,sekt,sekty,bubliny,bublinky,prosecco,perlive,champagne',
  white: 'biela,biely,bila,bile,bily,whites',
  rose: 'ruzova,ruzovy,rosato',
  orange: 'oranzova,oranzovy',
  red: 'cervena,cerveny,reds',
  dry: 'sucha,suchy,brut,extra brut,brut nature,brut nature zero,zero dosage,trocken,secco',
  off_dry: 'polosucha,polosuchy,semi-dry,medium dry,halbtrocken',
  medium: 'polosladka,polosladky,semi-sweet,medium sweet,lieblich',
  sweet: 'sladka,sladky,suss',
  bottle: 'lahev',
  glass: 'sklenka,sklenice',
  yes: 'y,true,1',
  no: 'n,false,0',
};

/** What a word of either language means, however it is written; `null` for any other. */
export function meaningOf<Word extends string>(text: string, words: Words<Word>): Word | null {
  const asked = plain(text);
  const all = languages.flatMap((language) => Object.entries<string>(words[language]) as [Word, string][]);
  const isMeant = ([word, said]: [Word, string]): boolean =>
    plain(said) === asked || word === asked || others(word).includes(asked);
  return all.find(isMeant)?.[0] ?? null;
}

const others = (word: string): string[] => (otherWords as Record<string, string>)[word]?.split(',') ?? [];

/** The one colour that a heading such as `BIELE VÍNA` names. */
export function colourIn(text: string): WineColour | null {
  const named = text.split(/[^\p{L}]+/u).flatMap((word) => meaningOf(word, colourWords) ?? []);
  return new Set(named).size === 1 ? (named[0] ?? null) : null;
}

/** `NV`, `bez ročníka`: a wine of several years says so. */
export const isWithoutVintage = (text: string): boolean =>
  /^(n\.?\s?v\.?|bez rocni\w+|nerocnik\w+|viac(ero)? rocnikov|non[- ]?vintage)$/.test(plain(text));

/** A word without accents, capitals and needless blanks. */
export const plain = (text: string): string => folded(text).replaceAll(/\s+/g, ' ').trim();

const regions = [...languages, 'cs'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);

const countryCodes = (): Map<string, string> => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(codes.flatMap((code) => regions.map((names) => [plain(names.of(code) ?? code), code] as const)));
};
let countries: Map<string, string> | undefined;

/** The code of a country by its name or code; `null` for any other text. */
export function countryIn(text: string): string | null {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  countries ??= countryCodes();
  return countries.get(plain(text)) ?? null;
}
