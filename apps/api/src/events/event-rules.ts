import { eventLimits, eventTypes } from '@strapec/domain';
import { type FieldRule, freeText } from '../http/field-rule.js';

/** A text that must be there; lines may break. */
export const descriptionRule: FieldRule = (value, whole) => {
  const code = freeText(eventLimits.descriptionLength)(value, whole);
  return code ?? (value === '' ? 'required' : null);
};

export const eventTypeRule: FieldRule = (value) =>
  (eventTypes as readonly unknown[]).includes(value) ? null : 'event_type_required';
