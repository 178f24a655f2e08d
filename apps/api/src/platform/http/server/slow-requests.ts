import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** In each interval until the request is complete. */
export interface TransferRate {
  /** Milliseconds. */
  intervalMs: number;
  bytes: number;
}

/** A kilobyte a second is slower than any telephone. */
const defaultMinRate: TransferRate = { intervalMs: 20_000, bytes: 20_000 };

/** Node would wait five minutes for the body, and a process can hold only a few thousand such connections. */
export function endSlowRequests(server: Server, minRate = defaultMinRate): void {
  server.headersTimeout = minRate.intervalMs;
  server.on('request', (request, response) => {
    if (hasBody(request)) watchRequest(request, response, minRate);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function watchRequest(request: IncomingMessage, response: ServerResponse, { intervalMs, bytes }: TransferRate): void {
  let bytesBefore = request.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    if (!request.complete && bytesRead - bytesBefore < bytes) endRequest(request, response);
    bytesBefore = bytesRead;
  }, intervalMs).unref();
  request.once('close', () => clearInterval(timer));
}

function endRequest({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
  socket.destroySoon();
}
