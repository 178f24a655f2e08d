import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import { countResponse } from '../../metrics/process-metrics.js';

/** Clients with keep-alive would delay the shutdown, or have their next request cut off (proof F5). */
@Injectable()
export class OpenResponses {
  /** By connection: a table that changes with every response costs more in garbage collection. */
  private readonly latestResponseBySocket = new Map<Socket, ServerResponse>();
  isClosing = false;

  watchServer(server: Server): void {
    server.on('connection', (socket: Socket) => socket.once('close', () => this.latestResponseBySocket.delete(socket)));
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (this.isClosing) response.setHeader('Connection', 'close');
      this.latestResponseBySocket.set(socket, response);
      response.once('close', () => countResponse(response.statusCode));
    });
  }

  beginClosing(): void {
    this.isClosing = true;
    for (const response of this.latestResponseBySocket.values())
      if (!response.headersSent) response.setHeader('Connection', 'close');
  }
}
