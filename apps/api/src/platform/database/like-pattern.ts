/** The pattern of LIKE for "contains this text", whatever signs the text has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
