import { parse } from '@formatjs/icu-messageformat-parser'; // in the build: plainText
import { type Language, withVenueValues } from '@strapec/domain';
import { Fragment, type ReactNode, createElement } from 'react';
import { createFormatter } from './formatters';
import { type Message, type MessagePart, type EditedTexts, type TextValues, type Texts, toMessage } from './messages';

export type { TextValues };
/** In place of `<name>words</name>`. */
export type Tags = Readonly<Record<string, (words: string) => ReactNode>>;

export interface Text<Id extends string> {
  (id: Id, values?: TextValues): string;
  (id: Id, values: TextValues, tags: Tags): ReactNode;
}

const numbers = createFormatter((locale) => new Intl.NumberFormat(locale));
const plurals = createFormatter((locale) => new Intl.PluralRules(locale));

interface TextOptions {
  language: Language;
  /** For every text. */
  values: TextValues;
  /** In place of the built-in ones. */
  editedTexts?: EditedTexts;
}

/** 1 kB in every page, where react-intl is 10 kB. */
export function createText<Id extends string>(
  texts: Texts<Id>,
  { language, values: venue, editedTexts = {} }: TextOptions,
): Text<Id> {
  const findTree = (id: Id): readonly MessagePart[] => {
    const override = editedTexts[id];
    if (override === undefined) return parseMessage(texts[id][language === 'en' ? 0 : 1]);
    // Not parsed if plain: a brace cannot break a page.
    return typeof override === 'string' ? toMessage(withVenueValues(override, venue)) : (override as MessagePart[]);
  };
  function text(id: Id, values?: TextValues): string;
  function text(id: Id, values: TextValues, tags: Tags): ReactNode;
  function text(id: Id, values: TextValues = {}, tags?: Tags) {
    const tree = findTree(id);
    const allValues = { ...venue, ...values };
    if (!tags) return fillTree(tree, allValues, language);
    return tree.map((part, index) => {
      const words = fillTree([part], allValues, language);
      return createElement(Fragment, { key: index }, part.type === 8 ? (tags[part.value]?.(words) ?? words) : words);
    });
  }
  return text;
}

const parseMessage = (message: Message): readonly MessagePart[] =>
  typeof message === 'string' ? (parse(message) as MessagePart[]) : message;

function fillTree(tree: readonly MessagePart[], values: TextValues, language: Language): string {
  return tree
    .map((part) => {
      if (part.type === 0) return part.value;
      if (part.type === 8) return fillTree(part.children, values, language);
      const name = part.type === 7 ? '#' : part.value;
      const value = values[name];
      if (value === undefined) throw new Error(`${name} is missing`);
      if (part.type === 1) return String(value);
      if (part.type === 5) return fillTree(selectOption(part, [value]), values, language);
      if (part.type !== 6) return numbers(language).format(Number(value));
      const pluralCategory = plurals(language).select(Number(value));
      return fillTree(selectOption(part, [`=${value}`, pluralCategory]), { ...values, '#': value }, language);
    })
    .join('');
}

function selectOption({ options }: Extract<MessagePart, { options: unknown }>, names: readonly (string | number)[]) {
  const name = names.find((one) => one in options) ?? 'other';
  return options[name]?.value ?? [];
}
