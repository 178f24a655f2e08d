import { withHouseValues } from '@strapec/domain';

export type TextValues = Readonly<Record<string, string | number>>;

/** A piece of a text's syntax tree, with the kinds as `@formatjs/icu-messageformat-parser` numbers them. */
export type MessagePart =
  | { type: 0; value: string } // words
  | { type: 1 | 2; value: string } // {name}, {count, number}
  | { type: 5 | 6; value: string; options: Readonly<Record<string, { value: MessagePart[] }>> } // select, plural
  | { type: 7 }; // the # of a plural. Tags are for `IntlTexts` alone

/**
 * A text as the build makes it (`vite/icu-messages.ts`): a syntax tree, or plain words where nothing is filled in. In tests
 * it is a text as written.
 */
export type Message = string | MessagePart[];
export type Messages = Readonly<Record<string, Message>>;

/** Texts that staff have written, by message id: plain, or as the tree that the server has made and checked. */
export type StaffTexts = Readonly<Record<string, string | readonly object[]>>;

/**
 * Built-in texts with those of staff in their place. A plain text is never read as ICU syntax, so that a brace in it
 * cannot break a page; it may name values of the house.
 */
export function withStaffTexts(builtIn: Messages, staffTexts: StaffTexts, house: TextValues): Messages {
  const messages: Record<string, Message> = { ...builtIn };
  for (const id in staffTexts) {
    const text = staffTexts[id] ?? '';
    if (id in builtIn)
      messages[id] = typeof text === 'string' ? plainText(withHouseValues(text, house)) : (text as MessagePart[]);
  }
  return messages;
}

/** A text in which nothing is filled in. */
export const plainText = (text: string): MessagePart[] => [{ type: 0, value: text }];
