import { defaultZone } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import type { Cutoff, PersonalDataKind, NewValues, PersonalTable, RetentionStep } from './personal-table.js';
import type { ErasedPersonDto, PersonRowCountDto, PersonRowsDto } from './privacy.dto.js';
import { personalTables } from './personal-data.js';

/** `$1` is an instant, `$2` an interval. */
const cutoffSql: Cutoff = {
  instant: `($1::timestamptz - $2::interval)`,
  day: `to_char(($1::timestamptz AT TIME ZONE '${defaultZone}') - $2::interval, 'YYYY-MM-DD')`,
};
const batchSize = 500;

function createExportSql({ name, keyColumn, columns, personCondition }: PersonalTable): string {
  const columnNames = columns.map((column) => `"${column}"`).join(', ');
  return `SELECT ${columnNames} FROM ${name} WHERE ${personCondition} ORDER BY ${keyColumn}`;
}

/** `$1` is the address, `$2` now. `null`: the rows stay. */
function createEraseSql({ name, personCondition, erasing: { effect } }: PersonalTable): string | null {
  if (effect === 'delete') return `DELETE FROM ${name} WHERE ${personCondition}`;
  if (Object.keys(effect).length === 0) return null;
  return `UPDATE ${name} SET ${joinColumns(effect, '=', ', ')} WHERE ${personCondition}`;
}

/** `$1` is now, `$2` the period. Locked rows are left for the next run. */
export function retentionSql({ name, keyColumn }: PersonalTable, { dueCondition, effect }: RetentionStep): string {
  const unerasedCondition = effect === 'delete' ? '' : ` AND (${joinColumns(effect, 'IS DISTINCT FROM', ' OR ')})`;
  const parameterCondition = `$1::timestamptz IS NOT NULL AND $2::interval IS NOT NULL`; // always uses both parameters
  const batchQuery = `SELECT ${keyColumn} FROM ${name} WHERE ${parameterCondition} AND (${dueCondition(cutoffSql)})${unerasedCondition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  const change = effect === 'delete' ? `DELETE FROM ${name}` : `UPDATE ${name} SET ${joinColumns(effect, '=', ', ')}`;
  return `${change} WHERE ${keyColumn} IN (${batchQuery}) RETURNING ${keyColumn}`;
}

const joinColumns = (values: NewValues, operator: string, separator: string): string =>
  Object.entries(values)
    .map(([column, value]) => `${column} ${operator} ${value}`)
    .join(separator);

/** Tables without rows are left out. */
export async function findPersonRows(tx: EntityManager, email: string): Promise<PersonRowsDto[]> {
  const personRows: PersonRowsDto[] = [];
  for (const table of personalTables) {
    const rows = await tx.query<Record<string, unknown>[]>(createExportSql(table), [email]);
    if (rows.length > 0) personRows.push({ kind: table.kind, table: table.name, rows });
  }
  return personRows;
}

export async function erasePersonRows(
  tx: EntityManager,
  { email, now }: { email: string; now: Date },
): Promise<ErasedPersonDto> {
  const [erased, kept]: [PersonRowCountDto[], PersonRowCountDto[]] = [[], []];
  for (const table of personalTables) {
    const countQuery = `SELECT count(*)::int AS count FROM ${table.name} WHERE ${table.personCondition}`;
    const [countRow] = await tx.query<{ count: number }[]>(countQuery, [email]);
    const statement = createEraseSql(table);
    if (statement) await tx.query(statement, statement.includes('$2') ? [email, now] : [email]);
    (table.erasing.keptBecause === undefined ? erased : kept).push({ kind: table.kind, count: countRow?.count ?? 0 });
  }
  return { erased: sumByKind(erased), kept: sumByKind(kept) };
}

function sumByKind(counts: readonly PersonRowCountDto[]): PersonRowCountDto[] {
  const sums = new Map<PersonalDataKind, number>();
  for (const { kind, count } of counts) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
}
