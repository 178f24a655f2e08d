export const menuFaultCodes = [
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
export type MenuFaultCode = (typeof menuFaultCodes)[number];

/** `field` is a path, such as `wine.region.sk`. */
export interface MenuFault {
  field: string;
  code: MenuFaultCode;
}

export const fault = (field: string, code: MenuFaultCode): MenuFault[] => [{ field, code }];

export const at = (field: string, code: MenuFaultCode | null): MenuFault[] => (code === null ? [] : [{ field, code }]);

/** Prefixes the fields of errors with the path of their parent. */
export const under = (path: string, faults: readonly MenuFault[]): MenuFault[] =>
  faults.map(({ field, code }) => ({ field: `${path}.${field}`, code }));
