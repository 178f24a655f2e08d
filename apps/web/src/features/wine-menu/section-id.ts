/** The anchor of a section, by its place on the list. */
export const sectionId = (place: number): string => `list-${place + 1}`;
