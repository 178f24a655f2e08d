/** The fourteen allergens that must be declared (Regulation (EU) 1169/2011, Annex II), by their usual numbers. */
export const allergens = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Allergen = (typeof allergens)[number];

/** Sulphur dioxide and sulphites, which almost all wines contain. */
export const sulphites = 12 satisfies Allergen;

export const isAllergen = (value: unknown): value is Allergen => allergens.includes(value as Allergen);
