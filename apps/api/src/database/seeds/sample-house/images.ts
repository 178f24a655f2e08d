/** The pictures of the sample house, by the place where they hang. */
export const sampleImages: Readonly<Record<string, { url: string; altEn: string; altSk: string }>> = {};
