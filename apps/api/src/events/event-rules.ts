import { eventTypes } from '@strapec/domain';
import type { FieldRule } from '../http/field-rule.js';

export const eventTypeRule: FieldRule = (value) =>
  (eventTypes as readonly unknown[]).includes(value) ? null : 'event_type_required';
