import type { PathError } from '../form/path-errors.js';

export const menuErrorCodes = [
  'required',
  'too_long',
  'invalid_characters',
  'label_in_both_languages',
  'allergens_missing',
  'allergen_unknown',
  'wine_missing',
  'wine_elsewhere',
  'vintage_invalid',
  'country_invalid',
  'too_many',
  'twice',
  'alcohol_invalid',
  'energy_invalid',
  'url_invalid',
  'servings_missing',
  'not_served_so',
  'volume_invalid',
  'price_invalid',
  'date_invalid',
] as const;
export type MenuErrorCode = (typeof menuErrorCodes)[number];

export type MenuError = PathError<MenuErrorCode>;
