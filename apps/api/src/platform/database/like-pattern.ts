/** The LIKE pattern for "contains this text". Special characters of the text are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
