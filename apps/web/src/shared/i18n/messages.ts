import { withVenueValues } from '@strapec/domain';

export type TextValues = Readonly<Record<string, string | number>>;

/** A syntax tree, with types as `@formatjs/icu-messageformat-parser` numbers them. */
export type MessagePart =
  | { type: 0; value: string } // literal text
  | { type: 1 | 2; value: string } // {name}, {count, number}
  | { type: 5 | 6; value: string; options: Readonly<Record<string, { value: MessagePart[] }>> } // select, plural
  | { type: 7 } // the # of a plural
  | { type: 8; value: string; children: MessagePart[] }; // <name>words</name>

/** From the build (`vite/icu-messages.ts`), or plain; in tests ICU source. */
export type Message = string | MessagePart[];
export type Messages = Readonly<Record<string, Message>>;

/** By message id: plain, or a tree that the server has checked. */
export type StaffTexts = Readonly<Record<string, string | readonly object[]>>;

/** Not parsed if plain: a brace cannot break a page. */
export function withStaffTexts(builtInMessages: Messages, staffTexts: StaffTexts, venue: TextValues): Messages {
  const messages: Record<string, Message> = { ...builtInMessages };
  for (const id in staffTexts) {
    const text = staffTexts[id] ?? '';
    if (id in builtInMessages)
      messages[id] = typeof text === 'string' ? plainText(withVenueValues(text, venue)) : (text as MessagePart[]);
  }
  return messages;
}

export const plainText = (text: string): MessagePart[] => [{ type: 0, value: text }];
