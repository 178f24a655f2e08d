import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Translator {
  url: string;
  stop: () => Promise<void>;
}

/** Replaces a LibreTranslate server; translates a text to `language: text`. */
export async function startTranslator(): Promise<Translator> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void json(request).then((body) => {
      const { q, target } = body as { q: string; target: string };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText: `${target}: ${q}` }));
    });
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
