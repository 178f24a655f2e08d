import {
  type Language,
  type MenuKind,
  type ServingKind,
  type Sweetness,
  type WineColour,
  foldText,
  languages,
} from '@strapec/domain';

/** With unambiguous words of other spreadsheets. */
export type WordTable<Word extends string> = Readonly<Record<Word, readonly [sk: string, en: string, others?: string]>>;

export const kindWords: WordTable<MenuKind> = {
  wine: ['víno', 'wine'],
  drink: ['nápoj', 'drink'],
  food: ['jedlo', 'food'],
};

export const colourWords: WordTable<WineColour> = {
  sparkling: ['šumivé', 'sparkling', 'sumiva,sumivy,sekt,sekty,bubliny,bublinky,prosecco,perlive,champagne'],
  white: ['biele', 'white', 'biela,biely,bila,bile,bily,whites'],
  rose: ['ružové', 'rosé', 'ruzova,ruzovy,rosato'],
  orange: ['oranžové', 'orange', 'oranzova,oranzovy'],
  red: ['červené', 'red', 'cervena,cerveny,reds'],
};

/** `sec` and `demi-sec` mean more sugar in sparkling wine. */
export const sweetnessWords: WordTable<Sweetness> = {
  dry: ['suché', 'dry', 'sucha,suchy,brut,extra brut,brut nature,brut nature zero,zero dosage,trocken,secco'],
  off_dry: ['polosuché', 'off-dry', 'polosucha,polosuchy,semi-dry,medium dry,halbtrocken'],
  medium: ['polosladké', 'medium', 'polosladka,polosladky,semi-sweet,medium sweet,lieblich'],
  sweet: ['sladké', 'sweet', 'sladka,sladky,suss'],
};

export const servingWords: WordTable<ServingKind> = {
  glass: ['pohár', 'glass', 'sklenka,sklenice'],
  carafe: ['karafa', 'carafe'],
  bottle: ['fľaša', 'bottle', 'lahev'],
  takeaway: ['so sebou', 'takeaway'],
  portion: ['porcia', 'portion'],
};

export const yesNoWords: WordTable<'yes' | 'no'> = { yes: ['áno', 'yes', 'y,true,1'], no: ['nie', 'no', 'n,false,0'] };

export const noAllergensWord: Readonly<Record<Language, string>> = { sk: 'žiadne', en: 'none' };

export const pickWord = (language: Language, [sk, en]: WordTable<string>[string]): string =>
  language === 'sk' ? sk : en;

export const choiceLabels = (language: Language, words: WordTable<string>): string[] =>
  Object.values(words).map((word) => pickWord(language, word));

export function parseWord<Word extends string>(text: string, words: WordTable<Word>): Word | null {
  const plainText = normalizeText(text);
  const entries = Object.entries(words) as [Word, WordTable<Word>[Word]][];
  const isMatch = ([word, [sk, en, others]]: (typeof entries)[number]): boolean =>
    [word, normalizeText(sk), normalizeText(en), ...(others?.split(',') ?? [])].includes(plainText);
  return entries.find(isMatch)?.[0] ?? null;
}

export function findColour(text: string): WineColour | null {
  const colours = text.split(/[^\p{L}]+/u).flatMap((word) => parseWord(word, colourWords) ?? []);
  return new Set(colours).size === 1 ? (colours[0] ?? null) : null;
}

export const isWithoutVintage = (text: string): boolean =>
  /^(n\.?\s?v\.?|bez rocni\w+|nerocnik\w+|viac(ero)? rocnikov|non[- ]?vintage)$/.test(normalizeText(text));

export const normalizeText = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ').trim();

const countryNameSources = [...languages, 'cs'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);

const mapCountryNamesToCodes = (): Map<string, string> => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => countryNameSources.map((names) => [normalizeText(names.of(code) ?? code), code] as const)),
  );
};
let codeByCountryName: Map<string, string> | undefined;

export function parseCountry(text: string): string | null {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  codeByCountryName ??= mapCountryNamesToCodes();
  return codeByCountryName.get(normalizeText(text)) ?? null;
}
