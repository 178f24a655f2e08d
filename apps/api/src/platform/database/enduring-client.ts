import type { Socket } from 'node:net';
import pg from 'pg';
import { patience } from './patience.js';

/**
 * A connection whose end ends nothing else. The statement that was under way fails, and the pool forgets the connection; but
 * between being lent and being used nobody listens for its errors, and one that nobody hears would end the process
 * (proof F2). One that has gone dead is closed: pg's own `query_timeout` would give it back to the pool, and the next
 * guest would wait on it as well (proof F4).
 */
export class EnduringClient extends pg.Client {
  constructor(...options: ConstructorParameters<typeof pg.Client>) {
    super(...options);
    this.on('error', () => undefined);
    this.once('connect', () => {
      const stream = this.connection.stream as Socket; // net's own, or TLS on top of it
      stream.setTimeout(patience.silence, () =>
        stream.destroy(new Error('Connection terminated: nothing was heard any more')),
      );
    });
  }
}
