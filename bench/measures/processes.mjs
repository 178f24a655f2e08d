import { evenings } from '../guests.mjs';
import { compare } from '../load.mjs';
import { readServers } from '../readers.mjs';
import { startStrapec } from '../servers.mjs';
import { bytesOf, startBareNode } from './home-page.mjs';

/**
 * One, two and four processes behind the same guests, who share the cores with them: what more processes can bring here
 * is what they bring bare Node.
 */
export async function measureProcesses({ rounds, seconds, ...setting }) {
  const body = await bytesOf(`${setting.strapec.url}/`);
  const bare = await Promise.all([1, 2, 3, 4].map(() => startBareNode(body)));
  const more = await Promise.all([1, 2, 3].map(() => startStrapec(setting)));
  const servers = [setting.strapec, ...more];
  const rows = [];
  for (const [what, all, path] of [
    ['bare Node, the same page', bare, '/'],
    ['home page', servers, '/'],
    ['availability', servers, `/api/reservations/availability/${evenings.full[0]}/2/2`],
  ]) {
    const load = { path, seconds, headers: { 'accept-encoding': 'br' } };
    const contestants = [1, 2, 4].map((count) => readServers(`${what}, ${count}`, all.slice(0, count), load));
    const compared = await compare(contestants, { rounds });
    rows.push(
      ...compared.map(({ 'of the limit': ratio, ...row }) => ({ ...row, 'of one (two: target ≥ 1.3)': ratio })),
    );
  }
  await Promise.all([...bare, ...more].map((one) => one.stop()));
  return rows;
}
