import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The minimum amount of a request that must arrive in each interval until it is complete. */
export interface Pace {
  /** Milliseconds. */
  every: number;
  bytes: number;
}

/** A kilobyte a second is slower than any telephone. Requests of guests arrive within the first interval. */
const usualPace: Pace = { every: 20_000, bytes: 20_000 };

/**
 * Ends connections with a request that arrives too slowly. Node would wait five minutes for the body, even after the answer,
 * and a process can hold only a few thousand such connections.
 */
export function endSlowRequests(server: Server, pace = usualPace): void {
  server.headersTimeout = pace.every;
  server.on('request', (request, response) => {
    if (hasBody(request)) watch(request, response, pace);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

function watch(request: IncomingMessage, response: ServerResponse, { every, bytes }: Pace): void {
  let before = request.socket.bytesRead;
  const looking = setInterval(() => {
    const { bytesRead } = request.socket;
    if (!request.complete && bytesRead - before < bytes) giveUp(request, response);
    before = bytesRead;
  }, every).unref();
  request.once('close', () => clearInterval(looking));
}

function giveUp({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
  socket.destroySoon();
}
