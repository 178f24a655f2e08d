import { parse } from '@formatjs/icu-messageformat-parser'; // in the build: plainText
import type { Language } from '@strapec/domain';
import { formatters } from './formatters';
import type { MessagePart, Messages } from './messages';

export type TextValues = Readonly<Record<string, string | number>>;
/** Gives the text of a message id, its places filled with values. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/**
 * The texts of one language. The build has parsed them, so that what is left is to fill their trees: less than 1 kB of script in
 * every page, where `intl-messageformat` is 3.
 */
export function createText(language: Language, messages: Messages): Text<string> {
  return (id, values = {}) => {
    const message = messages[id] ?? id;
    const tree = typeof message === 'string' ? (parse(message) as MessagePart[]) : message;
    return filled(tree, { language, values });
  };
}

type Choice = Extract<MessagePart, { options: unknown }>;

interface Filling {
  language: Language;
  values: TextValues;
  /** The number of the plural around it. */
  count?: number;
}

const filled = (tree: readonly MessagePart[], filling: Filling): string =>
  tree.map((part) => filledPart(part, filling)).join('');

function filledPart(part: MessagePart, filling: Filling): string {
  if (part.type === 0) return part.value;
  if (part.type === 7) return inDigits(filling.count, filling);
  const value = filling.values[part.value];
  if (value === undefined) throw new Error(`A text needs a value for ${part.value}`);
  if (part.type === 5) return filled(chosen(part, filling), filling);
  if (part.type === 6) return filled(chosen(part, filling), { ...filling, count: Number(value) });
  return part.type === 2 ? inDigits(value, filling) : String(value);
}

const numbers = formatters((locale) => new Intl.NumberFormat(locale));
const plurals = formatters((locale) => new Intl.PluralRules(locale));

const inDigits = (value: unknown, { language }: Filling): string => numbers(language).format(Number(value));

function chosen({ type, value: name, options }: Choice, { language, values }: Filling): readonly MessagePart[] {
  const value = values[name];
  const exact = options[type === 6 ? `=${String(value)}` : String(value)];
  const byKind = type === 6 ? options[plurals(language).select(Number(value))] : undefined;
  return (exact ?? byKind ?? options['other'])?.value ?? [];
}
