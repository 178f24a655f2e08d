import type { Socket } from 'node:net';
import pg from 'pg';
import { timeouts } from './timeouts.js';

/**
 * Its loss does not end the process: between being taken from the pool and being used, a connection has no error
 * listener (proof F2). A connection without answers is closed: pg's own `query_timeout` would return it to the pool
 * (proof F4).
 */
export class ResilientClient extends pg.Client {
  constructor(...options: ConstructorParameters<typeof pg.Client>) {
    super(...options);
    this.on('error', () => undefined);
    this.once('connect', () => {
      const stream = this.connection.stream as Socket; // a socket of net, or TLS on top of it
      stream.setTimeout(timeouts.noTrafficMs, () =>
        stream.destroy(new Error('Connection terminated: nothing was heard any more')),
      );
    });
  }
}
