import { type Allergen, allergens, isAllergen } from '@strapec/domain';
import { plain } from './sheet-words.js';

/** Beginnings of Slovak, Czech and English words by allergen number. */
const words: Readonly<Record<Allergen, RegExp>> = {
  1: /\b(obilnin|lepok|lepk|psenic|jacmen|raz\b|raze|ovos|ovs|oves|gluten|cereal|wheat|barley|rye\b)/,
  2: /\b(korovc|korys|krevet|crustacean|shrimp|prawn|crab)/,
  3: /\b(vajc|vajec|vejc|egg)/,
  4: /\b(ryb|fish)/,
  5: /\b(arasid|burske|podzemnic|peanut)/,
  6: /\b(soj|soy)/,
  7: /\b(mliek|mliec|mlek|mlec|laktoz|milk|dairy|lactose)/,
  8: /\b(orech|oriesk|orisk|skorapkov|mandl|nuts?\b|almond|hazelnut|walnut)/,
  9: /\b(zeler|celer)/,
  10: /\b(horcic|mustard)/,
  11: /\b(sezam|sesame)/,
  12: /\b(siricit|oxid siric|sulfit|sulphit|so2\b|sulphur|sulfur|e\s?220)/,
  13: /\b(vlci bob|lupin)/,
  14: /\b(makkys|mekkys|mollus|mussel)/,
};
const needless =
  /\b(obsahuje|obsahuju|obsahujuce|obsahujici|contains?|vyrobky?( z nich| z neho)?|products?( thereof)?)\b|[():.]/g;
const denied = /\b(bez|ziadn\w*|without|no|free)\b/;

export function allergensIn(text: string): readonly Allergen[] | null {
  const plainText = plain(text);
  if (/^(ziadne|none|bez alergen\w*|no allergens?)$/.test(plainText)) return [];
  const parts = plainText
    .split(/[,;/+&\n]| a | and |(?<=\d)\s+(?=\d)/)
    .map((part) => part.replaceAll(needless, ' ').trim());
  const found = parts.filter(Boolean).map((part) => allergenIn(part));
  if (found.length === 0 || found.includes(null)) return null;
  return [...new Set(found as Allergen[])].sort((a, b) => a - b);
}

function allergenIn(part: string): Allergen | null {
  const number = Number(/^(\d{1,2})[a-z]?$/.exec(part)?.[1]);
  if (!Number.isNaN(number)) return isAllergen(number) ? number : null;
  const [named = null, ...others] = denied.test(part) ? [] : allergens.filter((one) => words[one].test(part));
  return others.length === 0 ? named : null;
}
