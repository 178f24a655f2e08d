import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How much of a request must arrive in each stretch of time until it is all here. */
export interface Pace {
  /** Milliseconds. */
  every: number;
  bytes: number;
}

/** A kilobyte a second is slower than any telephone; what guests send fits into the first stretch. */
const usualPace: Pace = { every: 20_000, bytes: 20_000 };

/**
 * Ends connections on which a request drips: Node itself would wait five minutes for its body, whatever we have answered
 * meanwhile, and a few thousand such connections are all that a process may hold.
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
