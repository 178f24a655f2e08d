// eslint-disable-next-line no-control-regex -- what PostgreSQL or a mail header cannot hold; half an emoji is not JSON
const unusable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/u;

/** Line breaks and tabs, and what turns the direction of the words that follow: `\u202Egnp.exe` reads "exe.png". */
const notOnOneLine = /[\t\n\r\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can be kept, sent and shown; lines may break. */
export function isUsableText(text: string): boolean {
  return !unusable.test(text);
}

/** Whether a text can stand on one line, such as a name: it is read beside other words, whose order it must not change. */
export function isUsableLine(text: string): boolean {
  return isUsableText(text) && !notOnOneLine.test(text);
}
