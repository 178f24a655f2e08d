import { at } from '../scripts/lib/workspace.mjs';
import { openDates, reserve } from './guests.mjs';
import { startServer } from './house.mjs';
import { compare } from './load.mjs';
import { statements } from './limits/reserve-statements.mjs';

const visits = 60;

/**
 * Availability of one full evening: unchanged since the last answer, against a bare Node server with the same bytes and
 * against bare Node + pg running the query that reads the evening.
 */
export async function measureAvailability({ house, databaseUrl, ...setting }) {
  const [date] = openDates();
  for (let visit = 0; visit < visits; visit += 1) {
    const time = `${16 + (visit % 8)}:00`;
    await reserve(house.url, { date, time, duration: 1 }).catch(() => undefined); // a few no longer fit
  }
  const url = `${house.url}/api/reservations/availability/${date}/2/2`;
  const body = Buffer.from(await (await fetch(url)).text()).toString('base64');
  const bytes = await startServer(at('bench/limits/static-server.mjs'), { BODY: body, TYPE: 'application/json' });
  const query = await startServer(at('bench/limits/query-server.mjs'), {
    DATABASE_URL: databaseUrl,
    QUERY: statements.evening,
    VALUES: JSON.stringify([date]),
  });
  try {
    return await compare(
      [
        { name: 'bare Node, the same bytes', ...bytes },
        { name: 'bare Node + pg, the evening', ...query },
        { name: 'the house (target ≥ 0.4)', url, pid: house.pid },
      ],
      setting,
    );
  } finally {
    await Promise.all([bytes.stop(), query.stop()]);
  }
}
