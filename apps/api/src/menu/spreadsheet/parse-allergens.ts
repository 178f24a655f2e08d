import { type Allergen, allergens, isAllergen } from '@strapec/domain';
import { normalizeText } from './sheet-words.js';

/** Beginnings of Slovak, Czech and English words by allergen number. */
const allergenPatterns: Readonly<Record<Allergen, RegExp>> = {
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
const fillerPattern =
  /\b(obsahuje|obsahuju|obsahujuce|obsahujici|contains?|vyrobky?( z nich| z neho)?|products?( thereof)?)\b|[():.]/g;
const negationPattern = /\b(bez|ziadn\w*|without|no|free)\b/;

export function parseAllergens(text: string): readonly Allergen[] | null {
  const plainText = normalizeText(text);
  if (/^(ziadne|none|bez alergen\w*|no allergens?)$/.test(plainText)) return [];
  const allergenTexts = plainText
    .split(/[,;/+&\n]| a | and |(?<=\d)\s+(?=\d)/)
    .map((part) => part.replaceAll(fillerPattern, ' ').trim());
  const parsedAllergens = allergenTexts.filter(Boolean).map((part) => parseAllergen(part));
  if (parsedAllergens.length === 0 || parsedAllergens.includes(null)) return null;
  return [...new Set(parsedAllergens as Allergen[])].sort((a, b) => a - b);
}

function parseAllergen(allergenText: string): Allergen | null {
  const number = Number(/^(\d{1,2})[a-z]?$/.exec(allergenText)?.[1]);
  if (!Number.isNaN(number)) return isAllergen(number) ? number : null;
  const [firstMatch = null, ...otherMatches] = negationPattern.test(allergenText)
    ? []
    : allergens.filter((allergen) => allergenPatterns[allergen].test(allergenText));
  return otherMatches.length === 0 ? firstMatch : null;
}
