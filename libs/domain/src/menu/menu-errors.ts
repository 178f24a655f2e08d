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

/** `field` is a path, such as `wine.region.sk`. */
export interface MenuError {
  field: string;
  code: MenuErrorCode;
}

export const error = (field: string, code: MenuErrorCode): MenuError[] => [{ field, code }];

export const at = (field: string, code: MenuErrorCode | null): MenuError[] => (code === null ? [] : [{ field, code }]);

export const under = (path: string, errors: readonly MenuError[]): MenuError[] =>
  errors.map(({ field, code }) => ({ field: `${path}.${field}`, code }));
