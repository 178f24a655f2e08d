/** A tenth where mutants are tried (jest.config.mjs): a mutant is noticed by fewer tries as well. */
declare const proofScale: number;

/** How often a property is tried. */
export const times = (count: number): number => Math.ceil(count * proofScale);
