import type { MessageFormatElement } from 'react-intl';

/** A text as written (tests), or as the syntax tree that the build makes of it (`vite/icu-messages.ts`). */
export type Message = string | MessageFormatElement[];
export type Messages = Readonly<Record<string, Message>>;

/** Texts that staff have written, by message id: plain, or as the tree that the server has made and checked. */
export type StaffTexts = Readonly<Record<string, string | readonly object[]>>;

const literal = (text: string): MessageFormatElement[] => [{ type: 0, value: text }];

/**
 * Built-in texts with those of staff in their place. A plain text is never read as ICU syntax, so that a brace in it
 * cannot break a page.
 */
export function withStaffTexts(builtIn: Messages, staffTexts: StaffTexts): Messages {
  const messages: Record<string, Message> = { ...builtIn };
  for (const id in staffTexts) {
    const text = staffTexts[id] ?? '';
    if (id in builtIn) messages[id] = typeof text === 'string' ? literal(text) : (text as MessageFormatElement[]);
  }
  return messages;
}
