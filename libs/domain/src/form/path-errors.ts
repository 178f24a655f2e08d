import { type Language, languages } from '../language/language.js';
import { isBlank } from './form-errors.js';

/** `field` is a path, such as `wine.region.sk`. */
export interface PathError<Code extends string> {
  field: string;
  code: Code;
}

export const errorsAt = <Code extends string>(field: string, code: Code | null | false): PathError<Code>[] =>
  code ? [{ field, code }] : [];

export const nestErrors = <Code extends string>(path: string, errors: readonly PathError<Code>[]): PathError<Code>[] =>
  errors.map(({ field, code }) => ({ field: `${path}.${field}`, code }));

export function checkBilingualText<Code extends string>(
  field: string,
  text: Readonly<Record<Language, string>> | null | undefined,
  checkText: (text: string) => Code | null,
): PathError<Code | 'label_in_both_languages'>[] {
  if (!text) return [];
  return languages.flatMap((language) =>
    errorsAt(`${field}.${language}`, isBlank(text[language]) ? 'label_in_both_languages' : checkText(text[language])),
  );
}
