import { contentLimits, isBlank } from '@strapec/domain';
import { type FieldRule, freeText, wholeNumber } from './field-rule.js';

/** The key of a text or an image, such as `home.hero.title`. */
export const contentKeyRule: FieldRule = (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return /^\w[\w.-]{0,99}$/.test(value) ? null : 'key_invalid';
};

/** A text that must be there; lines may break. `missing` says so otherwise. */
export function someText(maxLength: number, missing: string): FieldRule {
  return (value, whole) => {
    if (typeof value !== 'string' || isBlank(value)) return missing;
    return freeText(maxLength)(value, whole);
  };
}

/** The version that somebody has seen; 0 says that there was none. */
export const versionRule = wholeNumber(0, 2_147_483_647, 'version_invalid');

/** The address of a picture: of the web, or of one of our own (`/media/…`). */
export const imageUrlRule: FieldRule = (value, whole) => {
  const code = freeText(contentLimits.imageUrlLength)(value, whole);
  if (code || typeof value !== 'string') return code ?? 'url_invalid';
  if (/^\/(media|images)\/[\w./-]+$/.test(value)) return null;
  if (!isWebAddress(value)) return 'url_invalid';
  // the pages' own policy shows none from http: (content-security-policy.ts)
  return new URL(value).protocol === 'https:' ? null : 'url_insecure';
};

/** Whether a text is an address that a browser may be sent to: nothing that runs, such as `javascript:`. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
