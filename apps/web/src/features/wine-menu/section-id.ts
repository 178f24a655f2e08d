export const sectionId = (place: number): string => `list-${place + 1}`;
