import type { Language } from '@strapec/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './messages';

export type TextValues = Readonly<Record<string, string | number>>;
/** Gives the text of a message id, its places filled with values. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/**
 * The texts of one language. This is react-intl's own core without its provider, which binds every kind of formatting:
 * a public page needs sentences only, and four kilobytes less of script.
 */
export function createText(language: Language, messages: Messages): Text<string> {
  const formats = new Map<string, IntlMessageFormat>();
  return (id, values) => {
    const format = formats.get(id) ?? new IntlMessageFormat(messages[id] ?? id, language);
    formats.set(id, format);
    return String(format.format(values));
  };
}
