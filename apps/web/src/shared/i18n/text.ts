import { DEFAULT_INTL_CONFIG, createFormatters, createIntlCache, formatMessage } from '@formatjs/intl';
import type { Language } from '@strapec/domain';
import type { Messages } from './messages';

export type TextValues = Readonly<Record<string, string | number>>;
/** Gives the text of a message id, its places filled with values. */
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

const formatters = createFormatters(createIntlCache());

/**
 * The texts of one language. This is react-intl's own core without its provider, which binds every kind of formatting:
 * a public page needs sentences only, and two kilobytes less of script.
 */
export function createText(language: Language, messages: Messages): Text<string> {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: language,
    timeZone: 'Europe/Bratislava',
    messages: messages as Record<string, string>,
  };
  return (id, values) => formatMessage(config, formatters, { id }, values);
}
