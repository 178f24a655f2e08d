import { withVenueValues } from '@strapec/domain';

export type TextValues = Readonly<Record<string, string | number>>;

/** A node of a text's syntax tree, with the types as `@formatjs/icu-messageformat-parser` numbers them. */
export type MessagePart =
  | { type: 0; value: string } // literal text
  | { type: 1 | 2; value: string } // {name}, {count, number}
  | { type: 5 | 6; value: string; options: Readonly<Record<string, { value: MessagePart[] }>> } // select, plural
  | { type: 7 }; // the # of a plural; only `IntlTexts` supports tags

/**
 * A text from the build (`vite/icu-messages.ts`): a syntax tree, or a plain string if it has no placeholders. In tests
 * it is the ICU source.
 */
export type Message = string | MessagePart[];
export type Messages = Readonly<Record<string, Message>>;

/** Texts that staff have written, by message id: plain, or as the tree that the server has parsed and checked. */
export type StaffTexts = Readonly<Record<string, string | readonly object[]>>;

/**
 * The default texts, replaced by those of staff where they exist. A plain text is never parsed as ICU syntax, so that a
 * brace in it cannot break a page; it may contain the venue's values.
 */
export function withStaffTexts(builtIn: Messages, staffTexts: StaffTexts, venue: TextValues): Messages {
  const messages: Record<string, Message> = { ...builtIn };
  for (const id in staffTexts) {
    const text = staffTexts[id] ?? '';
    if (id in builtIn)
      messages[id] = typeof text === 'string' ? plainText(withVenueValues(text, venue)) : (text as MessagePart[]);
  }
  return messages;
}

export const plainText = (text: string): MessagePart[] => [{ type: 0, value: text }];
