import type { Request as Asked, Response as Answered } from 'express';

/** A call as the Fetch standard has it; its body has been read already. */
export function webRequest({ headers, method, originalUrl, body }: Asked): Request {
  const known = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const text = body === undefined ? null : JSON.stringify(body);
  const kept = known.filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding') as [
    string,
    string,
  ][];
  return new Request(new URL(originalUrl, 'http://localhost'), { method, headers: kept, body: text });
}

/** Sends such an answer; nothing of it is kept anywhere. */
export async function sendWebResponse(answer: Response, response: Answered): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.status(answer.status).setHeader('Cache-Control', 'no-store').end(body);
}
