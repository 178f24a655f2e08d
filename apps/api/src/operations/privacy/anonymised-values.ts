import { reservationNotes } from '@strapec/domain';
import { inSnakeCase } from '../../platform/database/naming.js';
import type { NewValues } from './personal-table.js';

/** Free texts of a reservation may contain health data: they are deleted first, in the audit log too. */
export const noteColumns = reservationNotes.map(inSnakeCase);
export const noNotes: NewValues = Object.fromEntries(noteColumns.map((column) => [column, 'NULL']));
export const withoutNotes = (column: string): string => `${column} - '{${reservationNotes.join(',')}}'::text[]`;

/** A past reservation keeps its party size; the dash shows staff that there was a guest. */
export const nobody: NewValues = {
  first_name: `''`,
  last_name: `'–'`,
  email: 'NULL',
  phone: 'NULL',
  phone_e164: 'NULL',
  offers: 'NULL',
  ...noNotes,
};

export const unaddressed: NewValues = {
  recipient: `''`,
  first_name: `''`,
  last_name: `''`,
  payload: 'NULL',
  told: 'NULL',
  last_error: 'NULL',
  failure: 'NULL',
};

const impersonalFields = `'{date,time,duration,partySize,preferredLanguage,isPinned,status,seatedMinute,tables,isLateCancellation,isReconfirmed,expectedMinute,isActive,isAnswered,hasNote,language,source,kind,role,isDisabled}'`;
const reduced = (column: string): string =>
  `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(${column}) WHERE key = ANY (${impersonalFields}))`;
export const withoutGuest: NewValues = { before: reduced('before'), after: reduced('after'), reason: 'NULL' };
