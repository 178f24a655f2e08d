import { guestNotes, reservationNotes } from '@strapec/domain';
import { toSnakeCase } from '../../platform/database/snake-case-naming.js';
import {
  type Cutoff,
  type NewValues,
  type PersonalTable,
  type PersonalTableInput,
  columnList,
} from './personal-table.js';
import { emailHashSql } from '../../platform/database/sql-expressions.js';

/** They may contain health data: they are deleted first. */
const noteColumns = reservationNotes.map(toSnakeCase);
const noNotes: NewValues = Object.fromEntries(noteColumns.map((column) => [column, 'NULL']));
const withoutNotes = (column: string): string => `${column} - '{${reservationNotes.join(',')}}'::text[]`;

/** The dash shows staff that there was a guest. */
const anonymousGuest: NewValues = {
  first_name: `''`,
  last_name: `'–'`,
  email: 'NULL',
  phone: 'NULL',
  phone_e164: 'NULL',
  offers: 'NULL',
  ...noNotes,
};

const erasedRecipient: NewValues = {
  recipient: `''`,
  first_name: `''`,
  last_name: `''`,
  payload: 'NULL',
  notified_visit: 'NULL',
  last_error: 'NULL',
  failure: 'NULL',
};

const impersonalFields = `'{date,time,duration,partySize,preferredLanguage,isPinned,status,seatedMinute,tables,isLateCancellation,isReconfirmed,expectedMinute,isActive,isAnswered,hasNote,language,source,kind,role,isDisabled}'`;
const withoutPersonalFields = (column: string): string =>
  `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(${column}) WHERE key = ANY (${impersonalFields}))`;
const erasedAuditFields: NewValues = {
  before: withoutPersonalFields('before'),
  after: withoutPersonalFields('after'),
  reason: 'NULL',
};

/* eslint-disable max-lines -- one registry: an author who adds a column looks in one place (rules §14) */

/** $1 is the address, in lower case. */
const sameEmailCondition = 'lower(email) = $1';
const personIdsIn = (table: string): string => `(SELECT id FROM ${table} WHERE ${sameEmailCondition})`;
const personTextIdsIn = (table: string): string => `(SELECT id::text FROM ${table} WHERE ${sameEmailCondition})`;
const staffIds = personIdsIn('admin_users');

/** Each condition uses its own index; OR would read the whole table. */
const matchesAny = (table: string, conditions: readonly string[]): string =>
  `id IN (${conditions.map((condition) => `SELECT id FROM ${table} WHERE ${condition}`).join(' UNION ALL ')})`;

/**
 * Export, erasing, retention, docs/privacy.md and proof T2 are made from this list. Rows that are found through another
 * table stand above that table.
 */

const editorTable = (table: string, columns: NewValues, keptFor = 'until another edits it'): PersonalTableInput => ({
  name: table,
  kind: 'edits',
  purpose: 'Who of the team wrote it',
  columns: ['id', ...Object.keys(columns)],
  personCondition: `${Object.keys(columns)[0]} IN ${staffIds}`,
  erasing: { effect: columns },
  keptFor,
});

const olderThan =
  (column: string) =>
  ({ instant }: Cutoff): string =>
    `${column} < ${instant}`;
const visitOlderThan = ({ day }: Cutoff): string => `date < ${day}`;

/** It contains the address, a phone number, or a word that begins with the last name ("Nováka": Novák). */
const normalizedWords = (text: string): string => `btrim(regexp_replace(folded(${text}), '\\W+', ' ', 'g'))`;
const digitsOnly = (text: string): string => `regexp_replace(${text}, '\\D', '', 'g')`;
const labelNamesPerson = `strpos(lower(label), $1) > 0 OR EXISTS (
  SELECT 1 FROM (
    SELECT last_name, phone FROM reservations WHERE ${sameEmailCondition}
    UNION ALL SELECT last_name, phone FROM contact_messages WHERE ${sameEmailCondition}
    UNION ALL SELECT substring(name from '\\S+$'), phone FROM event_inquiries WHERE ${sameEmailCondition}
    UNION ALL SELECT last_name, NULL FROM newsletter_subscribers WHERE ${sameEmailCondition}) AS person (name, phone)
  WHERE strpos(${digitsOnly('label')}, nullif(right(${digitsOnly('phone')}, 9), '')) > 0
    OR length(${normalizedWords('name')}) > 1 AND strpos(' ' || ${normalizedWords('label')}, ' ' || ${normalizedWords('name')}) > 0)`;

