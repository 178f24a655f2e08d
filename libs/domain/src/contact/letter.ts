export const letterKinds = ['message', 'inquiry'] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterLimits = {
  /** Characters. */
  noteLength: 500,
} as const;
