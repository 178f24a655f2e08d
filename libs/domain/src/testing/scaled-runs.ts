/** The share of all tries: 1, but for the first look at a mutant (scripts/mutants.mjs), which needs few to be noticed. */
declare const proofScale: number;

/** How often a property is tried. */
export const scaledRuns = (count: number): number => Math.ceil(count * proofScale);
