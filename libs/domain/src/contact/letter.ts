/** A message or an inquiry that a guest sends through the site and that staff answer. */
export const letterKinds = ['message', 'inquiry'] as const;
export type LetterKind = (typeof letterKinds)[number];

export const letterLimits = {
  /** Characters of the note that staff add. */
  noteLength: 500,
} as const;
