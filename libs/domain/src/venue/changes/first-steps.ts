/** The steps of setting up a new venue, in this order; each proposes the existing values. */
export const firstSteps = ['businessDetails', 'languages', 'hours', 'tables', 'sender'] as const;
export type FirstStep = (typeof firstSteps)[number];
