import { parse } from '@formatjs/icu-messageformat-parser'; // in the build: plainText
import type { Language } from '@strapec/domain';
import { Fragment, type ReactNode, createElement } from 'react';
import { formatters } from './formatters';
import type { MessagePart, Messages } from './messages';

export type TextValues = Readonly<Record<string, string | number>>;
/** What the words inside a tag become, such as a link, beside the values. */
export type RichValues = Readonly<Record<string, string | number | ((words: ReactNode) => ReactNode)>>;

/** Gives the text of a message id, its places filled with values. */
export interface Text<Id extends string> {
  (id: Id, values?: TextValues): string;
  /** The same for a text with tags. */
  rich: (id: Id, values: RichValues) => ReactNode;
}

/**
 * The texts of one language. The build has parsed them, so that what is left is to fill their trees: less than 1 kB of script in
 * every page, where `intl-messageformat` is 3.
 */
export function createText(language: Language, messages: Messages): Text<string> {
  const parts = (id: string, values: RichValues): ReactNode[] => {
    const message = messages[id] ?? id;
    const tree = typeof message === 'string' ? (parse(message) as MessagePart[]) : message;
    return filled(tree, { language, values });
  };
  const text = (id: string, values: TextValues = {}) => parts(id, values).map(String).join('');
  return Object.assign(text, {
    rich: (id: string, values: RichValues) => createElement(Fragment, null, ...parts(id, values)),
  });
}

type Choice = Extract<MessagePart, { options: unknown }>;

interface Filling {
  language: Language;
  values: RichValues;
  /** The number of the plural around it. */
  count?: number;
}

const filled = (tree: readonly MessagePart[], filling: Filling): ReactNode[] =>
  tree.flatMap((part) => filledPart(part, filling));

function filledPart(part: MessagePart, filling: Filling): ReactNode | ReactNode[] {
  if (part.type === 0) return part.value;
  if (part.type === 7) return inDigits(filling.count, filling);
  const value = filling.values[part.value];
  if (value === undefined) throw new Error(`A text needs a value for ${part.value}`);
  if (part.type === 8) return tagged(createElement(Fragment, null, ...filled(part.children, filling)), value);
  if (part.type === 5) return filled(chosen(part, filling), filling);
  if (part.type === 6) return filled(chosen(part, filling), { ...filling, count: Number(value) });
  return part.type === 2 ? inDigits(value, filling) : String(value);
}

const tagged = (words: ReactNode, value: RichValues[string]): ReactNode =>
  typeof value === 'function' ? value(words) : words;

const numbers = formatters((locale) => new Intl.NumberFormat(locale));
const plurals = formatters((locale) => new Intl.PluralRules(locale));

const inDigits = (value: unknown, { language }: Filling): string => numbers(language).format(Number(value));

function chosen({ type, value: name, options }: Choice, { language, values }: Filling): readonly MessagePart[] {
  const value = values[name];
  const exact = options[type === 6 ? `=${String(value)}` : String(value)];
  const byKind = type === 6 ? options[plurals(language).select(Number(value))] : undefined;
  return (exact ?? byKind ?? options['other'])?.value ?? [];
}
