import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The response to a request: `stall` sends nothing, `cut` closes the connection. */
export type TestReply = { status?: number; body?: string; type?: string } | 'stall' | 'cut';

/** An HTTP server on loopback that replaces an external one. */
export class TestHttpServer {
  readonly requests: ReceivedRequest[] = [];
  answerRequest: (request: ReceivedRequest) => TestReply = () => ({});
  private server: Server | null = null;

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    // A test that blocks the thread for seconds would reuse a connection that the server has just closed.
    this.server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      void text(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const received = { method, path: url, headers, body };
        this.requests.push(received);
        const reply = this.answerRequest(received);
        if (reply === 'cut') request.socket.destroy();
        else if (reply !== 'stall')
          response.writeHead(reply.status ?? 200, { 'content-type': reply.type ?? 'application/json' }).end(reply.body);
      });
    });
    await new Promise<void>((opened) => this.server?.listen(0, '127.0.0.1', opened));
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
