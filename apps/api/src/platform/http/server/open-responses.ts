import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { countResponse } from '../../metrics/process-metrics.js';

/** Clients with keep-alive would delay the shutdown, or have their next request cut off (proof F5). */
@Injectable()
export class OpenResponses {
  /** By connection: a table that changes with every response costs more in garbage collection. */
  private readonly latestBySocket = new Map<Socket, ServerResponse>();
  private closing = false;

  get isClosing(): boolean {
    return this.closing;
  }

  watchServer(server: Server): void {
    server.on('connection', (socket: Socket) => socket.once('close', () => this.latestBySocket.delete(socket)));
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (this.closing) response.setHeader('Connection', 'close');
      this.latestBySocket.set(socket, response);
      response.once('close', () => countResponse(response.statusCode));
    });
  }

  close(): void {
    this.closing = true;
    for (const response of this.latestBySocket.values())
      if (!response.headersSent) response.setHeader('Connection', 'close');
  }
}
