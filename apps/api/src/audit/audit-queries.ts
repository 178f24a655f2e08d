import { addDays } from '@strapec/domain';
import type { DataSource } from 'typeorm';
import { instantOf } from '../platform/clock/local-time.js';
import type { AuditEntry } from '../platform/database/entities/staff/audit-entry.entity.js';
import { type NamedStatement, queryFromPool } from '../platform/database/named-statements.js';
import {
  AuditEntryDto,
  type AuditPageDto,
  type AuditPersonDto,
  type ListAuditDto,
  parseAuditCursor,
  formatAuditCursor,
} from './audit.dto.js';

const pageSize = 50;

const staffNameSql = `coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username)`;

/** A row holds only the id: the current name is looked up; a deleted object has the name from the row. */
const subjectNameSql = `CASE
    WHEN kind IN ('content', 'image', 'venue', 'evening') THEN nullif(subject_id, '')
    WHEN subject_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN NULL
    WHEN kind = 'reservation' THEN (
      SELECT concat_ws(' ', nullif(first_name, ''), last_name) FROM reservations WHERE id = subject_id::uuid)
    WHEN kind = 'event' THEN coalesce((SELECT coalesce(title_sk, title_en) FROM events WHERE id = subject_id::uuid),
      before->>'titleSk', before->>'titleEn')
    WHEN kind = 'menu' THEN coalesce((SELECT name_sk FROM menu_items WHERE id = subject_id::uuid),
      (SELECT name_sk FROM menu_sections WHERE id = subject_id::uuid), before->'name'->>'sk')
    WHEN kind = 'subscriber' THEN (SELECT email FROM newsletter_subscribers WHERE id = subject_id::uuid)
    WHEN kind = 'staff' THEN coalesce((
      SELECT ${staffNameSql} FROM users JOIN admin_users ON admin_users.id = users.id WHERE users.id = subject_id::uuid),
      before->>'email')
  END`;

/** $1 staff id or `system`, $2 kind, $3 from and $4 until (instants), $5 and $6 end of the previous page, $7 limit. */
const listAuditStatement: NamedStatement = {
  name: 'list-audit',
  text: `
    WITH page AS (
      SELECT id, at, staff_name, action, subject_id, reason, before, after, split_part(action, '.', 1) AS kind
      FROM audit_log
      WHERE ($1::text IS NULL OR CASE WHEN $1 = 'system' THEN staff_id IS NULL ELSE staff_id = $1::uuid END)
        AND ($2::text IS NULL OR split_part(action, '.', 1) = $2)
        AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4)
        AND ($5::timestamptz IS NULL OR at <= $5 AND (at, id) < ($5, $6::uuid))
      ORDER BY at DESC, id DESC LIMIT $7)
    SELECT id, at, staff_name AS "staffName", action, reason, before,
      CASE action WHEN 'menu.import' THEN after - 'undo' ELSE after END AS after, ${subjectNameSql} AS subject
    FROM page ORDER BY at DESC, id DESC`,
};

const listPeopleStatement: NamedStatement = {
  name: 'list-authors',
  text: `SELECT users.id, ${staffNameSql} AS name FROM users JOIN admin_users ON admin_users.id = users.id
    ORDER BY is_disabled, 2, users.id`,
};

export async function readAuditPage(source: DataSource, filter: ListAuditDto): Promise<AuditPageDto> {
  const rows = await queryFromPool<AuditEntry & { subject: string | null }>(source, listAuditStatement, [
    ...[filter.staff, filter.kind, ...toInstantRange(filter), ...toCursorValues(filter)],
    pageSize + 1,
  ]);
  const pageRows = rows.slice(0, pageSize);
  const lastRow = pageRows.at(-1);
  return {
    items: pageRows.map((row) => ({ ...AuditEntryDto.from(row), subject: row.subject })),
    next: lastRow && rows.length > pageSize ? formatAuditCursor(lastRow) : null,
  };
}

export const listAuditPeople = (source: DataSource): Promise<AuditPersonDto[]> =>
  queryFromPool<AuditPersonDto>(source, listPeopleStatement, []);

/** Midnight before the first day and after the last one; `null` without that filter. */
const toInstantRange = ({ from, to }: ListAuditDto): (Date | null)[] => [
  from ? instantOf(from, 0) : null,
  to ? instantOf(addDays(to, 1), 0) : null,
];

function toCursorValues({ before }: ListAuditDto): [Date | null, string | null] {
  const cursor = before ? parseAuditCursor(before) : null;
  return cursor ? [cursor.at, cursor.id] : [null, null];
}
