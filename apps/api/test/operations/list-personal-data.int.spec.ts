import { expect, it } from '@jest/globals';
import { personalTables } from '../../src/operations/privacy/personal-data';
import { impersonalData } from '../support/impersonal-data';
import { sql } from '../support/sql';

it('every column of the database is listed as personal or impersonal (rules §14)', async () => {
  const databaseColumns = await sql<{ column: string }>(
    `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1`,
  );
  const personal = personalTables.flatMap(({ name, columns, secretColumns = [] }) =>
    [...columns, ...secretColumns].map((column) => `${name}.${column}`),
  );
  const impersonal = Object.entries(impersonalData).flatMap(([table, { columns }]) =>
    columns.map((column) => `${table}.${column}`),
  );
  expect(databaseColumns.map(({ column }) => column)).toEqual([...new Set([...personal, ...impersonal])].sort());
});

it('every column that an erasure empties is listed as personal', () => {
  for (const { name, columns, secretColumns = [], erasing } of personalTables) {
    if (erasing.effect === 'delete') continue;
    const listed = [...columns, ...secretColumns];
    for (const column of Object.keys(erasing.effect))
      expect({ name, column, listed }).toMatchObject({ listed: expect.arrayContaining([column]) });
  }
});
