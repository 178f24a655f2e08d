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

/**
 * By message id. Both languages: the other one costs less than another request. The build parses each table that
 * `satisfies Texts`.
 */
export type Texts<Id extends string = string> = Readonly<Record<Id, readonly [english: Message, slovak: Message]>>;

/** By message id: plain, or a tree that the server has checked. */
export type EditedTexts = Readonly<Record<string, string | readonly object[]>>;

export const toMessage = (text: string): MessagePart[] => [{ type: 0, value: text }];
