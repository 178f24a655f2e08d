/** Why something cannot stand on the list. */
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

/** What is wrong, and where: the path of the field, such as `wine.region.sk`. */
export interface MenuFault {
  field: string;
  code: MenuFaultCode;
}

/** One fault, as a list of faults. */
export const fault = (field: string, code: MenuFaultCode): MenuFault[] => [{ field, code }];

/** The fault of a field, if it has one. */
export const at = (field: string, code: MenuFaultCode | null): MenuFault[] => (code === null ? [] : [{ field, code }]);

/** The faults of what stands in a field. */
export const under = (path: string, faults: readonly MenuFault[]): MenuFault[] =>
  faults.map(({ field, code }) => ({ field: `${path}.${field}`, code }));
