/** The texts of the sample house, by message id: they lie over the built-in ones, which fit any bar. */
export const sampleTexts: Readonly<Record<string, { en: string; sk: string }>> = {};
