// eslint-disable-next-line no-control-regex -- what PostgreSQL or a mail header cannot hold; half an emoji is not JSON
const unusableCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

/**
 * Line breaks and tabs (U+0085, U+2028 and U+2029 break lines too), the byte order mark, and characters that change the
 * direction of the following words: `\u202Egnp.exe` reads "exe.png".
 */
const lineBreakingCharacters = /[\t\n\r\u0080-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** Spaces and invisible characters: joiners, soft hyphens, fillers, and the empty Braille pattern. */
const onlyInvisibleCharacters = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** To be stored, sent and shown; with line breaks. */
export function isUsableText(text: string): boolean {
  return !unusableCharacters.test(text);
}

/** It stands beside other words, so it must not change their direction. */
export function isUsableLine(text: string): boolean {
  return isUsableText(text) && !lineBreakingCharacters.test(text);
}

export function hasVisibleCharacters(text: string): boolean {
  return !onlyInvisibleCharacters.test(text);
}
