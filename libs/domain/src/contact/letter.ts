/** What somebody writes to the house and waits for an answer to: a message or an inquiry. */
export const letterKinds = ['message', 'inquiry'] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterLimits = {
  /** Characters of what staff note about it. */
  noteLength: 500,
} as const;
