import type { MessageFormatElement } from 'react-intl';

/** A text as written (tests), or as the syntax tree that the build makes of it (`vite/icu-messages.ts`). */
export type Message = string | MessageFormatElement[];
export type Messages = Readonly<Record<string, Message>>;

const literal = (text: string): MessageFormatElement[] => [{ type: 0, value: text }];

/**
 * Built-in texts with those of staff in their place. A text by staff is plain: it is never read as ICU syntax, so that
 * a brace in it cannot break a page.
 */
export function withStaffTexts(builtIn: Messages, staffTexts: Readonly<Record<string, string>>): Messages {
  const replaced = Object.keys(builtIn).filter((id) => staffTexts[id] !== undefined);
  return { ...builtIn, ...Object.fromEntries(replaced.map((id) => [id, literal(staffTexts[id] ?? '')])) };
}
