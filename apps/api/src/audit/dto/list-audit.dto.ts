import {
  Field,
  type FieldRule,
  OptionalField,
  oneOf,
  serviceDate,
  singleLine,
} from '../../platform/http/fields/field-rule.js';
import { type ActionKind, actionKinds } from '../staff-actions.js';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const personRule: FieldRule = (value) =>
  typeof value === 'string' && (value === 'system' || uuid.test(value)) ? null : 'not_a_choice';
const cursorRule: FieldRule = (value, whole) =>
  singleLine(80)(value, whole) ?? (cursorOf(String(value)) ? null : 'not_a_choice');

export class ListAuditDto {
  @OptionalField(personRule, { description: 'Id of a member of staff, or `system` for what the program did by itself' })
  staff?: string;

  @OptionalField(oneOf(actionKinds), { enum: actionKinds, enumName: 'ActionKind' })
  kind?: ActionKind;

  @OptionalField(serviceDate, { format: 'date', description: 'The first day, from its midnight in Bratislava' })
  from?: string;

  @OptionalField(serviceDate, { format: 'date', description: 'The last day' })
  to?: string;

  @OptionalField(cursorRule, { description: 'Where the page before ended: its `next`' })
  before?: string;
}

/** Position of the last entry of a page. */
export interface Cursor {
  at: Date;
  id: string;
}

/** Parses a `next` value; `null` when it is invalid. */
export function cursorOf(text: string): Cursor | null {
  const [at = '', id = ''] = text.split('_');
  const instant = new Date(at);
  return uuid.test(id) && !Number.isNaN(instant.getTime()) ? { at: instant, id } : null;
}

export const cursorText = ({ at, id }: Cursor): string => `${at.toISOString()}_${id}`;

export class ListChangesDto {
  @Field(singleLine(200), { description: 'Id or key of what was changed', maxLength: 200 })
  subjectId: string;
}
