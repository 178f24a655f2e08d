// eslint-disable-next-line no-control-regex -- what PostgreSQL or a mail header cannot hold; half an emoji is not JSON
const unusable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

/**
 * Line breaks and tabs (U+0085, U+2028 and U+2029 break lines too), the mark that begins files, and what turns the
 * direction of the words that follow: `\u202Egnp.exe` reads "exe.png".
 */
const notOnOneLine = /[\t\n\r\u0080-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** Blanks, and what is drawn as nothing: joiners, soft hyphens, fillers, and the empty pattern of Braille. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text can be kept, sent and shown; lines may break. */
export function isUsableText(text: string): boolean {
  return !unusable.test(text);
}

/** Whether a text can stand on one line, such as a name: it is read beside other words, whose order it must not change. */
export function isUsableLine(text: string): boolean {
  return isUsableText(text) && !notOnOneLine.test(text);
}

/** Whether there is anything to be seen of a text. */
export function isVisible(text: string): boolean {
  return !invisible.test(text);
}
