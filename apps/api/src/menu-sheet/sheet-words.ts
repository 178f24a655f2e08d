import {
  type Language,
  type MenuKind,
  type ServingKind,
  type Sweetness,
  type WineColour,
  folded,
  languages,
} from '@strapec/domain';

type Words<Word extends string> = Readonly<Record<Language, Readonly<Record<Word, string>>>>;

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

/** What a word of either language means, however it is written; `null` for any other. */
export function meaningOf<Word extends string>(text: string, words: Words<Word>): Word | null {
  const asked = plain(text);
  const all = languages.flatMap((language) => Object.entries<string>(words[language]) as [Word, string][]);
  return all.find(([word, said]) => plain(said) === asked || word === asked)?.[0] ?? null;
}

/** A word without accents, capitals and blanks around it. */
export const plain = (text: string): string => folded(text).trim();
