import type { OpeningHours, ServiceDate } from '@strapec/domain';
import type { Querier } from '../platform/database/named-statements.js';

const markStatement = {
  name: 'mark-for-reseating',
  text: `
    INSERT INTO evenings_to_reseat (date, opens, closes, break)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::jsonb[])
    ON CONFLICT (date) DO NOTHING`, // an earlier change has stored the older hours
};

const unmarkStatement = { name: 'unmark-reseated', text: `DELETE FROM evenings_to_reseat WHERE date = $1` };

const markedEveningsStatement = {
  name: 'evenings-to-reseat',
  text: `SELECT date FROM evenings_to_reseat ORDER BY date`,
};

const isMarkedStatement = {
  name: 'needs-reseating',
  text: `SELECT EXISTS (SELECT FROM evenings_to_reseat WHERE date = $1) AS "needsReseating"`,
};

export async function markForReseating(
  run: Querier,
  evenings: readonly { date: ServiceDate; hours: OpeningHours | null }[],
): Promise<void> {
  await run(markStatement, [
    evenings.map(({ date }) => date),
    evenings.map(({ hours }) => hours?.opens ?? null),
    evenings.map(({ hours }) => hours?.closes ?? null),
    evenings.map(({ hours }) => hours?.break ?? null),
  ]);
}

export async function unmarkForReseating(run: Querier, date: ServiceDate): Promise<void> {
  await run(unmarkStatement, [date]);
}

export async function findEveningsToReseat(run: Querier): Promise<ServiceDate[]> {
  const rows = await run<{ date: ServiceDate }>(markedEveningsStatement, []);
  return rows.map(({ date }) => date);
}

export async function isMarkedForReseating(run: Querier, date: ServiceDate): Promise<boolean> {
  const [row] = await run<{ needsReseating: boolean }>(isMarkedStatement, [date]);
  return row?.needsReseating ?? false;
}
