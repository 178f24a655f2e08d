/** What a new house is asked, in this order: each with what stands already as the proposal. */
export const firstSteps = ['venue', 'languages', 'hours', 'tables', 'sender'] as const;
export type FirstStep = (typeof firstSteps)[number];
