import { at } from '../scripts/lib/workspace.mjs';
import { startServer } from './house.mjs';
import { compare } from './load.mjs';

/** The home page as a browser asks for it, against the same compressed bytes from a bare Node server. */
export async function measureHomePage({ house, ...setting }) {
  const headers = { 'accept-encoding': 'br' };
  const { body } = await rawAnswer(`${house.url}/`, headers);
  const limit = await startServer(at('bench/limits/static-server.mjs'), {
    BODY: body.toString('base64'),
    TYPE: 'text/html; charset=utf-8',
    ENCODING: 'br',
  });
  try {
    const request = { headers };
    return await compare(
      [
        { name: 'bare Node, the same bytes', ...limit, request },
        { name: 'the house (target ≥ 0.5)', url: `${house.url}/`, pid: house.pid, request },
      ],
      setting,
    );
  } finally {
    await limit.stop();
  }
}

/** The bytes as they travel: fetch would unpack them. */
async function rawAnswer(url, headers) {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
