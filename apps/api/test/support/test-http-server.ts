import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What the peer answers; nothing at all when it shall stall. */
export type TestAnswer = { status?: number; body?: string; type?: string } | 'stall' | 'cut';

/** A real server on loopback in the place of one that is out in the world; answers as it is told. */
export class TestHttpServer {
  readonly requests: ReceivedRequest[] = [];
  answerRequest: (request: ReceivedRequest) => TestAnswer = () => ({});
  private server: Server | null = null;

  get url(): string {
    return `http://127.0.0.1:${(this.server?.address() as AddressInfo).port}`;
  }

  async open(): Promise<void> {
    // Tests that hold the thread for seconds would meet a connection that the server has just closed.
    this.server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      void text(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const received = { method, path: url, headers, body };
        this.requests.push(received);
        const answer = this.answerRequest(received);
        if (answer === 'cut') request.socket.destroy();
        else if (answer !== 'stall')
          response
            .writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json' })
            .end(answer.body);
      });
    });
    await new Promise<void>((opened) => this.server?.listen(0, '127.0.0.1', opened));
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
