import { contentLimits, isBlank } from '@strapec/domain';
import { type FieldRule, freeText, ruleWithSchema, wholeNumber } from './field-rule.js';

export const contentKeyRule = ruleWithSchema({ minLength: 1, maxLength: 100 }, (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return /^\w[\w.-]{0,99}$/.test(value) ? null : 'key_invalid';
});

/** `missingCode` is the code when it is blank. */
export function requiredText(maxLength: number, missingCode: string): FieldRule {
  return ruleWithSchema({ type: String, maxLength }, (value, form) => {
    if (typeof value !== 'string' || isBlank(value)) return missingCode;
    return freeText(maxLength)(value, form);
  });
}

export const versionRule = wholeNumber(0, 2_147_483_647, 'version_invalid');

/** Or one of our own (`/media/…`). */
export const imageUrlRule = ruleWithSchema(
  { type: String, maxLength: contentLimits.imageUrlLength },
  (value, form: object) => {
    const code = freeText(contentLimits.imageUrlLength)(value, form);
    if (code || typeof value !== 'string') return code ?? 'url_invalid';
    if (/^\/(media|images)\/[\w./-]+$/.test(value)) return null;
    if (!isWebAddress(value)) return 'url_invalid';
    // our content security policy blocks pictures from http:
    return new URL(value).protocol === 'https:' ? null : 'url_insecure';
  },
);

/** Others, such as `javascript:`, could run code. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
