import { addRows } from '../million-rows.mjs';
import { freshDatabase, startStrapec } from '../servers.mjs';
import { median } from '../table.mjs';
import { signIn } from './staff-day.mjs';

const times = 7;

/** What staff ask, one call after the other, of a house with a million reservations and a million mails. */
export async function measureRows(setting) {
  const databaseUrl = await freshDatabase(setting.databaseUrl, 'with_rows');
  const strapec = await startStrapec({ ...setting, databaseUrl });
  try {
    await addRows(databaseUrl, setting);
    const headers = { 'content-type': 'application/json', origin: strapec.url, cookie: await signIn(strapec.url) };
    const rows = [];
    for (const [name, path, body] of staffCalls()) {
      rows.push({ '': name, ...(await timed(strapec.url + path, { headers, body })) });
    }
    return rows;
  } finally {
    await strapec.stop();
  }
}

const day = (away) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10);

const staffCalls = () => [
  ['reservations', '/api/reservations'],
  ['what is to come, a page of 20', `/api/reservations?from=${day(0)}&limit=20`],
  ['the same, the 500th page', `/api/reservations?from=${day(0)}&limit=20&offset=9980`],
  ['cancelled', '/api/reservations?status=cancelled'],
  ['waiting for approval', '/api/reservations?status=pending_approval'],
  ['from the 900,000th on', '/api/reservations?offset=900000'],
  ['completed, from the 600,000th on', '/api/reservations?offset=600000&status=completed'],
  ['a name that many have', `/api/reservations?q=${encodeURIComponent('Kováč')}`],
  ['the same among who is seated', `/api/reservations?q=kovac&status=seated`],
  ['a whole name', `/api/reservations?q=${encodeURIComponent('zuzana kovac')}`],
  ['an e-mail', '/api/reservations?q=guest777.'],
  ['the end of a phone number', '/api/reservations?q=00777'],
  ['nobody', '/api/reservations?q=xqzwv'],
  ['one letter', '/api/reservations?q=a'],
  ['two letters that nobody has', '/api/reservations?q=xq'],
  ['a day of the calendar', `/api/admin/calendar/date/${day(0)}`],
  ['a month of the calendar', `/api/admin/calendar/days?from=${day(-15)}&to=${day(27)}`],
  ['without a table', '/api/admin/reservations/without-table'],
  ['e-mail status', '/api/admin/email/status'],
  ['system', '/api/admin/system'],
  ['the data check', '/api/admin/system/integrity', {}],
  [
    'what is held about a person (target ≤ 1,000)',
    '/api/admin/privacy/export',
    { email: 'guest777.kovac@example.com' },
  ],
];

async function timed(url, { headers, body }) {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const took = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    const response = await fetch(url, request);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    took.push(performance.now() - begin);
  }
  return { 'p50 ms (target ≤ 150)': median(took), 'longest ms': Math.max(...took) };
}
