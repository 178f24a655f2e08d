import { get } from 'node:http';
import { compare, server } from '../load.mjs';
import { startServer } from '../servers.mjs';

/** The home page as a browser asks for it, against the same compressed bytes from a bare Node server. */
export async function measureHomePage({ house, rounds, seconds }) {
  const headers = { 'accept-encoding': 'br' };
  const body = await bytesOf(`${house.url}/`, headers);
  const bare = await startServer('bench/limits/static-server.mjs', {
    BODY: body.toString('base64'),
    TYPE: 'text/html; charset=utf-8',
    ENCODING: 'br',
  });
  const load = { headers, duration: seconds };
  const contestants = [
    server('bare Node, the same bytes', bare, load),
    server('the house (target ≥ 0.5)', { ...house, url: `${house.url}/` }, load),
  ];
  return compare(contestants, { rounds }).finally(bare.stop);
}

/** As they travel: fetch would unpack them. */
function bytesOf(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
