import type { Language } from '@strapec/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { type MailTextKey, textsEn } from './texts.en.js';
import { textsSk } from './texts.sk.js';

export type MailTextValues = Readonly<Record<string, string | number>>;

const texts: Record<Language, Record<MailTextKey, string>> = { en: textsEn, sk: textsSk };
const formatsByKey = new Map<string, IntlMessageFormat>();

export function mailText(language: Language, key: MailTextKey, values: MailTextValues): string {
  const formatKey = `${language} ${key}`;
  const text = texts[language][key] as string | undefined;
  if (text === undefined) throw new Error(`There is no mail text ${key}`);
  const format = formatsByKey.get(formatKey) ?? new IntlMessageFormat(text, language);
  formatsByKey.set(formatKey, format);
  return format.format<string>({ ...values }) as string;
}
