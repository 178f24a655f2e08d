import { eventLimits, eventTypes } from '@strapec/domain';
import { type FieldRule, freeText } from '../http/field-rule.js';

/** A text that must be there; lines may break. */
export const descriptionRule: FieldRule = (value, whole) => {
  const code = freeText(eventLimits.descriptionLength)(value, whole);
  return code ?? (value === '' ? 'required' : null);
};

export const eventTypeRule: FieldRule = (value) =>
  (eventTypes as readonly unknown[]).includes(value) ? null : 'event_type_required';

/** An address of the web, or of a picture of our own (`/media/…`). */
export const imageUrlRule: FieldRule = (value, whole) => {
  const code = freeText(eventLimits.imageUrlLength)(value, whole);
  if (code || typeof value !== 'string') return code ?? 'url_invalid';
  const isOurs = /^\/(media|images)\/[\w./-]+$/.test(value);
  return isOurs || isWebAddress(value) ? null : 'url_invalid';
};

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
