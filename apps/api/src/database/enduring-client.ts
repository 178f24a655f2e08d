import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * Milliseconds after which a silent connection is given up. PostgreSQL itself ends a statement sooner
 * (`statement_timeout`): whoever hears nothing for longer hears nothing any more.
 */
const silence = 7_000;

/** For PostgreSQL's own end of a connection that the network has forgotten: nobody will tell it that we left. */
export const endWhenForgotten = '-c idle_session_timeout=60s';

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
      stream.setTimeout(silence, () => stream.destroy(new Error('Connection terminated: nothing was heard any more')));
    });
  }
}
