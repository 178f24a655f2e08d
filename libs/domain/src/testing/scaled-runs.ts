/** Share of the runs: 1, or less in the first test of a mutant (scripts/mutants.mjs). */
declare const proofScale: number;

/** The number of runs of a property test. */
export const scaleRunCount = (count: number): number => Math.ceil(count * proofScale);
