import type { Break, OpeningHours, ServiceDate } from '@strapec/domain';
import type { RunStatement } from '../platform/database/named-query.js';

/** Opening hours of an evening that is to be reseated after a venue change; `null` when it was closed. */
export interface OwedHours {
  opens: number | null;
  closes: number | null;
  break: Break | null;
}

/** The former opening hours. Their last start does not matter, because it limits only new visits. */
export function hoursBefore({ opens, closes, break: pause }: OwedHours): OpeningHours | null {
  return opens === null || closes === null ? null : { opens, lastStart: opens, closes, ...(pause && { break: pause }) };
}

const oweStatement = {
  name: 'owe-evenings',
  text: `
    INSERT INTO house_settlements (date, opens, closes, break)
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::jsonb[])
    ON CONFLICT (date) DO NOTHING`, // an earlier change has stored the older hours
};

const settledStatement = { name: 'settle-owed', text: `DELETE FROM house_settlements WHERE date = ANY ($1)` };

const owedStatement = { name: 'owed-evenings', text: `SELECT date FROM house_settlements ORDER BY date` };

const isOwedStatement = {
  name: 'is-owed',
  text: `SELECT EXISTS (SELECT FROM house_settlements WHERE date = $1) AS "isOwed"`,
};

/** Marks evenings for reseating, with the hours they had, in the transaction of the venue change. */
export async function oweEvenings(
  run: RunStatement,
  evenings: readonly { date: ServiceDate; hours: OpeningHours | null }[],
): Promise<void> {
  await run(oweStatement, [
    evenings.map(({ date }) => date),
    evenings.map(({ hours }) => hours?.opens ?? null),
    evenings.map(({ hours }) => hours?.closes ?? null),
    evenings.map(({ hours }) => hours?.break ?? null),
  ]);
}

/** Marks evenings as reseated. */
export async function settleOwed(run: RunStatement, dates: readonly ServiceDate[]): Promise<void> {
  await run(settledStatement, [dates]);
}

/** Evenings to reseat, sorted by date. */
export async function owedEvenings(run: RunStatement): Promise<ServiceDate[]> {
  const rows = await run<{ date: ServiceDate }>(owedStatement, []);
  return rows.map(({ date }) => date);
}

export async function isOwed(run: RunStatement, date: ServiceDate): Promise<boolean> {
  const [row] = await run<{ isOwed: boolean }>(isOwedStatement, [date]);
  return row?.isOwed ?? false;
}
