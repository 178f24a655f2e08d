import { get } from 'node:http';
import { compare } from '../load.mjs';
import { readServer } from '../readers.mjs';
import { startServer } from '../servers.mjs';

const headers = { 'accept-encoding': 'br' };

/** The home page as a browser asks for it, against the same compressed bytes from a bare Node server. */
export async function measureHomePage({ strapec, rounds, seconds }) {
  const bare = await startBareNode(await bytesOf(`${strapec.url}/`));
  const load = { headers, seconds };
  const contestants = [
    readServer('bare Node, the same bytes', bare, load),
    readServer('Strapec (target ≥ 0.5)', { ...strapec, url: `${strapec.url}/` }, load),
  ];
  return compare(contestants, { rounds }).finally(bare.stop);
}

/** A bare Node server that sends a compressed page. */
export const startBareNode = (body) =>
  startServer('bench/limits/static-server.mjs', {
    BODY: body.toString('base64'),
    TYPE: 'text/html; charset=utf-8',
    ENCODING: 'br',
  });

/** As they travel: fetch would unpack them. */
export function bytesOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