const handlingColumns = ['read_at', 'answered_at', 'staff_note', 'version'];
const answererColumns = { answered_by: 'NULL', answered_by_name: 'NULL' };

const tables: readonly PersonalTableInput[] = [
  {
    name: 'waitlist_parties',
    kind: 'reservations',
    purpose: 'Who waits at the door tonight, and a word that the team knows them by',
    columns: columnList('id date since party_size has_left reservation_id label'),
    personCondition: `reservation_id IN ${personIdsIn('reservations')} OR ${labelNamesPerson}`,
    erasing: { effect: { label: 'NULL' } },
    keptFor: 'until the next morning; a label without name, address or number is not found until then',
  },
  {
    name: 'idempotency_keys',
    keyColumn: 'key',
    kind: 'technical',
    purpose: 'A repeated request gets the same answer, and nothing is made twice',
    columns: columnList('key request_hash response created_at'),
    personCondition: `response #>> '{reservation,id}' IN ${personTextIdsIn('reservations')}`,
    erasing: { effect: 'delete' },
    keptFor: '24 hours',
  },
  {
    name: 'rate_limits',
    keyColumn: 'key',
    kind: 'technical',
    purpose: 'Counters against abuse, by the hash of an address',
    columns: columnList('key points expire'),
    personCondition: `split_part(key, ':', 2) = rtrim(translate(encode(sha256(convert_to($1, 'UTF8')), 'base64'), '+/', '-_'), '=')`,
    erasing: { effect: 'delete' },
    keptFor: '24 hours at most',
  },
  {
    name: 'email_messages',
    kind: 'emails',
    purpose: 'Mails to be sent, and whether they were; what they say is written only when they leave',
    columns: columnList(
      `id kind recipient first_name last_name language reservation_id dedupe_key payload notified_visit
       number priority status attempts next_attempt_at last_error failure message_id created_at sent_at dismissed_at`,
    ),
    secretColumns: ['lease_token'],
    personCondition: matchesAny('email_messages', [
      `status IN ('sent', 'failed') AND lower(recipient) = $1`,
      `status IN ('queued', 'sending') AND lower(recipient) = $1`,
      `reservation_id IN ${personIdsIn('reservations')}`,
      `payload IS NOT NULL AND payload ->> 'rowId' IN (
        SELECT id::text FROM contact_messages WHERE ${sameEmailCondition} UNION ALL SELECT id::text FROM event_inquiries WHERE ${sameEmailCondition}
        UNION ALL SELECT id::text FROM newsletter_subscribers WHERE ${sameEmailCondition}
        UNION ALL SELECT id::text FROM admin_users WHERE ${sameEmailCondition})`,
    ]),
    erasing: {
      effect: {
        ...erasedRecipient,
        // without its lease the sender cannot report a result
        status: `CASE WHEN status IN ('queued', 'sending') THEN 'failed' ELSE status END`,
        lease_token: 'NULL',
      },
    },
    retention: [
      {
        period: 'mails',
        text: 'recipients, and mails in files, {}; that one was sent stays for the statistics',
        dueCondition: ({ instant }) => `created_at < ${instant} AND status IN ('sent', 'failed')`,
        effect: erasedRecipient,
      },
    ],
  },
  {
    name: 'audit_log',
    kind: 'changes',
    purpose: 'What staff changed about a guest',
    columns: columnList('id at action subject_id reason before after'),
    personCondition: matchesAny('audit_log', [
      `lower(before ->> 'email') = $1`,
      `lower(after ->> 'email') = $1`,
      `subject_id IN ${personTextIdsIn('reservations')}`,
      `subject_id IN ${personTextIdsIn('newsletter_subscribers')}`,
      `subject_id IN ${personTextIdsIn('contact_messages')}`,
      `subject_id IN ${personTextIdsIn('event_inquiries')}`,
    ]),
    erasing: { effect: erasedAuditFields },
    retention: [
      {
        period: 'notes',
        text: 'requests and notes {} after the visit',
        dueCondition: ({ day }) => `subject_id IN (SELECT id::text FROM reservations WHERE date < ${day})`,
        effect: { before: withoutNotes('before'), after: withoutNotes('after') },
      },
      {
        period: null,
        text: 'the guest as long as in the reservation itself',
        dueCondition: () =>
          `action LIKE 'reservation.%' AND subject_id NOT IN (SELECT id::text FROM reservations WHERE last_name <> '–')`,
        effect: erasedAuditFields,
      },
      { period: 'audit', text: 'the entry {}', dueCondition: olderThan('at'), effect: 'delete' },
    ],
  },
  {
    name: 'contact_messages',
    kind: 'messages',
    purpose: 'Answering the message',
    columns: [...columnList('id first_name last_name email phone message language created_at'), ...handlingColumns],
    personCondition: sameEmailCondition,
    erasing: { effect: 'delete' },
    retention: [{ period: 'messages', text: '{}', dueCondition: olderThan('created_at'), effect: 'delete' }],
  },
  {
    name: 'event_inquiries',
    kind: 'inquiries',
    purpose: 'Answering who wants a private event, or to come to a public one',
    columns: [
      ...columnList('id name email phone event_type event_date guest_count message language created_at'),
      ...columnList('about_event_id about_title event_id'),
      ...handlingColumns,
    ],
    personCondition: sameEmailCondition,
    erasing: { effect: 'delete' },
    retention: [{ period: 'messages', text: '{}', dueCondition: olderThan('created_at'), effect: 'delete' }],
  },
  {
    name: 'newsletter_subscribers',
    kind: 'newsletter',
    purpose: 'Sending the newsletter to subscribers',
    columns: columnList('id email first_name last_name language subscribed_at is_active source notes'),
    secretColumns: ['unsubscribe_token'],
    personCondition: sameEmailCondition,
    erasing: { effect: 'delete' },
    retention: [
      {
        period: 'unsubscribed',
        text: 'as long as they want it, and {} after they left',
        dueCondition: ({ instant }) => `NOT is_active AND coalesce((SELECT suppressed_at FROM newsletter_suppressions
          WHERE email_hash = ${emailHashSql('email')}), subscribed_at) < ${instant}`,
        effect: 'delete',
      },
    ],
  },
  {
    name: 'newsletter_consents',
    kind: 'consents',
    purpose: 'The proof of consent, by the hash of the address (Act 452/2021, § 116)',
    columns: columnList('id email_hash text_version form language given_at withdrawn_at'),
    personCondition: `email_hash = ${emailHashSql('$1')}`,
    erasing: { effect: { withdrawn_at: 'coalesce(withdrawn_at, $2)' }, keptBecause: 'the law wants the proof' },
    retention: [
      {
        period: 'consents',
        text: '{} after it was withdrawn',
        dueCondition: olderThan('withdrawn_at'),
        effect: 'delete',
      },
    ],
  },
  {
    name: 'newsletter_suppressions',
    keyColumn: 'email_hash',
    kind: 'suppressions',
    purpose: 'Not writing to an address again, not after an import either; by its hash',
    columns: columnList('email_hash suppressed_at'),
    personCondition: `email_hash = ${emailHashSql('$1')}`,
    erasing: { effect: {}, keptBecause: 'it is what was asked for' },
    retention: [{ period: 'consents', text: '{}', dueCondition: olderThan('suppressed_at'), effect: 'delete' }],
  },
  {
    name: 'change_requests',
    kind: 'reservations',
    purpose: 'A change of a reservation that a guest has asked for',
    columns: [
      ...columnList('id reservation_id date start_minute minutes party_size'),
      ...guestNotes.map(toSnakeCase),
      ...columnList('held_until ended_at ended_by message_to_guest created_at'),
    ],
    personCondition: `reservation_id IN ${personIdsIn('reservations')}`,
    erasing: { effect: 'delete' },
    keptFor: 'until a day after the answer',
  },
  {
    name: 'reservations',
    kind: 'reservations',
    purpose: 'Keeping a table for a guest: the contract',
    columns: [
      ...columnList(
        `id first_name last_name email phone phone_e164 date start_minute minutes party_size
         status seated_minute table_type requires_approval is_pinned preferred_language
         email_sent source offers version calendar_sequence created_at updated_at
         cancelled_at cancelled_by is_late_cancellation reconfirmed_at expected_minute held_until`,
      ),
      ...noteColumns,
    ],
    secretColumns: ['search_text'],
    personCondition: sameEmailCondition,
    erasing: { effect: anonymousGuest },
    retention: [
      { period: 'notes', text: 'requests and notes {} after the visit', dueCondition: visitOlderThan, effect: noNotes },
      {
        period: 'cancelled',
        text: 'cancelled, missed and never approved ones {}',
        dueCondition: ({ day }) => `date < ${day} AND status IN ('cancelled', 'no_show', 'pending_approval', 'held')`,
        effect: 'delete',
      },
      {
        period: 'visits',
        text: 'the guest of all others {}; then only the covers stay',
        dueCondition: visitOlderThan,
        effect: anonymousGuest,
      },
    ],
  },
  {
    name: 'staff_invitations',
    kind: 'account',
    purpose: 'Inviting a person to work in the admin',
    columns: columnList('id email role language invited_by expires_at'),
    personCondition: sameEmailCondition,
    erasing: { effect: 'delete' },
    keptFor: 'until it is used or withdrawn, and 30 days after it expired',
  },
  editorTable('contact_messages', answererColumns, 'as long as the message'),
  editorTable('event_inquiries', answererColumns, 'as long as the inquiry'),
  editorTable('site_content', { updated_by: 'NULL', updated_by_name: 'NULL' }),
  editorTable('site_images', { updated_by: 'NULL', updated_by_name: 'NULL' }),
  editorTable('menu_items', { updated_by: 'NULL', updated_by_name: 'NULL' }),
  editorTable('events', { created_by: 'NULL' }),
  editorTable('events', { updated_by: 'NULL', updated_by_name: 'NULL' }),
  {
    name: 'audit_log',
    kind: 'edits',
    purpose: 'Who of the team changed something',
    columns: columnList('id at staff_id staff_name action subject_id'),
    personCondition: `staff_id IN ${staffIds}`,
    erasing: { effect: { staff_id: 'NULL', staff_name: `'–'` } },
    keptFor: 'as long as the entry',
  },
  {
    name: 'sessions',
    keyColumn: 'sid',
    kind: 'account',
    purpose: 'Where a member of staff is signed in',
    columns: ['expire'],
    secretColumns: ['sid', 'sess'],
    personCondition: `sess ->> 'staffId' IN ${personTextIdsIn('admin_users')}`,
    erasing: { effect: 'delete' },
    keptFor: '24 hours at most',
  },
  {
    name: 'users',
    kind: 'account',
    purpose: 'What a member of staff signs in with',
    columns: columnList('id username role is_disabled last_sign_in_at reset_until'),
    secretColumns: ['password_hash'],
    personCondition: `id IN ${staffIds}`,
    erasing: { effect: 'delete' },
    keptFor: 'as long as they work here; erased on demand once the account is disabled',
  },
  {
    name: 'admin_users',
    kind: 'account',
    purpose: 'Who a member of staff is',
    columns: columnList('id email first_name last_name profile_image_url created_at updated_at'),
    personCondition: sameEmailCondition,
    erasing: { effect: 'delete' },
    keptFor: 'as the account',
  },
];

export const personalTables = tables.map((table): PersonalTable => ({ keyColumn: 'id', retention: [], ...table }));
